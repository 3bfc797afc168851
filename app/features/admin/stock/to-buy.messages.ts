import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;
const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;
const zeilen = (count: number) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'}`;
const bestellungen = (count: number) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;

interface ListFacts {
  readonly lines: number;
  readonly suppliers: number;
  readonly orders: number;
  readonly parts: number;
  readonly clock: string;
}

const TO_BUY_EN = {
  title: 'To buy',
  description: 'What to order where, and what that lets us finish.',
  about: (facts: ListFacts) =>
    `${lines(facts.lines)} at ${facts.suppliers} ${facts.suppliers === 1 ? 'supplier' : 'suppliers'} · from ${facts.orders} open ${facts.orders === 1 ? 'order' : 'orders'} and ${facts.parts} ${facts.parts === 1 ? 'part' : 'parts'} · made anew at ${facts.clock}`,
  print: 'Print',
  addLine: 'Add a line',
  nothing: {
    title: 'Nothing to buy.',
    text: 'No part is short and none is below its reorder point.',
    onTheWay: (count: number) => ` ${orders(count)} on the way.`,
    look: 'What is on the way',
  },
  madeAnew:
    'The list is made anew from stock and orders at each look. What you tick, add or change stays until it is ordered.',
  added: 'It is on the list.',
  part: 'Part',
  put: 'Put it on the list',
  suppliers: 'Suppliers',
  example: 'example',
  newSupplier: 'A new supplier',
  group: {
    buy: (name: string) => `Buy ${name}`,
    need: 'need',
    fewer: (name: string) => `Fewer packs of ${name}`,
    more: (name: string) => `More packs of ${name}`,
    noSupplier: 'No supplier yet',
    sayWhere: 'say on the shelf where these are bought',
    subject: 'Order',
    mark: 'Mark ordered',
    at: (supplier: string) => ` at ${supplier}`,
    marked: (supplier: string) => `Ordered at ${supplier}.`,
    day: 'The day it comes',
    ordered: (count: number) => `${lines(count)} ordered`,
  },
  aside: {
    label: 'The list',
    ticked: (ticked: number, count: number) => `Ticked, ${ticked} of ${lines(count)}`,
    post: (euro: string) => `post ${euro} in it · VAT on top`,
    finish: 'What it lets us finish',
    waits: (name: string | undefined, part: string) => `${name ?? 'the buyer'}: ${part}`,
    noDay: 'no day',
    onTheWay: 'on the way',
    more: (count: number) => `${count} more`,
    moreWait: 'wait for parts, or come after them',
    /** Orders that lack nothing; others than those above, where there are such. */
    others: (count: number, areOthers: boolean): string =>
      areOthers ? `${count} ${count === 1 ? 'other' : 'others'}` : orders(count),
    allHere: 'all parts are on the shelf',
    way: 'On the way',
    orders,
    received: (count: number) => `Received this month, ${count}`,
  },
};

/** Words of the list to buy. */
export const TO_BUY: InLanguages<typeof TO_BUY_EN> = {
  en: TO_BUY_EN,
  de: {
    title: 'Einkauf',
    description: 'Was wo zu bestellen ist, und was damit fertig wird.',
    about: (facts) =>
      `${zeilen(facts.lines)} bei ${facts.suppliers} Lieferanten · aus ${facts.orders} offenen ${facts.orders === 1 ? 'Bestellung' : 'Bestellungen'} und ${facts.parts} ${facts.parts === 1 ? 'Teil' : 'Teilen'} · neu erstellt um ${facts.clock}`,
    print: 'Drucken',
    addLine: 'Zeile hinzufügen',
    nothing: {
      title: 'Nichts zu kaufen.',
      text: 'Kein Teil fehlt, und keins muss nachbestellt werden.',
      onTheWay: (count) => ` Unterwegs: ${bestellungen(count)}.`,
      look: 'Was unterwegs ist',
    },
    madeAnew:
      'Die Liste entsteht bei jedem Blick neu, aus Lager und Bestellungen. Was du ankreuzt, hinzufügst oder änderst, bleibt, bis es bestellt ist.',
    added: 'Steht auf der Liste.',
    part: 'Teil',
    put: 'Auf die Liste setzen',
    suppliers: 'Lieferanten',
    example: 'Beispiel',
    newSupplier: 'Neuer Lieferant',
    group: {
      buy: (name) => `${name} kaufen`,
      need: 'Bedarf',
      fewer: (name) => `Weniger Packungen: ${name}`,
      more: (name) => `Mehr Packungen: ${name}`,
      noSupplier: 'Noch kein Lieferant',
      sayWhere: 'trag im Regal ein, wo man sie kauft',
      subject: 'Bestellung',
      mark: 'Ist bestellt',
      at: (supplier) => ` bei ${supplier}`,
      marked: (supplier) => `Bestellt bei ${supplier}.`,
      day: 'Der Tag, an dem es kommt',
      ordered: (count) => `${zeilen(count)} bestellt`,
    },
    aside: {
      label: 'Die Liste',
      ticked: (ticked, count) => `Angekreuzt, ${ticked} von ${zeilen(count)}`,
      post: (euro) => `darin ${euro} Versand · zuzüglich MwSt.`,
      finish: 'Was damit fertig wird',
      waits: (name, part) => `${name ?? 'ohne Namen'}: ${part}`,
      noDay: 'kein Tag',
      onTheWay: 'unterwegs',
      more: (count) => `${count} weitere`,
      moreWait: 'warten auf Teile oder kommen danach',
      others: (count, areOthers) => (areOthers ? `${count} weitere` : bestellungen(count)),
      allHere: 'alle Teile liegen im Regal',
      way: 'Unterwegs',
      orders: bestellungen,
      received: (count) => `Diesen Monat angekommen, ${count}`,
    },
  },
};

export const TO_BUY_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Space', 'tick'],
    ['+ -', 'packs'],
    ['O', 'mark ordered'],
    ['N', 'add a line'],
    ['D', 'print'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['Leertaste', 'ankreuzen'],
    ['+ -', 'Packungen'],
    ['O', 'ist bestellt'],
    ['N', 'Zeile hinzufügen'],
    ['D', 'drucken'],
  ],
};
