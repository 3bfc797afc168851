import { type Day, dayInWords, shortDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import type { KeyWords } from '../kit/keys.tsx';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const BOARD_EN = {
  title: 'Board',
  newOrder: 'New order',
  description: 'What to wind next and what leaves today.',
  /** Shown under the title: the week, the machines, the time of the post. */
  facts: (week: number, machines: number, post: string | null) =>
    `Week ${week} · ${machines} machines · ${post ? `post leaves ${post}` : 'no post today'}`,
  isOn: (name: string, machine: number) => `${name} is on machine ${machine}:`,
  orders: (count: number) => plural(count, 'order', 'orders'),
  pickups: (count: number) => plural(count, 'pickup', 'pickups'),
  byState: 'Orders by state',
  thisWeek: (count: number) => `${count} this week`,
  late: 'Late',
  pastPromise: 'past the promised day',
  nothingLate: 'none',
  showAll: 'Show all',
  none: 'No orders here.',
  /** Shown if none of `all` orders matches the filter. */
  noneOf: (all: number) => `None of ${plural(all, 'order', 'orders')} matches.`,
  clear: 'Nothing to wind.',
  nothingWaits: 'New paid orders appear here at once.',
  month: 'See the month',
  /** Label of the paging of a long group, by its title. */
  more: (group: string) => `More ${group}`,
  /** "1 to 40 of 112"; `span` is undefined if the group is empty. */
  portion: (span: readonly [first: string, last: string] | undefined, all: string) =>
    `${span ? span.join(' to ') : 'None'} of ${all}`,
  previous: 'Previous',
  next: 'Next',

  showing: 'Showing',
  /** Number of orders shown out of all. */
  some: (count: number, all: number): string =>
    count === all ? `all ${plural(all, 'order', 'orders')}` : `${count} of ${plural(all, 'order', 'orders')}`,
  type: 'Type',
  allTypes: 'All types',
  country: 'Country',
  allCountries: 'All countries',
  who: 'Who',
  both: 'Both of us',
  order: 'Order',
  sorts: { promise: 'By promised day', paid: 'By payment day', wire: 'By wire' },
  show: 'Show',

  start: 'Start',
  startOf: (number: string) => `Start ${number}`,
  pack: 'Pack',
  packOf: (number: string) => `Pack ${number}`,
  bench: 'Bench',
  benchOf: (number: string) => `Bench, ${number}`,
  holds: (name: string | null, machine: number | null) => `${name}, machine ${machine}`,
  /** The new day on which an order leaves. */
  now: (day: string) => `now ${day}`,
  promised: (day: Day) => `promised ${shortDay(day)}`,
  /** Short name of the carrier that took a parcel. */
  carrier: (id: CarrierId): string => id.toUpperCase().split('-')[0] ?? id,
  handOver: 'Hand over',
  track: 'Track',

  side: 'Next',
  mine: 'On your machine',
  yours: 'Next for you',
  piece: (number: number, of: number) => `piece ${number} of ${of}`,
  coil: (name: string, number: number | undefined) =>
    `Coil${number === undefined ? '' : ` ${number}`}, ${name}`,
  openBench: 'Open the bench',
  queue: 'Queue',
  aDay: (pickups: number, machines: number) => `${pickups} a day, ${machines} machines`,
  toWind: 'pickups to wind',
  benchDays: 'days at the bench',
  promiseNow: 'promised now',
  copper: 'Copper: wound today. Add four days for wax, packing and post.',
  /** For screen readers: the bench load of each of the next days. */
  load: (days: readonly string[]) => `Bench load. ${days.join('. ')}.`,
  loadOf: (day: string, pickups: number, free: number) =>
    `${day}: ${plural(pickups, 'pickup', 'pickups')}, ${free} free`,
  alsoToday: 'Also today',
  /** Shown beside the number of refunds, with their sum. */
  refunds: (count: number, sum: string) => `${count === 1 ? 'refund due' : 'refunds due'}, ${sum}`,
  today: 'today',
  parcels: (count: number) => `${count === 1 ? 'parcel' : 'parcels'} for the post`,
  by: (time: string | null): string => (time ? `by ${time}` : 'no post today'),
  withdrawals: (count: number) => `${count === 1 ? 'withdrawal' : 'withdrawals'} to answer`,
  within: (days: number) => `within ${days} days`,
  returns: (count: number) => `${count === 1 ? 'return' : 'returns'} requested`,
  wantsNumber: 'needs a number',
};

export const BOARD: InLanguages<typeof BOARD_EN> = {
  en: BOARD_EN,
  de: {
    title: 'Tafel',
    newOrder: 'Neue Bestellung',
    description: 'Was als Nächstes gewickelt wird und was heute rausgeht.',
    facts: (week, machines, post) =>
      `KW ${week} · ${machines} Maschinen · ${post ? `die Post geht um ${post}` : 'heute keine Post'}`,
    isOn: (name, machine) => `${name} ist an Maschine ${machine}:`,
    orders: (count) => plural(count, 'Bestellung', 'Bestellungen'),
    pickups: (count) => plural(count, 'Pickup', 'Pickups'),
    byState: 'Bestellungen nach Stand',
    thisWeek: (count) => `${count} diese Woche`,
    late: 'Zu spät',
    pastPromise: 'nach dem zugesagten Tag',
    nothingLate: 'keine',
    showAll: 'Alle zeigen',
    none: 'Hier gibt es keine Bestellungen.',
    noneOf: (all) =>
      all === 1 ? 'Die eine Bestellung passt nicht dazu.' : `Von ${all} Bestellungen passt keine dazu.`,
    clear: 'Nichts zu wickeln.',
    nothingWaits: 'Neue bezahlte Bestellungen erscheinen hier sofort.',
    month: 'Monat ansehen',
    more: (group) => `Mehr: ${group}`,
    portion: (span, all) => `${span ? span.join(' bis ') : 'Keine'} von ${all}`,
    previous: 'Zurück',
    next: 'Weiter',

    showing: 'Angezeigt:',
    some: (count, all) => {
      if (count !== all) return `${count} von ${plural(all, 'Bestellung', 'Bestellungen')}`;
      return all === 1 ? '1 Bestellung' : `alle ${all} Bestellungen`;
    },
    type: 'Typ',
    allTypes: 'Alle Typen',
    country: 'Land',
    allCountries: 'Alle Länder',
    who: 'Wer',
    both: 'Wir beide',
    order: 'Reihenfolge',
    sorts: { promise: 'Nach Termin', paid: 'Nach Zahlungstag', wire: 'Nach Draht' },
    show: 'Zeigen',

    start: 'Anfangen',
    startOf: (number) => `${number} anfangen`,
    pack: 'Packen',
    packOf: (number) => `${number} packen`,
    bench: 'Werkbank',
    benchOf: (number) => `Werkbank, ${number}`,
    holds: (name, machine) => `${name}, Maschine ${machine}`,
    now: (day) => `jetzt ${day}`,
    promised: (day) => `zugesagt für ${dayInWords(day, 'de', 'short')}`,
    carrier: (id) => (id.startsWith('dhl') ? 'DHL' : CARRIER_WORDS.de[id].service),
    handOver: 'Übergeben',
    track: 'Verfolgen',

    side: 'Als Nächstes',
    mine: 'An deiner Maschine',
    yours: 'Als Nächstes für dich',
    piece: (number, of) => `Stück ${number} von ${of}`,
    coil: (name, number) => `Spule${number === undefined ? '' : ` ${number}`}, ${name}`,
    openBench: 'Werkbank öffnen',
    queue: 'Warteschlange',
    aDay: (pickups, machines) => `${pickups} am Tag, ${machines} Maschinen`,
    toWind: 'Pickups zu wickeln',
    benchDays: 'Tage an der Werkbank',
    promiseNow: 'jetzt zugesagt',
    copper: 'Kupfer: heute gewickelt. Für Wachs, Packen und Post kommen vier Tage dazu.',
    load: (days) => `Auslastung der Werkbank. ${days.join('. ')}.`,
    loadOf: (day, pickups, free) => `${day}: ${plural(pickups, 'Pickup', 'Pickups')}, ${free} frei`,
    alsoToday: 'Heute auch',
    refunds: (count, sum) => `${count === 1 ? 'Erstattung' : 'Erstattungen'} fällig, ${sum}`,
    today: 'heute',
    parcels: (count) => `${count === 1 ? 'Paket' : 'Pakete'} für die Post`,
    by: (time) => (time ? `bis ${time}` : 'heute keine Post'),
    withdrawals: (count) => `${count === 1 ? 'Widerruf' : 'Widerrufe'} zu beantworten`,
    within: (days) => `binnen ${days} Tagen`,
    returns: (count) => `${count === 1 ? 'Rückgabe' : 'Rückgaben'} angefragt`,
    wantsNumber: 'braucht eine Nummer',
  },
};

export const BOARD_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Enter', 'open'],
    ['B', 'bench'],
    ['P', 'pack'],
    ['S', 'ship'],
    ['1 – 5', 'filter by state'],
    ['L', 'late only'],
  ],
  de: [
    ['J K', 'runter, rauf'],
    ['Enter', 'öffnen'],
    ['B', 'Werkbank'],
    ['P', 'packen'],
    ['S', 'verschicken'],
    ['1 – 5', 'nach Stand filtern'],
    ['L', 'nur verspätete'],
  ],
};
