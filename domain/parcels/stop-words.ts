import type { Closed } from '../customs/consignment.ts';
import type { OrderCustoms, ParcelStop } from '../customs/order-customs.ts';

/** "£108.75". */
const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;
/** "$278.40". */
const dollars = (hundredths: number): string => `$${(hundredths / 100).toFixed(2)}`;

function closedWords(closed: Closed): string {
  switch (closed.why) {
    case 'british number':
      return 'It is up to £135 and no GB VAT number was set when it was paid: British VAT was never charged.';
    case 'rate':
      return `There was no rate of the ${closed.currency === 'GBP' ? 'pound' : 'dollar'} when it was paid.`;
    case 'duty row':
      return `No duty row of ${closed.code} from ${closed.origin} was in force when it was paid.`;
    case 'british tax':
      return 'No row of British VAT was in force when it was paid.';
    case 'value':
      return `It is worth ${dollars(closed.hundredths)}: the post takes parcels to the US up to $800.`;
  }
}

/** Why a parcel cannot leave, as the desk reads it. */
export function stopWords(stop: ParcelStop, { lines }: Pick<OrderCustoms, 'lines'>): string {
  switch (stop.why) {
    case 'under the british line':
      return `What is left is ${pounds(stop.pence)}, below £135: the tax would be ours to pay, and British VAT was not charged.`;
    case 'closed':
      return closedWords(stop.closed);
    case 'code':
      return `“${lines[stop.line]?.text ?? 'A line'}” has no code of six digits.`;
    case 'origin':
      return `“${lines[stop.line]?.text ?? 'A line'}” says no origin.`;
    case 'text':
      return `“${lines[stop.line]?.text ?? 'A line'}” is no English text of at most 50 signs.`;
  }
}
