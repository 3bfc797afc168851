import { BALANCE_MESSAGES } from '#app/balance/balance.messages.ts';
import { balanceOf } from '#domain/balance/balance.ts';
import type { Language } from '#domain/languages.ts';
import { POSITIONS_SAID } from '#domain/products/pickup-types.messages.ts';
import type { Winding } from '#domain/products/winding-table.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { SPEC_MESSAGES } from '#domain/tone/spec-bullets.messages.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import { BENCH_ROW_WORDS } from './bench-words.messages.ts';

/** ["9.4", "9.9", "11.4"], "kΩ" → "9.4, 9.9 and 11.4 kΩ"; duplicates are listed once. */
export function listed(figures: readonly string[], unit: string, language: Language): string {
  const all = [...new Set(figures)].map((figure) => inFigures(figure, language));
  const last = all.slice(-2).join(BENCH_ROW_WORDS[language].and);
  return `${[...all.slice(0, -2), last].join(', ')}\u00a0${unit}`;
}

/** "12.5 and 15.1 kΩ, ceramic, wax-potted". */
export function specificationWords(windings: readonly Winding[], language: Language): string {
  const { potted, unpotted } = BENCH_ROW_WORDS[language];
  const magnets = windings.map(({ magnet }) => SPEC_MESSAGES[language].magnet[magnet]);
  return [
    listed(
      windings.map(({ dcr_kOhm }) => dcr_kOhm.toFixed(1)),
      'kΩ',
      language,
    ),
    ...new Set(magnets.map((name) => (language === 'en' ? name.replace('Ceramic', 'ceramic') : name))),
    windings.every((winding) => winding.potted) ? potted : unpotted,
  ].join(', ');
}

/** "Peaks at 3.1 and 2.5 kHz". */
export function curveWords(windings: readonly Winding[], language: Language): string {
  const words = BENCH_ROW_WORDS[language];
  const peaked = windings.filter((winding) => winding.peaked);
  if (peaked.length === 0) return words.noPeak;
  const flat = windings.filter((winding) => !winding.peaked);
  const kHz = listed(
    peaked.map(({ resonance_kHz }) => resonance_kHz.toFixed(1)),
    'kHz',
    language,
  );
  return `${words.peaks(kHz, peaked.length)}${flat.map(({ position }) => words.noneAt(POSITIONS_SAID[language](position))).join('')}`;
}

/** "Bridge 1.6 mm, neck 2.8 mm"; undefined if one is missing. */
export function heightWords(windings: readonly Winding[], language: Language): string | undefined {
  const at = (spot: 'bridge' | 'neck') => {
    const winding = windings.find(({ position }) => position === spot);
    return winding && voiceOf(winding.pickup);
  };
  const [bridge, neck] = [at('bridge'), at('neck')];
  return bridge && neck && BALANCE_MESSAGES[language].heights(balanceOf({ bridge, neck }).heights);
}
