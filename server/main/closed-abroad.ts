import {
  BRITISH_LINE,
  type Closed,
  type Customs,
  missingAbroad,
  US_LINE,
} from '#domain/customs/consignment.ts';
import { RATE_DAYS } from '#domain/customs/rows.ts';

const BRITAIN = 'United Kingdom';
const SMALL = `${BRITAIN}, goods up to £${BRITISH_LINE / 100}`;
const STATES = 'United States';

function reasonOf(closed: Closed): string {
  switch (closed.why) {
    case 'origin':
      return 'Outside the EU, single parts: their origin is unknown';
    case 'rate': {
      const isBritish = closed.currency === 'GBP';
      return `${isBritish ? BRITAIN : STATES}: the ${isBritish ? 'pound' : 'dollar'} has no rate of your own from the last ${RATE_DAYS} days`;
    }
    case 'british number':
      return `${SMALL}: the company data have no British VAT number; above that it is not needed`;
    case 'british tax':
      return `${SMALL}: no row of your own says what British VAT comes to`;
    case 'duty row':
      return `${STATES}: no row of your own says the duty on ${closed.code} from ${closed.origin}`;
    case 'value':
      return `${STATES}, goods above $${US_LINE / 100}: the post takes none`;
  }
}

/**
 * Start message if the shop takes money and some countries are closed, because example data do not count then. No reason
 * to refuse the start: other countries are open. Undefined if nothing is closed.
 */
export function closedAbroad(customs: Customs): string | undefined {
  const missing = missingAbroad(customs);
  if (missing.length === 0) return undefined;
  const reasons = missing.map((closed) => `  ${reasonOf(closed)}\n`);
  return `Closed until it is entered (rows and rates: calls of the workshop, /api/docs; the number: /workshop/company):\n${reasons.join('')}`;
}
