import { type Day, shortDay } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { InLanguages } from '#domain/languages.ts';
import { CARRIER_WORDS } from '#domain/shipping/carriers.messages.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import type { BoardFilter } from '#server/admin/index.ts';
import type { KeyWords } from '../keys.tsx';

interface BoardMessages {
  readonly title: string;
  readonly newOrder: string;
  readonly description: string;
  /** Under the title: the week, the machines, when the post leaves. */
  readonly facts: (week: number, machines: number, post: string | null) => string;
  readonly isOn: (name: string, machine: number) => string;
  readonly orders: (count: number) => string;
  readonly pickups: (count: number) => string;
  readonly byState: string;
  readonly thisWeek: (count: number) => string;
  readonly late: string;
  readonly pastPromise: string;
  readonly nothingLate: string;
  readonly showAll: string;
  readonly none: string;
  /** Of how many orders none is as the filter asks. */
  readonly noneOf: (all: number) => string;
  readonly clear: string;
  readonly nothingWaits: string;
  readonly month: string;
  /** The way through a long group, by its title. */
  readonly more: (group: string) => string;
  /** "1 to 40", or that there is none, "of 112". */
  readonly portion: (span: readonly [first: string, last: string] | undefined, all: string) => string;
  readonly previous: string;
  readonly next: string;

  readonly showing: string;
  /** How many of all. */
  readonly some: (count: number, all: number) => string;
  readonly type: string;
  readonly allTypes: string;
  readonly country: string;
  readonly allCountries: string;
  readonly who: string;
  readonly both: string;
  readonly order: string;
  readonly sorts: Readonly<Record<BoardFilter['sort'], string>>;
  readonly show: string;

  readonly start: string;
  readonly startOf: (number: string) => string;
  readonly pack: string;
  readonly packOf: (number: string) => string;
  readonly bench: string;
  readonly benchOf: (number: string) => string;
  readonly holds: (name: string | null, machine: number | null) => string;
  /** The day that an order will leave on instead. */
  readonly now: (day: string) => string;
  readonly promised: (day: Day) => string;
  /** Who took a parcel, in a word. */
  readonly carrier: (id: CarrierId) => string;
  readonly handOver: string;
  readonly track: string;

  readonly side: string;
  readonly mine: string;
  readonly yours: string;
  readonly piece: (number: number, of: number) => string;
  readonly coil: (name: string, number: number | undefined) => string;
  readonly openBench: string;
  readonly queue: string;
  readonly aDay: (pickups: number, machines: number) => string;
  readonly toWind: string;
  readonly benchDays: string;
  readonly promiseNow: string;
  readonly copper: string;
  /** Read aloud: what is on the bench on each of the next days. */
  readonly load: (days: readonly string[]) => string;
  readonly loadOf: (day: string, pickups: number, free: number) => string;
  readonly alsoToday: string;
  /** Beside their figure: refunds, what they come to, and when. */
  readonly refunds: (count: number, sum: string) => string;
  readonly today: string;
  readonly parcels: (count: number) => string;
  readonly by: (time: string | null) => string;
  readonly withdrawals: (count: number) => string;
  readonly within: (days: number) => string;
  readonly returns: (count: number) => string;
  readonly wantsNumber: string;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Words of the board, its rows, its filters and what is beside it. */
export const BOARD: InLanguages<BoardMessages> = {
  en: {
    title: 'Board',
    newOrder: 'New order',
    description: 'What is wound next, and what leaves today.',
    facts: (week, machines, post) =>
      `Week ${week} · ${machines} machines · ${post ? `post leaves ${post}` : 'no post today'}`,
    isOn: (name, machine) => `${name} is on machine ${machine}:`,
    orders: (count) => plural(count, 'order', 'orders'),
    pickups: (count) => plural(count, 'pickup', 'pickups'),
    byState: 'Orders by state',
    thisWeek: (count) => `${count} this week`,
    late: 'Late',
    pastPromise: 'past the promise',
    nothingLate: 'nothing',
    showAll: 'Show all',
    none: 'No order here.',
    noneOf: (all) => `None of ${plural(all, 'order', 'orders')} is like that.`,
    clear: 'The bench is clear.',
    nothingWaits: 'No paid order waits. What is ordered next stands here at once.',
    month: 'Look at the month',
    more: (group) => `More ${group}`,
    portion: (span, all) => `${span ? span.join(' to ') : 'None'} of ${all}`,
    previous: 'Previous',
    next: 'Next',

    showing: 'Showing',
    some: (count, all) =>
      count === all
        ? `all ${plural(all, 'order', 'orders')}`
        : `${count} of ${plural(all, 'order', 'orders')}`,
    type: 'Type',
    allTypes: 'All types',
    country: 'Country',
    allCountries: 'All countries',
    who: 'Who',
    both: 'Both of us',
    order: 'Order',
    sorts: { promise: 'By promise', paid: 'By day of payment', wire: 'By wire' },
    show: 'Show',

    start: 'Start',
    startOf: (number) => `Start ${number}`,
    pack: 'Pack',
    packOf: (number) => `Pack ${number}`,
    bench: 'Bench',
    benchOf: (number) => `Bench, ${number}`,
    holds: (name, machine) => `${name}, machine ${machine}`,
    now: (day) => `now ${day}`,
    promised: (day) => `promised ${shortDay(day)}`,
    carrier: (id) => id.toUpperCase().split('-')[0] ?? id,
    handOver: 'Hand over',
    track: 'Track',

    side: 'Next',
    mine: 'On your machine',
    yours: 'Next for you',
    piece: (number, of) => `piece ${number} of ${of}`,
    coil: (name, number) => `Coil${number === undefined ? '' : ` ${number}`}, ${name}`,
    openBench: 'Open the bench',
    queue: 'Queue',
    aDay: (pickups, machines) => `${pickups} a day, ${machines} machines`,
    toWind: 'pickups to wind',
    benchDays: 'bench days',
    promiseNow: 'we promise now',
    copper: 'Copper: wound today. Four days more for wax, packing and post.',
    load: (days) => `Load of the bench. ${days.join('. ')}.`,
    loadOf: (day, pickups, free) => `${day}: ${plural(pickups, 'pickup', 'pickups')}, ${free} free`,
    alsoToday: 'Also today',
    refunds: (count, sum) => `${count === 1 ? 'refund due' : 'refunds due'}, ${sum}`,
    today: 'today',
    parcels: (count) => `${count === 1 ? 'parcel' : 'parcels'} for the post`,
    by: (time) => (time ? `by ${time}` : 'no post today'),
    withdrawals: (count) => `${count === 1 ? 'withdrawal' : 'withdrawals'} to answer`,
    within: (days) => `within ${days} days`,
    returns: (count) => `${count === 1 ? 'return' : 'returns'} asked for`,
    wantsNumber: 'wants a number',
  },
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
    pastPromise: 'nach dem Termin',
    nothingLate: 'nichts',
    showAll: 'Alle zeigen',
    none: 'Hier ist keine Bestellung.',
    noneOf: (all) =>
      all === 1 ? 'Die eine Bestellung passt nicht dazu.' : `Von ${all} Bestellungen passt keine dazu.`,
    clear: 'Die Werkbank ist leer.',
    nothingWaits: 'Keine bezahlte Bestellung wartet. Die nächste steht sofort hier.',
    month: 'Den Monat ansehen',
    more: (group) => `Mehr: ${group}`,
    portion: (span, all) => `${span ? span.join(' bis ') : 'Keine'} von ${all}`,
    previous: 'Zurück',
    next: 'Weiter',

    showing: 'Zu sehen:',
    some: (count, all) => {
      if (count !== all) return `${count} von ${plural(all, 'Bestellung', 'Bestellungen')}`;
      return all === 1 ? 'die eine Bestellung' : `alle ${all} Bestellungen`;
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
    openBench: 'Zur Werkbank',
    queue: 'Schlange',
    aDay: (pickups, machines) => `${pickups} am Tag, ${machines} Maschinen`,
    toWind: 'Pickups zu wickeln',
    benchDays: 'Werkbank-Tage',
    promiseNow: 'sagen wir jetzt zu',
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

/** The keys of the board. */
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
    ['L', 'nur was zu spät ist'],
  ],
};
