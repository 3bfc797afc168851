import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../keys.tsx';

interface BrokenPromise {
  readonly name: string | undefined;
  readonly promised: string | undefined;
  readonly instead: string | undefined;
  readonly beyondLaw: boolean;
}

interface WayMessages {
  readonly title: string;
  readonly description: string;
  readonly nothingOrdered: string;
  readonly byDay: (orders: number) => string;
  readonly heading: string;
  readonly nothing: { readonly title: string; readonly text: string; readonly look: string };
  readonly received: string;
  readonly nothingYet: string;
  readonly restCancelled: string;
  /** These three go on after the day on which it comes. */
  readonly asOrdered: string;
  readonly moved: (firstDue: string, told: string) => string;
  readonly asSaid: string;
  readonly needs: (name: string | undefined, day: string) => string;
  readonly dayOver: string;
  readonly broken: (promise: BrokenPromise) => string;
  readonly ask: (name: string | undefined) => string;
  readonly more: (count: number) => string;
  readonly othersFollow: (all: number) => string;
  readonly tookIn: (lot: string | null, rest: string | undefined) => string;
  readonly areHere: string;
  readonly restComes: string;
  readonly newLot: string;
  readonly reel: string;
  readonly gaussmeter: string;
  readonly takeIn: string;
  readonly ordered: (supplier: string, day: string) => string;
  readonly partHere: (came: string, amount: string) => string;
  readonly goodsIn: string;
  readonly anotherDay: string;
  readonly itComes: string;
  readonly thatDay: string;
  readonly dayChanged: (name: string) => string;
  readonly cancelled: string;
  readonly byWhom: string;
  readonly nothingMore: string;
  readonly nothingMoreOf: (name: string) => string;
  readonly label: string;
}

/** Words of what is on the way and of what came. */
export const WAY: InLanguages<WayMessages> = {
  en: {
    title: 'On the way',
    description: 'What was ordered, when it comes, and what came.',
    nothingOrdered: 'nothing is ordered',
    byDay: (count) => `${count} ${count === 1 ? 'order' : 'orders'}, by the day they come`,
    heading: 'Ordered and not all here',
    nothing: {
      title: 'Nothing is on the way.',
      text: 'What is ordered stands here until all of it came.',
      look: 'What to buy',
    },
    received: 'Received this month',
    nothingYet: 'Nothing yet.',
    restCancelled: ', rest cancelled',
    asOrdered: ', as ordered.',
    moved: (firstDue, told) => `, not ${firstDue}. Said ${told}.`,
    asSaid: '.',
    needs: (name, day) => ` ${name ?? 'the buyer'} needs it by ${day}.`,
    dayOver: ' That day is over: ask where it is.',
    broken: ({ name, promised, instead, beyondLaw }) =>
      `${name ?? 'the buyer'}’s promise${promised ? ` of ${promised}` : ''} does not hold${
        instead ? `: it would leave ${instead}` : ''
      }${beyondLaw ? ', later than the law gives us' : ''}. `,
    ask: (name) => `Ask ${name ?? 'the buyer'}`,
    othersFollow: (all) => `These come first of ${all}. The others follow when these are here.`,
    more: (count) => `${count} more ${count === 1 ? 'order waits' : 'orders wait'} for it`,
    tookIn: (lot, rest) =>
      `It is on the shelf${lot ? ` as ${lot}` : ''}${rest ? `; still on the way: ${rest}.` : '.'}`,
    areHere: 'Are here',
    restComes: 'The rest comes',
    newLot: 'New lot',
    reel: 'Empty reel, g',
    gaussmeter: 'Gaussmeter says, mT',
    takeIn: 'Take in',
    ordered: (supplier, day) => `${supplier} · ordered ${day}`,
    partHere: (came, amount) => ` · ${came} of ${amount} here`,
    goodsIn: 'Goods in',
    anotherDay: 'Another day',
    itComes: 'It comes',
    thatDay: 'That is the day',
    dayChanged: (name) => `${name}: the day is changed.`,
    cancelled: 'Cancelled',
    byWhom: 'Note for us: by whom, and why',
    nothingMore: 'Nothing more comes',
    nothingMoreOf: (name) => `Nothing more of ${name} comes.`,
    label: 'Label',
  },
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
