import { shortDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';

const DAY_STRIP_EN = {
  lane: (name: string) => `${name} today`,
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
};

export const DAY_STRIP: InLanguages<typeof DAY_STRIP_EN> = {
  en: DAY_STRIP_EN,
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

const PLACE_BAR_EN = {
  /** `place` is the new place in today's order; null puts it back as planned. */
  done: (piece: string, place: number | null): string =>
    place === null ? `${piece}: as planned again.` : `${piece} is now in place ${place} today.`,
  moved: (piece: string) => `${piece} moved.`,
  hint: 'press 1 to 4 to move the selected piece',
  places: 'Place today',
  place: (place: number) => `Place ${place} today`,
  asPlanned: 'As planned',
  breaks: (place: number | null, promises: number) =>
    `${place === null ? 'The plan' : `Place ${place}`} moves ${promises === 1 ? 'a promised day' : `${promises} promised days`}`,
  nothingMoved: 'Nothing was moved',
  doubts: (doubts: string) =>
    `${doubts} When you move it, the new date goes out by e-mail. Nothing is moved yet.`,
  move: (mails: number) => `Move and send ${mails === 1 ? '1 e-mail' : `${mails} e-mails`}`,
  leave: 'Do not move',
};

export const PLACE_BAR: InLanguages<typeof PLACE_BAR_EN> = {
  en: PLACE_BAR_EN,
  de: {
    done: (piece, place) =>
      place === null ? `${piece}: wieder nach Plan.` : `${piece} ist heute auf Platz ${place}.`,
    moved: (piece) => `${piece} ist verschoben.`,
    hint: '1 bis 4 verschiebt das gewählte Stück',
    places: 'Platz heute',
    place: (place) => `Platz ${place} heute`,
    asPlanned: 'Nach Plan',
    breaks: (place, promises) =>
      `${place === null ? 'Der Plan' : `Platz ${place}`} verschiebt ${promises === 1 ? 'einen Termin' : `${promises} Termine`}`,
    nothingMoved: 'Nichts wurde verschoben',
    doubts: (doubts) =>
      `${doubts} Beim Verschieben geht der neue Termin per E-Mail raus. Noch ist nichts verschoben.`,
    move: (mails) => `Verschieben und ${mails === 1 ? '1 E-Mail' : `${mails} E-Mails`} senden`,
    leave: 'Nicht verschieben',
  },
};

const SIX_WEEKS_EN = {
  title: 'Six weeks',
  legend: 'each day has four cells, one per pickup; black: public holiday in Saxony; dashed: our days off',
  week: (week: number) => `Week ${week}`,
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  kinds: { open: 'open', weekend: 'weekend', holiday: 'holiday', closed: 'closed' },
  taken: (taken: number, places: number) => `${taken} of ${places} taken`,
  today: 'today',
  promise: 'promised now',
  away: (makers: string) => `${makers} away, 2 a day`,
};

export const SIX_WEEKS: InLanguages<typeof SIX_WEEKS_EN> = {
  en: SIX_WEEKS_EN,
  de: {
    title: 'Sechs Wochen',
    legend:
      'vier Felder am Tag, eins je Tonabnehmer; schwarz: Feiertag in Sachsen; gestrichelt: wir haben zu',
    week: (week) => `Woche ${week}`,
    weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    kinds: { open: 'offen', weekend: 'Wochenende', holiday: 'Feiertag', closed: 'geschlossen' },
    taken: (taken, places) => `${taken} von ${places} vergeben`,
    today: 'heute',
    promise: 'jetzt zugesagt',
    away: (makers) => `${makers} nicht da, 2 am Tag`,
  },
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const WEEK_GRID_EN = {
  changeTo: 'Change the wire to ',
  placedBy: (maker: string) => `, placed by ${maker}`,
  isAway: (maker = 'Away') => `${maker} is away`,
  closed: 'closed',
  free: 'free',
  batches: 'Batches by wire',
  wire: 'Wire',
  batch: 'Batch',
  coils: 'Coils',
  days: 'First and last day',
  pickups: (pickups: number, orders: number) =>
    `${counted(pickups, 'pickup')} of ${counted(orders, 'order')}`,
  span: (from: string, until: string): string => (from === until ? from : `${from} to ${until}`),
};

export const WEEK_GRID: InLanguages<typeof WEEK_GRID_EN> = {
  en: WEEK_GRID_EN,
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

/** A short day for narrow places: "24 Nov", "24.11.". */
export const SHORT_DAY: InLanguages<(day: string) => string> = {
  en: shortDay,
  de: (day) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`,
};
