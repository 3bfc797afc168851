import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import type { OutputOption } from '#domain/configurator/options.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import type { Language } from '#domain/languages.ts';
import { type Build, buildPickup } from '#domain/tone/build.ts';
import { SHEET_LOAD } from '#domain/tone/circuit.ts';
import { inFigures } from '#domain/tone/format-figures.ts';
import { type OutputLevel, outputLevels } from '#domain/tone/output-levels.ts';
import { outputLevel } from '#domain/tone/pickup.ts';
import { resonance } from '#domain/tone/resonance.ts';

const USUAL = { outputOhms: 8000, magnet: 'A5', matched: true, potted: true, wires: 2 } as const;

/** The reference build of a configurator's notes; a note varies it. */
export const NOTE_BUILDS = {
  humbucker: { ...USUAL, kind: 'humbucker', cover: 'open' },
  hp90: { ...USUAL, kind: 'hp90', cover: 'open' },
  p90: { ...USUAL, kind: 'p90-dogear', cover: 'none' },
} as const satisfies Record<ConfiguratorId, Build>;

/** A configurator's typical build with some of its choices changed, wound and analysed. */
export function noteExample(of: ConfiguratorId, change: Partial<Build> = {}) {
  const pickup = buildPickup({ ...NOTE_BUILDS[of], ...change });
  return {
    pickup,
    /** Into the load of every spec sheet. */
    resonance: resonance(pickup.circuit, SHEET_LOAD),
    /** Relative to a vintage Stratocaster. */
    output_dB: outputLevel(pickup),
  };
}

/** One output level: tile, wire, and the −3 dB point of its treble into the load of every spec sheet. */
export type LevelRow = OutputOption & OutputLevel & { readonly treble_Hz: number };

/** The output levels of a configurator. Plain and noiseless coils use different bobbins and are compared separately. */
export function levelRows(of: ConfiguratorId): readonly LevelRow[] {
  const rowsOf = (levels: readonly OutputOption[], noiseless: boolean): LevelRow[] => {
    const ohms = levels.map((level) => level.ohms);
    return outputLevels({ ...NOTE_BUILDS[of], noiseless }, ohms).flatMap((figures, index) => {
      const level = levels[index];
      if (!level) return [];
      const { minus3dB_Hz } = noteExample(of, { outputOhms: level.ohms, noiseless }).resonance;
      return [{ ...level, ...figures, treble_Hz: minus3dB_Hz }];
    });
  };
  const { outputs } = CONFIGURATORS[of];
  const plain = outputs.filter(({ noiseless }) => !noiseless);
  const noiseless = outputs.filter((level) => level.noiseless);
  return [...rowsOf(plain, false), ...rowsOf(noiseless, true)];
}

const NBSP = '\u00a0';

/** 2906 → "2.91 kHz": to ten hertz, the difference between covers, magnets and leads. */
export const fineKilohertz = (hertz: number, language: Language): string =>
  `${inFigures((hertz / 1000).toFixed(2), language)}${NBSP}kHz`;

/** 14500 → "14.5 kΩ". */
export const kiloOhms = (ohms: number, language: Language): string =>
  `${inFigures(String(ohms / 1000), language)}${NBSP}kΩ`;
