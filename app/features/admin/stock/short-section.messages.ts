import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Missing for open orders',
  count: (short: number, parts: number) => `${short} of ${parts}, by the day the bench needs them`,
  need: 'needed by the build sheets',
  tooLittle: 'too little is ordered',
  notOrdered: 'not ordered yet',
  toUs: (packs: string, days: number) => `${packs}, ${days} work ${days === 1 ? 'day' : 'days'} to us`,
  noSupplier: 'no supplier set',
  ordered: (amount: string, day: string) => `${amount} ordered ${day}, `,
  due: (day: string) => `due ${day}`,
  wouldLeave: (day: string) => `; it would leave ${day}`,
  late: (days: number) => `comes ${days} ${days === 1 ? 'day' : 'days'} too late`,
  inTime: 'comes in time',
  buy: 'Buy',
  look: 'Open',
  ask: (name: string | undefined) => `Ask ${name ?? 'the buyer'}`,
  onHand: (onHand: string, reserved: string) => `${onHand} on hand of ${reserved} reserved`,
  buyer: (name: string | undefined) => name ?? 'the buyer',
  promised: (day: string) => `promised ${day}`,
};

/** What is short, for whom, and what becomes of it. */
export const SHORT: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Fehlt für offene Bestellungen',
    count: (short, parts) => `${short} von ${parts}, nach dem Tag, an dem die Werkbank sie braucht`,
    need: 'Bedarf laut Bauzetteln',
    tooLittle: 'zu wenig bestellt',
    notOrdered: 'noch nicht bestellt',
    toUs: (packs, days) => `${packs}, ${days} ${days === 1 ? 'Arbeitstag' : 'Arbeitstage'} bis zu uns`,
    noSupplier: 'kein Lieferant eingetragen',
    ordered: (amount, day) => `${amount} bestellt am ${day}, `,
    due: (day) => `kommt am ${day}`,
    wouldLeave: (day) => `; ginge am ${day} raus`,
    late: (days) => `kommt ${days} ${days === 1 ? 'Tag' : 'Tage'} zu spät`,
    inTime: 'kommt rechtzeitig',
    buy: 'Kaufen',
    look: 'Öffnen',
    ask: (name) => (name ? `${name} fragen` : 'Nachfragen'),
    onHand: (onHand, reserved) => `${onHand} da, ${reserved} reserviert`,
    buyer: (name) => name ?? 'die Kundschaft',
    promised: (day) => `zugesagt für ${day}`,
  },
};
