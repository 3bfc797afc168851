import type { InLanguages } from '#domain/languages.ts';
import type { CustomsView } from '#server/shipping/index.ts';

interface Words {
  readonly customs: string;
  readonly customsOf: (buyer: string) => string;
  readonly inTheUnion: (number: string) => string;
  readonly nothing: string;
  readonly kept: string;
  readonly code: string;
  readonly origin: string;
  readonly text: string;
  readonly signs: (count: number, most: number) => string;
  readonly pieces: string;
  readonly net: string;
  readonly value: string;
  readonly sender: string;
  readonly none: string;
  readonly gbVat: string;
  readonly invoice: string;
  readonly withLabel: string;
  readonly category: string;
  readonly sale: string;
  readonly gross: string;
  readonly termsLabel: string;
  readonly terms: Readonly<Record<CustomsView['terms'], string>>;
  readonly currencies: Readonly<Record<string, string>>;
  readonly prepaidBy: (buyer: string) => string;
  readonly rowOf: (rate: string, value: string, day: string) => string;
  readonly source: (source: string) => string;
  readonly json: string;
}

export const CUSTOMS_PANEL: InLanguages<Words> = {
  en: {
    customs: 'Customs',
    customsOf: (buyer) => `Customs, ${buyer}`,
    inTheUnion: (number) => `${number} stays within the EU. No declaration needed.`,
    nothing: 'No packed parcel leaves the EU. Exports are checked when they are paid.',
    kept: 'saved with the order',
    code: 'HS code',
    origin: 'origin',
    text: 'English text',
    signs: (count, most) => `${count} of ${most}`,
    pieces: 'pieces',
    net: 'net',
    value: 'value',
    sender: 'Sender',
    none: 'none',
    gbVat: 'GB VAT',
    invoice: 'Invoice',
    withLabel: 'gets its number with the label',
    category: 'Category',
    sale: 'sale of goods',
    gross: 'Gross',
    termsLabel: 'Terms',
    terms: {
      'duty prepaid': 'DDP, duty paid by us (PDDP)',
      'vat contained': 'DDP, British VAT charged with the sale',
      'paid at the door': 'DAP, buyer pays duty and tax',
      closed: 'none: it should not have been sold',
    },
    currencies: { GBP: 'In pounds', USD: 'In dollars' },
    prepaidBy: (buyer) => `US duty, prepaid by ${buyer}`,
    rowOf: (rate, value, day) => `${rate} of ${value} · rate from ${day}`,
    source: (source) => `source: ${source}`,
    json: 'JSON for DHL',
  },
  de: {
    customs: 'Zoll',
    customsOf: (buyer) => `Zoll, ${buyer}`,
    inTheUnion: (number) => `${number} bleibt in der EU. Eine Zollanmeldung ist nicht nötig.`,
    nothing: 'Kein gepacktes Paket verlässt die EU. Ausfuhren werden geprüft, sobald sie bezahlt sind.',
    kept: 'bei der Bestellung gespeichert',
    code: 'HS-Nummer',
    origin: 'Ursprung',
    text: 'englischer Text',
    signs: (count, most) => `${count} von ${most}`,
    pieces: 'Stück',
    net: 'netto',
    value: 'Wert',
    sender: 'Absender',
    none: 'keine',
    gbVat: 'GB-Steuernr.',
    invoice: 'Rechnung',
    withLabel: 'Nummer kommt mit dem Etikett',
    category: 'Art',
    sale: 'Warenverkauf',
    gross: 'Brutto',
    termsLabel: 'Lieferung',
    terms: {
      'duty prepaid': 'DDP, den Zoll zahlen wir (PDDP)',
      'vat contained': 'DDP, britische Umsatzsteuer beim Verkauf berechnet',
      'paid at the door': 'DAP, Zoll und Steuer zahlt die Kundschaft',
      closed: 'keine: hätte nicht verkauft werden dürfen',
    },
    currencies: { GBP: 'In Pfund', USD: 'In Dollar' },
    prepaidBy: (buyer) => `US-Zoll, vorausbezahlt: ${buyer}`,
    rowOf: (rate, value, day) => `${rate} auf ${value} · Satz vom ${day}`,
    source: (source) => `Quelle: ${source}`,
    json: 'JSON für DHL',
  },
};
