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
  description: 'What was ordered, when it comes, and what came.',
  nothingOrdered: 'nothing is ordered',
  byDay: (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}, by the day they come`,
  heading: 'Ordered and not all here',
  nothing: {
    title: 'Nothing is on the way.',
    text: 'What is ordered stands here until all of it came.',
    look: 'What to buy',
  },
  received: 'Received this month',
  nothingYet: 'Nothing yet.',
  restCancelled: ', rest cancelled',
  /** These three go on after the day on which it comes. */
  asOrdered: ', as ordered.',
  moved: (firstDue: string, told: string) => `, not ${firstDue}. Said ${told}.`,
  asSaid: '.',
  needs: (name: string | undefined, day: string) => ` ${name ?? 'the buyer'} needs it by ${day}.`,
  dayOver: ' That day is over: ask where it is.',
  broken: ({ name, promised, instead, beyondLaw }: BrokenPromise) =>
    `${name ?? 'the buyer'}’s promise${promised ? ` of ${promised}` : ''} does not hold${
      instead ? `: it would leave ${instead}` : ''
    }${beyondLaw ? ', later than the law gives us' : ''}. `,
  ask: (name: string | undefined) => `Ask ${name ?? 'the buyer'}`,
  othersFollow: (all: number) => `These come first of ${all}. The others follow when these are here.`,
  more: (count: number) => `${count} more ${count === 1 ? 'order waits' : 'orders wait'} for it`,
  tookIn: (lot: string | null, rest: string | undefined) =>
    `It is on the shelf${lot ? ` as ${lot}` : ''}${rest ? `; still on the way: ${rest}.` : '.'}`,
  areHere: 'Are here',
  restComes: 'The rest comes',
  newLot: 'New lot',
  reel: 'Empty reel, g',
  gaussmeter: 'Gaussmeter says, mT',
  takeIn: 'Take in',
  ordered: (supplier: string, day: string) => `${supplier} · ordered ${day}`,
  partHere: (came: string, amount: string) => ` · ${came} of ${amount} here`,
  goodsIn: 'Goods in',
  anotherDay: 'Another day',
  itComes: 'It comes',
  thatDay: 'That is the day',
  dayChanged: (name: string) => `${name}: the day is changed.`,
  cancelled: 'Cancelled',
  byWhom: 'Note for us: by whom, and why',
  nothingMore: 'Nothing more comes',
  nothingMoreOf: (name: string) => `Nothing more of ${name} comes.`,
  label: 'Label',
};

/** Words of what is on the way and of what came. */
export const WAY: InLanguages<typeof WAY_EN> = {
  en: WAY_EN,
  de: {
    title: 'Unterwegs',
    description: 'Was bestellt ist, wann es kommt, und was angekommen ist.',
    nothingOrdered: 'nichts ist bestellt',
    byDay: (count) =>
      count === 1 ? '1 Bestellung' : `${count} Bestellungen, nach dem Tag, an dem sie kommen`,
    heading: 'Bestellt und noch nicht ganz da',
    nothing: {
      title: 'Nichts ist unterwegs.',
      text: 'Was bestellt ist, steht hier, bis alles da ist.',
      look: 'Was zu kaufen ist',
    },
    received: 'Diesen Monat angekommen',
    nothingYet: 'Noch nichts.',
    restCancelled: ', Rest storniert',
    asOrdered: ', wie bestellt.',
    // German days mostly end with a point of their own, so no sentence ends with one.
    moved: (firstDue, told) => ` statt ${firstDue} (Stand ${told}).`,
    asSaid: ', wie zugesagt.',
    needs: (name, day) => (name ? ` Bis ${day} braucht ${name} es.` : ` Bis ${day} wird es gebraucht.`),
    dayOver: ' Der Tag ist vorbei: Frag nach, wo es bleibt.',
    broken: ({ name, promised, instead, beyondLaw }) =>
      `Die Zusage${name ? ` an ${name}` : ''}${promised ? ` für ${promised}` : ''} hält nicht${
        instead ? `: Es ginge erst am ${instead} raus` : ''
      }${beyondLaw ? ', später, als das Gesetz uns lässt' : ''}. `,
    ask: (name) => (name ? `${name} fragen` : 'Nachfragen'),
    othersFollow: (all) => `Das sind die nächsten von ${all}. Die anderen rücken nach, sobald diese da sind.`,
    more: (count) => `${count} weitere ${count === 1 ? 'Bestellung wartet' : 'Bestellungen warten'} darauf`,
    tookIn: (lot, rest) =>
      `Liegt im Regal${lot ? ` als ${lot}` : ''}${rest ? `; ${rest} sind noch unterwegs.` : '.'}`,
    areHere: 'Da sind',
    restComes: 'Der Rest kommt am',
    newLot: 'Neue Charge',
    reel: 'Leere Rolle, g',
    gaussmeter: 'Gaussmeter zeigt, mT',
    takeIn: 'Einbuchen',
    ordered: (supplier, day) => `${supplier} · bestellt am ${day}`,
    partHere: (came, amount) => ` · ${came} von ${amount} da`,
    goodsIn: 'Wareneingang',
    anotherDay: 'Anderer Tag',
    itComes: 'Es kommt am',
    thatDay: 'Das ist der Tag',
    dayChanged: (name) => `${name}: Der Tag ist geändert.`,
    cancelled: 'Storniert',
    byWhom: 'Notiz für uns: von wem, und warum',
    nothingMore: 'Es kommt nichts mehr',
    nothingMoreOf: (name) => `${name}: Davon kommt nichts mehr.`,
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
