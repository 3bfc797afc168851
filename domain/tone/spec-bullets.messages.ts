import type { InLanguages } from '../languages.ts';
import { MAGNET_NAMES, type Magnet } from './magnets.ts';

const EN = {
  measured: 'measured',
  resistance: 'DC resistance',
  wire: 'Wire gauge',
  turnsPerCoil: 'Turns per coil',
  turns: 'Turns',
  magnets: 'Magnets',
  magnet: MAGNET_NAMES,
  inductance: 'Inductance at 1\u00a0kHz',
  capacitance: 'Capacitance with lead',
  ofLead: 'Its lead alone',
  q: 'Q-factor at 1\u00a0kHz',
  resonance: 'Resonance, loaded',
  noPeak: 'no peak',
  end: '−3\u00a0dB, loaded',
  potting: 'Wax potting',
  yes: 'yes',
  no: 'no',
  lead: 'Lead',
  leads: (wires: number, cloth: boolean) => `${wires}-wire, ${cloth ? 'cloth' : 'shielded'}`,
};

const GERMAN_MAGNETS: Readonly<Record<Magnet, string>> = {
  ...MAGNET_NAMES,
  CER: 'Keramik',
  CER3: 'Dreifach Keramik',
};

const DE: typeof EN = {
  measured: 'gemessen',
  resistance: 'Gleichstromwiderstand',
  wire: 'Drahtstärke',
  turnsPerCoil: 'Windungen je Spule',
  turns: 'Windungen',
  magnets: 'Magnete',
  magnet: GERMAN_MAGNETS,
  inductance: 'Induktivität bei 1\u00a0kHz',
  capacitance: 'Kapazität mit Kabel',
  ofLead: 'Davon das Kabel',
  q: 'Güte Q bei 1\u00a0kHz',
  resonance: 'Resonanz unter Last',
  noPeak: 'keine Spitze',
  end: '−3\u00a0dB unter Last',
  potting: 'Gewachst',
  yes: 'ja',
  no: 'nein',
  lead: 'Kabel',
  leads: (wires, cloth) => `${wires} Adern, ${cloth ? 'Stoff' : 'geschirmt'}`,
};

export const SPEC_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
