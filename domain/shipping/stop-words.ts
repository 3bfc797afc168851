import type { Closed } from '../customs/consignment.ts';
import type { OrderCustoms, ParcelStop } from '../customs/order-customs.ts';
import { decimalsIn, inEach, type Language, type Sentence } from '../languages.ts';
import { STOP_WORDS } from './stop-words.messages.ts';

/** "£108.75", "£108,75". */
const pounds = (pence: number, language: Language): string =>
  decimalsIn(`£${(pence / 100).toFixed(2)}`, language);
/** "$278.40". */
const dollars = (hundredths: number, language: Language): string =>
  decimalsIn(`$${(hundredths / 100).toFixed(2)}`, language);

function closedWords(closed: Closed): Sentence {
  return inEach(STOP_WORDS, (words, language) => {
    switch (closed.why) {
      case 'origin':
        return words.origin(undefined);
      case 'british number':
        return words.britishNumber;
      case 'rate':
        return words.rate(closed.currency);
      case 'duty row':
        return words.dutyRow(closed.code, closed.origin);
      case 'british tax':
        return words.britishTax;
      case 'value':
        return words.value(dollars(closed.hundredths, language));
    }
  });
}

/** Why a parcel cannot leave, for the shipping desk. */
export function stopWords(stop: ParcelStop, { lines }: Pick<OrderCustoms, 'lines'>): Sentence {
  switch (stop.why) {
    case 'under the british line':
      return inEach(STOP_WORDS, (words, language) => words.underTheLine(pounds(stop.pence, language)));
    case 'closed':
      return closedWords(stop.closed);
    case 'code':
    case 'origin':
    case 'text':
      return inEach(STOP_WORDS, (words) => words[stop.why](lines[stop.line]?.text));
  }
}
