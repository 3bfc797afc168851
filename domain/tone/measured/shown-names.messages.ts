import type { InLanguages } from '../../languages.ts';

type Shown = readonly [name: string, built: string];

/**
 * Keyed by the path in the collection. Makers' names identify the pickup; the construction is described in
 * words.
 */
const EN = {
  'Guitar/DiMarzio/TrueVelvet/TV': ['DiMarzio True Velvet', 'Strat type, rods'],
  'Guitar/Squier/Affinity-Strat/Squier': ['Squier Affinity Strat', 'bar magnet, steel poles'],
  'Guitar/Squier/Tele-CV/bridge': ['Squier CV Tele, bridge', 'rods, steel plate'],
  'Guitar/Squier/Tele-CV/Neck': ['Squier CV Tele, neck', 'rods, metal hood'],
  'Guitar/Generic/P90/P90': ['P90, maker unknown', 'steel screws'],
  'Guitar/SD/Jazz/Jazz': ['Duncan Jazz, neck', 'humbucker'],
  'Guitar/SD/APH2/APH2N': ['Duncan APH-2, neck', 'humbucker'],
  'Guitar/DiMarzio/IBZ/IBZ-B': ['DiMarzio IBZ, bridge', 'humbucker'],
  'Guitar/DiMarzio/ToneZone/TZ': ['DiMarzio Tone Zone', 'humbucker, bare'],
  'Guitar/DiMarzio/ToneZone/ToneZoneExperiments/TZC': ['DiMarzio Tone Zone', 'the same, covered'],
  'Guitar/Epiphone/LP/bridge': ['Epiphone LP, bridge', 'humbucker, covered'],
  'Bass/Ibanez/PowerSpan/Neck-BW': ['Ibanez PowerSpan, neck', 'bass, build unknown'],
} as const satisfies Readonly<Record<string, Shown>>;

/** Path of a pickup that the page of the model draws. */
export type ShownPath = keyof typeof EN;

const DE: Readonly<Record<ShownPath, Shown>> = {
  'Guitar/DiMarzio/TrueVelvet/TV': ['DiMarzio True Velvet', 'Strat-Typ, Stabmagnete'],
  'Guitar/Squier/Affinity-Strat/Squier': ['Squier Affinity Strat', 'Balkenmagnet, Stahlpole'],
  'Guitar/Squier/Tele-CV/bridge': ['Squier CV Tele, Steg', 'Stabmagnete, Stahlplatte'],
  'Guitar/Squier/Tele-CV/Neck': ['Squier CV Tele, Hals', 'Stabmagnete, Metallkappe'],
  'Guitar/Generic/P90/P90': ['P90, Hersteller unbekannt', 'Stahlschrauben'],
  'Guitar/SD/Jazz/Jazz': ['Duncan Jazz, Hals', 'Humbucker'],
  'Guitar/SD/APH2/APH2N': ['Duncan APH-2, Hals', 'Humbucker'],
  'Guitar/DiMarzio/IBZ/IBZ-B': ['DiMarzio IBZ, Steg', 'Humbucker'],
  'Guitar/DiMarzio/ToneZone/TZ': ['DiMarzio Tone Zone', 'Humbucker ohne Kappe'],
  'Guitar/DiMarzio/ToneZone/ToneZoneExperiments/TZC': ['DiMarzio Tone Zone', 'derselbe mit Kappe'],
  'Guitar/Epiphone/LP/bridge': ['Epiphone LP, Steg', 'Humbucker mit Kappe'],
  'Bass/Ibanez/PowerSpan/Neck-BW': ['Ibanez PowerSpan, Hals', 'Bass, Bauart unbekannt'],
};

export const SHOWN_NAMES: InLanguages<typeof DE> = { en: EN, de: DE };
