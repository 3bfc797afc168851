import { type Day, dayInWords, germanDay, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

const EN = {
  lang: 'en',
  /** "24 Nov 2026". */
  dated: (day: Day) => `${shortDay(day)} ${day.slice(0, 4)}`,
  /** "24 Nov". */
  short: (day: Day): string => shortDay(day),
  /** "Tue 24 Nov". */
  weekday: (day: Day): string => weekdayAndDay(day),
  label: 'Label',
  of: (came: string, ordered: string) => `${came} of ${ordered}`,
  reel: (grams: string) => `reel ${grams}`,
  toBuy: 'To buy',
  about: (lines: number, suppliers: number, orders: number) =>
    `${counted(lines, 'item')} at ${counted(suppliers, 'supplier')}, for ${counted(orders, 'open order')}`,
  noSupplier: 'No supplier yet',
  setOne: 'set one under Stock',
  way: (supplier: string, ordered: string, due: string) => `${supplier}, ordered ${ordered}, due ${due}`,
  leftOut: (names: string) => `left out: ${names}`,
  allIn: 'nothing is left out',
  list: {
    ...{
      name: 'Shopping list',
      sheet: 'sheet',
      printed: 'Printed',
      sum: 'Ticked sum, net',
      post: 'including postage',
    },
    ...{ part: 'Part and why', buy: 'Buy', net: 'Net', here: 'Arrived, spool' },
    ...{ way: 'On the way', tick: 'tick on arrival' },
    none: 'Nothing ticked and nothing on the way.',
  },
};

export const SHELF_PAPERS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    lang: 'de',
    dated: germanDay,
    short: germanDay,
    weekday: (day) => dayInWords(day, 'de', 'short'),
    label: 'Etikett',
    of: (came, ordered) => `${came} von ${ordered}`,
    reel: (grams) => `Rolle ${grams}`,
    toBuy: 'Einkauf',
    about: (lines, suppliers, orders) =>
      `${counted(lines, 'Position', 'Positionen')} bei ${counted(suppliers, 'Lieferanten', 'Lieferanten')}, für ${counted(orders, 'offene Bestellung', 'offene Bestellungen')}`,
    noSupplier: 'Noch kein Lieferant',
    setOne: 'unter Lager festlegen',
    way: (supplier, ordered, due) => `${supplier}, bestellt ${ordered}, erwartet ${due}`,
    leftOut: (names) => `ausgelassen: ${names}`,
    allIn: 'nichts ist ausgelassen',
    list: {
      ...{ name: 'Einkaufsliste', sheet: 'Blatt', printed: 'Gedruckt', sum: 'Angekreuzt, netto' },
      ...{
        post: 'mit Versand',
        part: 'Teil und Grund',
        buy: 'Kaufen',
        net: 'Netto',
        here: 'Angekommen, Rolle',
      },
      ...{ way: 'Unterwegs', tick: 'bei Ankunft abhaken' },
      none: 'Nichts angekreuzt und nichts unterwegs.',
    },
  },
};
