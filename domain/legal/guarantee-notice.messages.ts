import type { InLanguages } from '../languages.ts';
import { GUARANTEE_YEARS } from './terms.ts';

const EN = {
  title: 'EU notice on the legal guarantee',
  /** Shown beside the small notice. */
  sentence: `In the EU, the seller is liable for faulty goods for at least ${GUARANTEE_YEARS} years.`,
  /** Text alternative of the official notice. */
  alt: `Official notice of the European Union on the legal guarantee. Goods sold in the European Union have a legal guarantee of conformity of at least ${GUARANTEE_YEARS} years. Consumers can use it where goods do not match their description or do not work as they should. The seller is liable for every fault that existed at delivery and shows within that time: the seller must repair or replace the goods free of charge or, in some cases, reduce the price or refund it in full. Some countries have a longer legal guarantee. If goods are faulty, contact the seller as soon as you can and show proof of purchase. Sellers and producers may also offer commercial guarantees, which do not affect the legal guarantee. More at europa.eu/youreurope.`,
  /** In test mode: replaces a notice file that is not installed. */
  placeholder: 'Placeholder: the official EU notice goes here',
  full: 'See it in full size',
  /** The European Union's page on the legal guarantee. */
  europe: {
    words: 'Your rights, explained by the EU',
    href: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_en.htm',
  },
};

/** Texts around the EU's notice (Implementing Regulation (EU) 2025/1960); the notice itself is a file. */
export const NOTICE_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'EU-Mitteilung zur gesetzlichen Gewährleistung',
    sentence: `In der EU haftet der Verkäufer mindestens ${GUARANTEE_YEARS} Jahre lang für mangelhafte Ware.`,
    alt: `Amtliche Mitteilung der Europäischen Union zur gesetzlichen Gewährleistung. Für Waren, die in der Europäischen Union verkauft werden, gilt eine gesetzliche Gewährleistung von mindestens ${GUARANTEE_YEARS} Jahren. Verbraucher können sie nutzen, wenn eine Ware nicht der Beschreibung entspricht oder nicht funktioniert, wie sie soll. Der Verkäufer haftet für jeden Mangel, der bei der Lieferung bestand und sich in dieser Zeit zeigt: Er muss die Ware kostenlos reparieren oder ersetzen oder in manchen Fällen den Preis mindern oder ganz erstatten. In manchen Ländern gilt die Gewährleistung länger. Wenn eine Ware mangelhaft ist, wende dich so bald wie möglich an den Verkäufer und zeige einen Kaufbeleg. Verkäufer und Hersteller können außerdem Garantien geben; die gesetzliche Gewährleistung bleibt davon unberührt. Mehr unter europa.eu/youreurope.`,
    placeholder: 'Platzhalter: Hier steht die amtliche EU-Mitteilung',
    full: 'In voller Größe ansehen',
    europe: {
      words: 'Deine Rechte, erklärt von der EU',
      href: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-and-returns/index_de.htm',
    },
  },
};
