import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const lines = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
const orders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;
const positionen = (count: number) => `${count} ${count === 1 ? 'Position' : 'Positionen'}`;
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
  description: 'What to order where, and which orders that completes.',
  about: (facts: ListFacts) =>
    `${lines(facts.lines)} at ${facts.suppliers} ${facts.suppliers === 1 ? 'supplier' : 'suppliers'} · from ${facts.orders} open ${facts.orders === 1 ? 'order' : 'orders'} and ${facts.parts} ${facts.parts === 1 ? 'part' : 'parts'} · updated at ${facts.clock}`,
  print: 'Print',
  addLine: 'Add a part',
  nothing: {
    title: 'Nothing to buy.',
    text: 'No part is missing and none is below its reorder level.',
    onTheWay: (count: number) => ` ${orders(count)} on the way.`,
    look: 'See deliveries on the way',
  },
  madeAnew:
    'The list follows stock and orders and updates whenever you open it. What you tick, add or change stays until you mark it as ordered.',
  added: 'Added to the list.',
  part: 'Part',
  put: 'Add to the list',
  suppliers: 'Suppliers',
  example: 'example',
  newSupplier: 'Add a supplier',
  group: {
    buy: (name: string) => `Buy ${name}`,
    need: 'need',
    fewer: (name: string) => `Fewer packs of ${name}`,
    more: (name: string) => `More packs of ${name}`,
    noSupplier: 'No supplier yet',
    sayWhere: 'set the supplier of these parts on the shelf page',
    subject: 'Order',
    mark: 'Mark as ordered',
    at: (supplier: string) => ` at ${supplier}`,
    marked: (supplier: string) => `Ordered at ${supplier}.`,
    day: 'Delivery day',
    ordered: (count: number) => `${lines(count)} ordered`,
  },
  aside: {
    label: 'The list',
    ticked: (ticked: number, count: number) => `Ticked, ${ticked} of ${lines(count)}`,
    post: (euro: string) => `including ${euro} postage · plus VAT`,
    finish: 'Orders this completes',
    waits: (name: string | undefined, part: string) => `${name ?? 'the buyer'}: ${part}`,
    noDay: 'no date',
    onTheWay: 'on the way',
    more: (count: number) => `${count} more`,
    moreWait: 'waiting for parts or in line behind them',
    /** Number of orders that lack nothing; `areOthers` is true if others are listed above. */
    others: (count: number, areOthers: boolean): string =>
      areOthers ? `${count} ${count === 1 ? 'other' : 'others'}` : orders(count),
    allHere: 'all parts on the shelf',
    way: 'On the way',
    orders,
    received: (count: number) => `Received this month, ${count}`,
  },
};

export const TO_BUY: InLanguages<typeof TO_BUY_EN> = {
  en: TO_BUY_EN,
  de: {
    title: 'Einkauf',
    description: 'Was du wo bestellst und welche Bestellungen damit fertig werden.',
    about: (facts) =>
      `${positionen(facts.lines)} bei ${facts.suppliers} Lieferanten · aus ${facts.orders} offenen ${facts.orders === 1 ? 'Bestellung' : 'Bestellungen'} und ${facts.parts} ${facts.parts === 1 ? 'Teil' : 'Teilen'} · aktualisiert um ${facts.clock}`,
    print: 'Drucken',
    addLine: 'Teil hinzufügen',
    nothing: {
      title: 'Nichts zu kaufen.',
      text: 'Kein Teil fehlt, und keins muss nachbestellt werden.',
      onTheWay: (count) => ` Unterwegs: ${bestellungen(count)}.`,
      look: 'Lieferungen ansehen',
    },
    madeAnew:
      'Die Liste richtet sich nach Lager und Bestellungen und ist bei jedem Öffnen aktuell. Was du ankreuzt, hinzufügst oder änderst, bleibt, bis du es als bestellt markierst.',
    added: 'Steht auf der Liste.',
    part: 'Teil',
    put: 'Auf die Liste setzen',
    suppliers: 'Lieferanten',
    example: 'Beispiel',
    newSupplier: 'Lieferanten hinzufügen',
    group: {
      buy: (name) => `${name} kaufen`,
      need: 'Bedarf',
      fewer: (name) => `Weniger Packungen: ${name}`,
      more: (name) => `Mehr Packungen: ${name}`,
      noSupplier: 'Noch kein Lieferant',
      sayWhere: 'trag unter Regal ein, wo du sie kaufst',
      subject: 'Bestellung',
      mark: 'Als bestellt markieren',
      at: (supplier) => ` bei ${supplier}`,
      marked: (supplier) => `Bestellt bei ${supplier}.`,
      day: 'Liefertag',
      ordered: (count) => `${positionen(count)} bestellt`,
    },
    aside: {
      label: 'Die Liste',
      ticked: (ticked, count) => `Angekreuzt, ${ticked} von ${positionen(count)}`,
      post: (euro) => `darin ${euro} Versand · zuzüglich MwSt.`,
      finish: 'Damit werden fertig',
      waits: (name, part) => `${name ?? 'die Kundschaft'}: ${part}`,
      noDay: 'kein Termin',
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
    ['O', 'mark as ordered'],
    ['N', 'add a part'],
    ['D', 'print'],
  ],
  de: [
    ['J K', 'runter, hoch'],
    ['Leertaste', 'ankreuzen'],
    ['+ -', 'Packungen'],
    ['O', 'als bestellt markieren'],
    ['N', 'Teil hinzufügen'],
    ['D', 'drucken'],
  ],
};

const SUPPLIER_FORM_EN = {
  ways: { mail: 'by e-mail', shop: 'in their shop', call: 'by phone' },
  saved: 'Saved.',
  name: 'Name',
  town: 'Town',
  ordered: 'How we order',
  contact: 'E-mail, web address or phone number',
  post: 'Postage, €',
  freeFrom: 'Free postage from, € (empty: never)',
  days: 'Delivery time, work days',
  save: 'Save',
};

export const SUPPLIER_FORM: InLanguages<typeof SUPPLIER_FORM_EN> = {
  en: SUPPLIER_FORM_EN,
  de: {
    ways: { mail: 'per E-Mail', shop: 'in ihrem Shop', call: 'am Telefon' },
    saved: 'Gespeichert.',
    name: 'Name',
    town: 'Ort',
    ordered: 'Bestellweg',
    contact: 'E-Mail, Webadresse oder Telefonnummer',
    post: 'Versand, €',
    freeFrom: 'Versandfrei ab, € (leer: nie)',
    days: 'Lieferzeit, Arbeitstage',
    save: 'Speichern',
  },
};
