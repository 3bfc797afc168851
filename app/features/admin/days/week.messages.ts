import type { InLanguages } from '#domain/languages.ts';
import type { Block } from '#domain/production/day-strip.ts';
import type { DayView } from '#server/days/index.ts';

interface StripWords {
  readonly lane: (name: string) => string;
  readonly nothing: string;
  readonly kinds: Readonly<Record<Block['kind'], string>>;
}

/** Words of today, lane by lane. */
export const DAY_STRIP: InLanguages<StripWords> = {
  en: {
    lane: (name) => `${name} today`,
    nothing: 'nothing',
    kinds: {
      done: 'done',
      on: 'on the machine',
      next: 'next',
      later: 'later',
      change: 'wire change',
      hand: 'by hand',
      wax: 'in the bath',
    },
  },
  de: {
    lane: (name) => `${name} heute`,
    nothing: 'nichts',
    kinds: {
      done: 'fertig',
      on: 'auf der Maschine',
      next: 'als Nächstes',
      later: 'später',
      change: 'Drahtwechsel',
      hand: 'von Hand',
      wax: 'im Wachsbad',
    },
  },
};

interface PlaceWords {
  /** A place of today, or none: as planned again. */
  readonly done: (piece: string, place: number | null) => string;
  readonly moved: (piece: string) => string;
  readonly hint: string;
  readonly places: string;
  readonly place: (place: number) => string;
  readonly asPlanned: string;
  readonly breaks: (place: number | null, promises: number) => string;
  readonly nothingMoved: string;
  readonly doubts: (doubts: string) => string;
  readonly move: (mails: number) => string;
  readonly leave: string;
}

/** Words of the bar that gives a piece its place of today. */
export const PLACE_BAR: InLanguages<PlaceWords> = {
  en: {
    done: (piece, place) =>
      place === null ? `${piece}: as planned again.` : `${piece} has place ${place} of today.`,
    moved: (piece) => `${piece} is moved.`,
    hint: '1 to 4 moves the focused piece',
    places: 'Place of today',
    place: (place) => `Place ${place} of today`,
    asPlanned: 'As planned',
    breaks: (place, promises) =>
      `${place === null ? 'The plan' : `Place ${place}`} breaks ${promises === 1 ? 'a promise' : `${promises} promises`}`,
    nothingMoved: 'Nothing was moved',
    doubts: (doubts) => `${doubts} Moving mails the new date; nothing is moved before you say so.`,
    move: (mails) => `Move, mail ${mails}`,
    leave: 'Leave it',
  },
  de: {
    done: (piece, place) =>
      place === null ? `${piece}: wieder nach Plan.` : `${piece} hat Platz ${place} von heute.`,
    moved: (piece) => `${piece} ist verschoben.`,
    hint: '1 bis 4 verschiebt das Stück, auf dem du stehst',
    places: 'Platz von heute',
    place: (place) => `Platz ${place} von heute`,
    asPlanned: 'Nach Plan',
    breaks: (place, promises) =>
      `${place === null ? 'Der Plan' : `Platz ${place}`} bricht ${promises === 1 ? 'eine Zusage' : `${promises} Zusagen`}`,
    nothingMoved: 'Nichts wurde verschoben',
    doubts: (doubts) =>
      `${doubts} Beim Verschieben geht der neue Termin per Mail raus; verschoben wird erst, wenn du es sagst.`,
    move: (mails) => `Verschieben, ${mails === 1 ? '1 Mail' : `${mails} Mails`} schicken`,
    leave: 'So lassen',
  },
};

type Kind = DayView['calendar'][number]['kind'];

interface SixWeeksWords {
  readonly title: string;
  readonly legend: string;
  readonly week: (week: number) => string;
  readonly weekdays: readonly string[];
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly taken: (taken: number, places: number) => string;
  readonly today: string;
  readonly promise: string;
  readonly away: (makers: string) => string;
}

/** Words of the six weeks. */
export const SIX_WEEKS: InLanguages<SixWeeksWords> = {
  en: {
    title: 'Six weeks',
    legend: 'four cells a day are four pickups; black is a holiday of Saxony, dashed is ours',
    week: (week) => `Week ${week}`,
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    kinds: { open: 'open', weekend: 'weekend', holiday: 'holiday', closed: 'closed' },
    taken: (taken, places) => `${taken} of ${places} taken`,
    today: 'today',
    promise: 'we promise now',
    away: (makers) => `${makers} away, 2 a day`,
  },
  de: {
    title: 'Sechs Wochen',
    legend:
      'vier Felder am Tag sind vier Pickups; schwarz ist ein Feiertag in Sachsen, gestrichelt haben wir zu',
    week: (week) => `Woche ${week}`,
    weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    kinds: { open: 'offen', weekend: 'Wochenende', holiday: 'Feiertag', closed: 'geschlossen' },
    taken: (taken, places) => `${taken} von ${places} vergeben`,
    today: 'heute',
    promise: 'wir versprechen jetzt',
    away: (makers) => `${makers} nicht da, 2 am Tag`,
  },
};

interface GridWords {
  readonly changeTo: string;
  readonly placedBy: (maker: string) => string;
  readonly isAway: (maker: string | undefined) => string;
  readonly closed: string;
  readonly free: string;
  readonly batches: string;
  readonly wire: string;
  readonly batch: string;
  readonly coils: string;
  readonly days: string;
  readonly pickups: (pickups: number, orders: number) => string;
  readonly span: (from: string, until: string) => string;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Words of the week by machines. */
export const WEEK_GRID: InLanguages<GridWords> = {
  en: {
    changeTo: 'Change the wire to ',
    placedBy: (maker) => `, placed by ${maker}`,
    isAway: (maker = 'Away') => `${maker} is away`,
    closed: 'closed',
    free: 'free',
    batches: 'Batches by wire',
    wire: 'Wire',
    batch: 'Batch',
    coils: 'Coils',
    days: 'First and last day',
    pickups: (pickups, orders) => `${counted(pickups, 'pickup')} of ${counted(orders, 'order')}`,
    span: (from, until) => (from === until ? from : `${from} to ${until}`),
  },
  de: {
    changeTo: 'Draht wechseln auf ',
    placedBy: (maker) => `, von ${maker} hierher gesetzt`,
    isAway: (maker) => (maker === undefined ? 'nicht da' : `${maker} ist nicht da`),
    closed: 'geschlossen',
    free: 'frei',
    batches: 'Chargen nach Draht',
    wire: 'Draht',
    batch: 'Charge',
    coils: 'Spulen',
    days: 'Erster und letzter Tag',
    pickups: (pickups, orders) =>
      `${pickups === 1 ? '1 Pickup' : `${pickups} Pickups`} aus ${orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`}`,
    span: (from, until) => (from === until ? from : `${from} bis ${until}`),
  },
};
