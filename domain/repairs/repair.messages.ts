import { COMPANY } from '../company.ts';
import type { InLanguages } from '../languages.ts';
import type { RepairReading, RepairState } from './repair.ts';

/** Position of a bill. */
export const RETURN_PARCEL: InLanguages<string> = { en: 'Parcel back to you', de: 'Paket zurück zu dir' };

/** A repair's state, as owners and makers read it. */
export const REPAIR_STATE_NAMES: InLanguages<Record<RepairState, string>> = {
  en: {
    asked: 'Waiting for the parcel',
    here: 'On the bench',
    quoted: 'Quote sent',
    agreed: 'Being repaired',
    refused: 'Goes back unrepaired',
    done: 'Repaired',
    back: 'Sent back',
    closed: 'Closed, nothing arrived',
  },
  de: {
    asked: 'Wartet auf das Paket',
    here: 'Auf der Werkbank',
    quoted: 'Kostenvoranschlag verschickt',
    agreed: 'Wird repariert',
    refused: 'Geht unrepariert zurück',
    done: 'Repariert',
    back: 'Zurückgeschickt',
    closed: 'Geschlossen, nichts angekommen',
  },
};

/** The meaning of a pickup's figures. */
export const REPAIR_READING_WORDS: InLanguages<Record<RepairReading, string>> = {
  en: {
    open: 'Open coil: no current flows, so the wire is broken somewhere.',
    short: 'Short circuit: the current takes a way around the coil.',
    shorted: 'Shorted turns: the inductance is lower than the wire explains.',
    fewer: 'Fewer turns: resistance and inductance are lower as if part of the coil were missing.',
    joint: 'A bad joint: the coil is whole, but something adds resistance.',
    damped:
      'Damped: the coil is whole, but its resonance has lost height. Moisture, a leak in the lead or metal near the coil takes it.',
    fine: 'The coil is fine: both figures are as they were when we wound it.',
    unclear: 'The two figures alone do not show the fault.',
  },
  de: {
    open: 'Spule offen: Es fließt kein Strom, der Draht ist irgendwo gerissen.',
    short: 'Kurzschluss: Der Strom nimmt einen Weg an der Spule vorbei.',
    shorted: 'Windungsschluss: Die Induktivität ist kleiner, als der Draht erklärt.',
    fewer: 'Weniger Windungen: Widerstand und Induktivität sind so klein, als fehlte ein Teil der Spule.',
    joint: 'Schlechte Lötstelle: Die Spule ist ganz, aber etwas fügt Widerstand hinzu.',
    damped:
      'Gedämpft: Die Spule ist ganz, aber ihre Resonanz ist niedriger. Feuchtigkeit, ein Leck im Kabel oder Metall an der Spule nimmt sie weg.',
    fine: 'Die Spule ist in Ordnung: Beide Werte sind wie beim Wickeln.',
    unclear: 'Die beiden Werte allein zeigen den Fehler nicht.',
  },
};

const FIGURES_EN = {
  columns: { wound: 'When we wound it', came: 'As it came', after: 'After the repair' },
  rows: { resistance: 'Resistance', inductance: 'Inductance', resonance: 'Resonance, swept' },
  none: 'no connection',
  note: 'Measured at our bench. Resistance changes by 0.4 % with each degree.',
};

/** The table of a pickup's figures. */
export const REPAIR_FIGURE_WORDS: InLanguages<typeof FIGURES_EN> = {
  en: FIGURES_EN,
  de: {
    columns: { wound: 'Beim Wickeln', came: 'Wie er kam', after: 'Nach der Reparatur' },
    rows: { resistance: 'Widerstand', inductance: 'Induktivität', resonance: 'Resonanz, gemessen' },
    none: 'kein Durchgang',
    note: 'Auf unserer Werkbank gemessen. Der Widerstand ändert sich um 0,4 % pro Grad.',
  },
};

/** The way to pay a repair, whose number is the reference. */
export const TRANSFER_WORDS: InLanguages<(number: string) => string> = {
  en: (number) =>
    COMPANY.iban
      ? `Please transfer the sum to ${COMPANY.legalName}, IBAN ${COMPANY.iban}, with the reference ${number}.`
      : 'We write to you with our bank details.',
  de: (number) =>
    COMPANY.iban
      ? `Bitte überweis die Summe an ${COMPANY.legalName}, IBAN ${COMPANY.iban}, mit dem Verwendungszweck ${number}.`
      : 'Unsere Bankverbindung schicken wir dir noch.',
};
