import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

interface BrokenPromise {
  readonly name: string | undefined;
  readonly promised: string | undefined;
  readonly instead: string | undefined;
  readonly beyondLaw: boolean;
}

const WAY_EN = {
  title: 'On the way',
  description: 'Parts on order, their delivery days, and arrivals.',
  nothingOrdered: 'nothing on order',
  byDay: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}, by delivery day`,
  heading: 'Ordered, still incomplete',
  nothing: {
    title: 'Nothing is on the way.',
    text: 'Orders are listed here until everything has arrived.',
    look: 'See what to buy',
  },
  received: 'Received this month',
  nothingYet: 'Nothing yet.',
  restCancelled: ', rest cancelled',
  /** The next three texts follow the day of delivery. */
  asOrdered: ', as ordered.',
  moved: (firstDue: string, told: string) => `, not ${firstDue}. As of ${told}.`,
  asSaid: '.',
  needs: (name: string | undefined, day: string) => ` ${name ?? 'the buyer'} needs it by ${day}.`,
  dayOver: ' That day has passed. Ask the supplier.',
  broken: ({ name, promised, instead, beyondLaw }: BrokenPromise) =>
    `${name ?? 'the buyer'}’s promised day${promised ? `, ${promised},` : ''} cannot be met${
      instead ? `: the order would leave ${instead}` : ''
    }${beyondLaw ? ', later than the law allows' : ''}. `,
  ask: (name: string | undefined) => `Ask ${name ?? 'the buyer'}`,
  othersFollow: (all: number) => `These are the first of ${all}. The others follow once these have arrived.`,
  more: (count: number) => `${count} more ${count === 1 ? 'order waits' : 'orders wait'} for it`,
  tookIn: (lot: string | null, rest: string | undefined) =>
    `Added to the shelf${lot ? ` as ${lot}` : ''}${rest ? `; still on the way: ${rest}.` : '.'}`,
  areHere: 'Arrived',
  restComes: 'Rest arrives on',
  newLot: 'New spool',
  reel: 'Empty reel, g',
  gaussmeter: 'Gaussmeter reading, mT',
  takeIn: 'Book in',
  ordered: (supplier: string, day: string) => `${supplier} · ordered ${day}`,
  partHere: (came: string, amount: string) => ` · ${came} of ${amount} here`,
  goodsIn: 'Goods in',
  anotherDay: 'Change the day',
  itComes: 'Arrives on',
  thatDay: 'Save the day',
  dayChanged: (name: string) => `${name}: delivery day changed.`,
  cancelled: 'Cancel the rest',
  byWhom: 'Note for us: by whom and why',
  nothingMore: 'Cancel the rest',
  nothingMoreOf: (name: string) => `${name}: the rest is cancelled.`,
  label: 'Label',
};

export const ON_THE_WAY: InLanguages<typeof WAY_EN> = {
  en: WAY_EN,
  de: {
    title: 'Unterwegs',
    description: 'Bestellte Teile, ihre Liefertage und was schon da ist.',
    nothingOrdered: 'nichts bestellt',
    byDay: (count) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen, nach Liefertag`),
    heading: 'Bestellt, noch nicht vollständig da',
    nothing: {
      title: 'Nichts ist unterwegs.',
      text: 'Bestelltes steht hier, bis alles da ist.',
      look: 'Zum Einkauf',
    },
    received: 'Diesen Monat angekommen',
    nothingYet: 'Noch nichts.',
    restCancelled: ', Rest storniert',
    asOrdered: ', wie bestellt.',
    // German days mostly end with a full stop, so no sentence ends with one.
    moved: (firstDue, told) => ` statt ${firstDue} (Stand ${told}).`,
    asSaid: ', wie zugesagt.',
    needs: (name, day) => (name ? ` Bis ${day} braucht ${name} es.` : ` Bis ${day} wird es gebraucht.`),
    dayOver: ' Der Tag ist vorbei. Frag beim Lieferanten nach.',
    broken: ({ name, promised, instead, beyondLaw }) =>
      `Der Termin${name ? ` für ${name}` : ''}${promised ? `, ${promised},` : ''} ist nicht zu halten${
        instead ? `: Die Bestellung ginge erst am ${instead} raus` : ''
      }${beyondLaw ? ', später, als das Gesetz erlaubt' : ''}. `,
    ask: (name) => (name ? `${name} fragen` : 'Nachfragen'),
    othersFollow: (all) => `Das sind die nächsten von ${all}. Die anderen rücken nach, sobald diese da sind.`,
    more: (count) => `${count} weitere ${count === 1 ? 'Bestellung wartet' : 'Bestellungen warten'} darauf`,
    tookIn: (lot, rest) =>
      `Liegt im Regal${lot ? ` als ${lot}` : ''}${rest ? `; ${rest} sind noch unterwegs.` : '.'}`,
    areHere: 'Angekommen',
    restComes: 'Rest kommt am',
    newLot: 'Neue Rolle',
    reel: 'Leere Rolle, g',
    gaussmeter: 'Gaussmeter zeigt, mT',
    takeIn: 'Einbuchen',
    ordered: (supplier, day) => `${supplier} · bestellt am ${day}`,
    partHere: (came, amount) => ` · ${came} von ${amount} da`,
    goodsIn: 'Wareneingang',
    anotherDay: 'Tag ändern',
    itComes: 'Kommt am',
    thatDay: 'Tag speichern',
    dayChanged: (name) => `${name}: Liefertag geändert.`,
    cancelled: 'Rest stornieren',
    byWhom: 'Notiz für uns: von wem und warum',
    nothingMore: 'Rest stornieren',
    nothingMoreOf: (name) => `${name}: Der Rest ist storniert.`,
    label: 'Etikett',
  },
};

export const WAY_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['E', 'goods in'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['E', 'Wareneingang'],
  ],
};
