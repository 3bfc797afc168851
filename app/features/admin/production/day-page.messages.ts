import { dayInWords, weekdayAndDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';
import type { DueOrder, WaitingOrder } from '#server/production/index.ts';
import type { KeyWords } from '../kit/keys.tsx';

export const DAY_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['B', 'bench'],
    ['J K', 'piece'],
    ['1 – 4', 'move to this place today'],
    ['W', 'by wire, by date'],
    ['A', 'away'],
    ['D', 'day sheet'],
    ['L', 'letter'],
  ],
  de: [
    ['B', 'Werkbank'],
    ['J K', 'Stück'],
    ['1 – 4', 'heute auf diesen Platz'],
    ['W', 'nach Draht, nach Termin'],
    ['A', 'nicht da'],
    ['D', 'Tagesblatt'],
    ['L', 'Brief'],
  ],
};

/** Progress of an order due today: its pickups and, if it is late, the day on which it leaves. */
interface DueFacts extends Pick<DueOrder, 'step' | 'wound' | 'isLate' | 'promised' | 'leaves'> {
  readonly today: string;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const WHY: Readonly<Record<WaitingOrder['why'], string>> = {
  answer: 'an answer',
  address: 'an address',
  'closed abroad': 'a country we cannot ship to now',
  dispute: 'a disputed payment',
  'fraud warning': 'a payment reported as fraud',
  review: 'a payment under review',
  parts: 'parts on the way',
  repair: 'a repair',
  'way back': 'a repaired pickup to be sent back',
};
const WHY_IN_GERMAN: typeof WHY = {
  answer: 'eine Antwort',
  address: 'eine Adresse',
  'closed abroad': 'ein Land, in das wir gerade nicht versenden',
  dispute: 'eine angefochtene Zahlung',
  'fraud warning': 'eine als Betrug gemeldete Zahlung',
  review: 'eine Zahlung in Prüfung',
  parts: 'Teile, die unterwegs sind',
  repair: 'eine Reparatur',
  'way back': 'den Rückversand eines reparierten Tonabnehmers',
};

const STEPS: Readonly<Record<DueOrder['step'], string>> = {
  'to wind': 'to wind',
  'on the bench': 'on the bench',
  'to finish': 'wound, to finish',
  'to pack': 'finished, to pack',
  packed: 'packed',
};
const STEPS_IN_GERMAN: typeof STEPS = {
  'to wind': 'zu wickeln',
  'on the bench': 'auf der Werkbank',
  'to finish': 'gewickelt, fertigzustellen',
  'to pack': 'fertig, zu packen',
  packed: 'gepackt',
};

const day = (of: string) => dayInWords(of, 'de', 'short');

const EN = {
  title: 'Day',
  description: 'Who winds what with which wire, waiting orders and moved dates.',
  head: (week: number, atTheBench: number | undefined) =>
    `Week ${week} · ${atTheBench === undefined ? 'closed today' : `${atTheBench} at the bench`}`,
  daySheet: 'Day sheet',
  away: 'Away',
  openBench: 'Open the bench',
  today: 'Today',
  legend: 'copper: on a machine; ring: next; dashed: handwork; times ahead are estimates',
  week: { wire: 'The week by wire', date: 'The week by date' },
  show: { wire: 'By wire', date: 'By date' },
  changes: (wire: number, minutes: number, date: number) =>
    `${counted(wire, 'wire change')}, ${minutes} minutes each; ${date} if sorted by date`,
  /** Number of promised dates that will be met; `late` names the others. */
  hold: (dates: number, late: string | undefined) =>
    late === undefined
      ? `${counted(dates, 'date')}, all on time`
      : `${counted(dates, 'date')}, all on time except ${late}’s`,
  figures: {
    toWind: 'to wind today',
    of: (places: number) => `of ${places}`,
    nothingWaits: 'nothing to wind',
    toPost: 'parcels to post',
    by: (clock: string | null) => (clock ? `by ${clock}` : 'no post today'),
    clear: 'no parcels',
    late: 'late',
    noneLate: 'nothing is late',
    leaves: (buyer: string, of: string) => `${buyer}: leaves ${of}`,
    allHold: 'all on time',
    wait: 'waiting',
    nothingHeld: 'nothing is waiting',
    promise: 'promised now',
    queue: (queued: number, aDay: number, after: number) =>
      `${queued} queued, ${aDay} a day, then ${after} more days`,
  },
  waits: {
    title: 'Waiting',
    count: (orders: number) => counted(orders, 'order'),
    none: 'No orders are waiting.',
    forWhat: (buyer: string, why: WaitingOrder['why']) => `${buyer}, for ${WHY[why]}`,
    noEnd: 'The order cannot leave before that.',
    parts: (of: string) => `They come ${weekdayAndDay(of)}.`,
    until: (moment: string) => `Until ${moment}.`,
    look: 'Open',
    write: (buyer: string) => `Write to ${buyer}`,
  },
  due: {
    title: 'Due',
    which: 'late, or due within two days',
    none: 'Nothing is due.',
    stands: ({ step, wound: [done, all], isLate, promised, leaves, today }: DueFacts) => {
      const stands = `${STEPS[step]}, ${done} of ${all} wound`;
      if (!isLate) return stands;
      return promised < today
        ? `${stands}; promised ${weekdayAndDay(promised)}, leaves ${weekdayAndDay(leaves)}`
        : `${stands}; would leave ${weekdayAndDay(leaves)}`;
    },
  },
};

export const DAY_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Tag',
    description: 'Wer was mit welchem Draht wickelt, was wartet und welche Termine sich verschieben.',
    head: (week, atTheBench) =>
      `Woche ${week} · ${atTheBench === undefined ? 'heute zu' : `${atTheBench} an der Werkbank`}`,
    daySheet: 'Tagesblatt',
    away: 'Nicht da',
    openBench: 'Werkbank öffnen',
    today: 'Heute',
    legend:
      'Kupfer: auf einer Maschine; Ring: als Nächstes; gestrichelt: Handarbeit; spätere Zeiten sind berechnet',
    week: { wire: 'Die Woche nach Draht', date: 'Die Woche nach Termin' },
    show: { wire: 'Nach Draht', date: 'Nach Termin' },
    changes: (wire, minutes, date) =>
      `${wire} Drahtwechsel, je ${minutes} Minuten; nach Termin wären es ${date}`,
    hold: (dates, late) => {
      if (dates === 0) return 'kein Termin';
      if (dates === 1)
        return late === undefined ? '1 Termin, pünktlich' : `1 Termin, nicht pünktlich: ${late}`;
      return late === undefined
        ? `${dates} Termine, alle pünktlich`
        : `${dates} Termine, alle pünktlich bis auf ${late}`;
    },
    figures: {
      toWind: 'heute zu wickeln',
      of: (places) => `von ${places}`,
      nothingWaits: 'nichts zu wickeln',
      toPost: 'Pakete zur Post',
      by: (clock) => (clock ? `bis ${clock}` : 'heute keine Post'),
      clear: 'keine Pakete',
      late: 'zu spät',
      noneLate: 'nichts ist zu spät',
      leaves: (buyer, of) => `${buyer}: geht ${of} raus`,
      allHold: 'alles pünktlich',
      wait: 'warten',
      nothingHeld: 'nichts wartet',
      promise: 'jetzt zugesagt',
      queue: (queued, aDay, after) =>
        `${queued} in der Warteschlange, ${aDay} am Tag, dann noch ${after} Tage`,
    },
    waits: {
      title: 'Wartet',
      count: (orders) => (orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`),
      none: 'Keine Bestellung wartet.',
      forWhat: (buyer, why) => `${buyer}, auf ${WHY_IN_GERMAN[why]}`,
      noEnd: 'Vorher kann die Bestellung nicht raus.',
      parts: (of) => `Am ${dayInWords(of, 'de')} sind sie da.`,
      until: (moment) => `Bis ${moment} Uhr.`,
      look: 'Öffnen',
      write: (buyer) => `An ${buyer} schreiben`,
    },
    due: {
      title: 'Fällig',
      which: 'zu spät oder in den nächsten zwei Tagen fällig',
      none: 'Nichts ist fällig.',
      stands: ({ step, wound: [done, all], isLate, promised, leaves, today }) => {
        const stands = `${STEPS_IN_GERMAN[step]}, ${done} von ${all} gewickelt`;
        if (!isLate) return stands;
        return promised < today
          ? `${stands}; zugesagt für ${day(promised)}, geht ${day(leaves)} raus`
          : `${stands}; ginge erst ${day(leaves)} raus`;
      },
    },
  },
};
