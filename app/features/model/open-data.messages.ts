import { COMPANY } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import { type DATA_FIELDS, DATA_TERMS } from '#domain/products/open-data.ts';

type Field = (typeof DATA_FIELDS)[number];

/** Texts around the files, which are in English only: their contents, and the meaning of each column. */
const EN = {
  lines: (figures: number, licence: string) => [`${figures} figures per pickup`, licence],
  heading: 'All our figures',
  name: `All figures of the pickups of ${COMPANY.shopName}`,
  what: DATA_TERMS.what as string,
  conditions: DATA_TERMS.conditions as string,
  /** Text around the name of the licence. */
  free: ['Do what you like with them: ', '. It would be kind to say where you got them.'],
  pickups: (format: string) => `Pickups, ${format}`,
  check: 'This check, CSV',
  columns: 'What each column means',
  label: 'Columns of the files',
  head: ['Column', 'Unit', 'Meaning'],
  unit: ({ unit }: Field): string => unit,
  says: ({ says }: Field): string => says,
};

const UNITS: Partial<Record<Field['unit'], string>> = { turns: 'Windungen', '0 to 1': '0 bis 1' };

const GERMAN: Readonly<Record<Field['name'], string>> = {
  type: 'Produkt',
  flavor: 'Wicklung des Produkts',
  position: 'Wo er sitzt',
  wire_awg: 'Stärke des Drahts',
  turns_coil_1: 'Windungen der ersten Spule',
  turns_coil_2: 'Windungen der zweiten Spule, wo es eine gibt',
  magnet: 'A2 bis A5: AlNiCo; CER, CER3: ein oder drei Keramikbalken',
  cover: 'Metall über der Spule',
  potted: 'In Wachs getränkt',
  lead: 'Woraus das Kabel geschnitten ist',
  dc_resistance_ohm: 'Alle Spulen in Reihe, bei 20\u00a0°C: worauf gewickelt wird',
  inductance_1khz_h: 'Wie ein Messgerät in Reihenschaltung sie bei 1\u00a0kHz zeigt',
  inductance_low_h: 'Bei tiefen Frequenzen, vor den Wirbelströmen',
  capacitance_pf: 'Spule, Kappe und Kabel',
  lead_pf: 'Was davon das Kabel hat',
  q_1khz: '2π · 1\u00a0kHz · L durch R, mit L bei 1\u00a0kHz',
  resonance_sheet_hz: 'An der Datenblatt-Last; leer, wo der Frequenzgang nur fällt',
  peak_sheet_db: 'Ihre Höhe über dem Pegel bei 100\u00a0Hz',
  minus3_sheet_hz: 'Wo der Frequenzgang um 3\u00a0dB gefallen ist, an der Datenblatt-Last',
  own_pots_ohm: 'Volume- und Tone-Poti der Gitarre, für die er gemacht ist',
  resonance_own_hz: 'An diesen Potis und demselben Kabel',
  peak_own_db: 'Deren Höhe',
  minus3_own_hz: 'Wo das um 3\u00a0dB gefallen ist',
  output_db: 'Gegen unseren Vintage-Stratocaster am Hals, Bässe gegen unseren Vintage-Jazz-Bass',
  hum_db: 'Netzbrummen gegen denselben',
  tone_low: 'Ecke im Klangsechseck: Bässe',
  tone_mid: 'Ecke im Klangsechseck: Mitten',
  tone_high: 'Ecke im Klangsechseck: Höhen',
  tone_q: 'Ecke im Klangsechseck: Güte Q',
  tone_output: 'Ecke im Klangsechseck: Ausgang',
  tone_noise: 'Ecke im Klangsechseck: Brummen',
  class: 'Was in seinen Verlusten gleich ist und so auch in der Unsicherheit',
  doubt_inductance_percent: 'Von L: Vier von fünf Tonabnehmern liegen darin',
  doubt_capacitance_percent: 'Von C',
  doubt_resonance_percent: 'Von Resonanz und −3\u00a0dB, belastet',
  doubt_peak_db: 'Der belasteten Spitze',
  doubt_output_db: 'Der Ausgangsspannung',
  doubt_hum_db: 'Des Brummens',
  measured: 'Werte, die gemessen und nicht berechnet sind',
};

const DE: typeof EN = {
  lines: (figures, licence) => [`${figures} Werte je Tonabnehmer`, licence],
  heading: 'Alle unsere Werte',
  name: `Alle Zahlen der Tonabnehmer von ${COMPANY.shopName}`,
  what: 'Berechnete, typische Werte aller unserer Tonabnehmer, aus ihrer Wicklung gerechnet. Gemessen ist nur, was die letzte Spalte nennt. Die Dateien sind auf Englisch.',
  conditions:
    'Datenblatt-Last: 500\u00a0pF Kabel, Volume und Tone mit 500\u00a0kΩ und 22\u00a0nF, ein Amp mit 1\u00a0MΩ, alle Regler offen. Eigene Last: dasselbe Kabel und derselbe Amp mit den Potis der Gitarre (250\u00a0kΩ mit 47\u00a0nF oder 500\u00a0kΩ mit 22\u00a0nF). Spulen bei 20\u00a0°C. 0\u00a0dB ist der Pegel bei 100\u00a0Hz.',
  free: ['Mach damit, was du willst: ', '. Nett wäre, wenn du sagst, woher du sie hast.'],
  pickups: (format) => `Tonabnehmer, ${format}`,
  check: 'Diese Prüfung, CSV',
  columns: 'Was jede Spalte bedeutet',
  label: 'Spalten der Dateien',
  head: ['Spalte', 'Einheit', 'Bedeutung'],
  unit: ({ unit }) => UNITS[unit] ?? unit,
  says: ({ name }) => GERMAN[name],
};

export const OPEN_DATA_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
