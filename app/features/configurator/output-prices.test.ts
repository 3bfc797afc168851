import { describe, expect, it } from 'vitest';
import type { ConfiguratorId } from '#domain/configurator/configurator.ts';
import {
  CLASSIC_OUTPUTS,
  HP90_OUTPUTS,
  HUMBUCKER_MAGNETS,
  HUMBUCKER_OUTPUTS,
  type OutputOption,
  P90_MAGNETS,
} from '#domain/configurator/options.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { SEED_PRICES } from '#domain/prices/price-list.ts';
import { type Build, type BuildKind, buildPickup, woundBuild } from '#domain/tone/build.ts';
import { outputLevels } from '#domain/tone/output-levels.ts';
import { humLevel, outputLevel } from '#domain/tone/pickup.ts';
import { STEP_MESSAGES } from './step.messages.ts';

const leadAtOutput = (id: ConfiguratorId) =>
  CONFIGURATORS[id].steps
    .filter((step) => step.id === 'output')
    .map((step) => STEP_MESSAGES.en.lead(id, step))
    .join();

/** Smaller differences are inaudible (tone-change.ts). */
const AUDIBLE_DB = 0.2;

/** Minimum hum reduction of a hum-free pickup: to a tenth of the voltage. */
const HUSHED_DB = 20;

const LEVELS: Readonly<Record<BuildKind, readonly OutputOption[]>> = {
  humbucker: HUMBUCKER_OUTPUTS,
  hp90: HP90_OUTPUTS,
  'p90-dogear': CLASSIC_OUTPUTS,
  'p90-soapbar': CLASSIC_OUTPUTS,
};
const KINDS = Object.keys(LEVELS) as BuildKind[];

function* buildsOf(kind: BuildKind): Generator<Omit<Build, 'outputOhms'>> {
  const magnets = kind === 'humbucker' ? HUMBUCKER_MAGNETS : P90_MAGNETS;
  for (const { magnet } of magnets)
    for (const matched of kind === 'humbucker' ? [true, false] : [true])
      for (const cover of kind === 'humbucker' ? (['closed', 'open', 'none'] as const) : (['open'] as const))
        for (const position of ['neck', 'bridge'] as const)
          yield { kind, magnet, matched, cover, position, potted: true, wires: 2 };
}

const euroOf = ({ lookupKey }: OutputOption): number => (lookupKey ? SEED_PRICES[lookupKey] : 0);
const shown = (build: object): string => Object.values(build).join(' ');

it.each(KINDS)(
  'the price of an output level of a %s is never higher for a lower level, unless the level cancels hum [row 561]',
  (kind) => {
    const wrong: string[] = [];
    for (const build of buildsOf(kind)) {
      const pickups = LEVELS[kind].map((level) => {
        const { ohms: outputOhms, noiseless = false } = level;
        return { level, pickup: buildPickup({ ...build, outputOhms, noiseless }) };
      });
      for (const dearer of pickups)
        for (const cheaper of pickups) {
          if (euroOf(dearer.level) <= euroOf(cheaper.level)) continue;
          const isQuieter = outputLevel(dearer.pickup) < outputLevel(cheaper.pickup) - AUDIBLE_DB;
          const cancelsHum = humLevel(dearer.pickup) < humLevel(cheaper.pickup) - HUSHED_DB;
          if (isQuieter && !cancelsHum)
            wrong.push(
              `${dearer.level.name} is dearer and quieter than ${cheaper.level.name}: ${shown(build)}`,
            );
        }
    }
    expect(wrong).toEqual([]);
  },
);

describe('The words above the output levels', () => {
  /** Different bobbins are compared separately. */
  const sameBobbin = (kind: BuildKind): readonly (readonly OutputOption[])[] =>
    [false, true].map((noiseless) =>
      LEVELS[kind].filter((level) => (level.noiseless ?? false) === noiseless),
    );

  it.each(KINDS)('say "more turns: louder and darker" of a %s, like the model', (kind) => {
    for (const build of buildsOf(kind))
      for (const levels of sameBobbin(kind)) {
        const noiseless = levels[0]?.noiseless ?? false;
        const wound = levels.map(({ ohms }) => {
          const one = { ...build, noiseless, outputOhms: ohms };
          const [{ turns } = { turns: 0 }] = outputLevels(one, [ohms]);
          const { voice, resonance } = woundBuild(one);
          return { turns, output_dB: voice.output_dB, minus3dB_Hz: resonance.minus3dB_Hz };
        });
        const byTurns = [...wound].sort((one, other) => one.turns - other.turns);
        const rising = (figures: readonly number[]) =>
          figures.every((x, at) => x > (figures[at - 1] ?? -99_999));
        expect(rising(byTurns.map(({ output_dB }) => output_dB)), shown(build)).toBe(true);
        expect(rising(byTurns.map(({ minus3dB_Hz }) => -minus3dB_Hz)), shown(build)).toBe(true);
      }
  });

  it.each(['humbucker', 'p90'] as const)('name the reason for the higher price on a %s: finer wire', (id) => {
    expect(leadAtOutput(id)).toBe('Finer wire costs more. Turns, not kΩ, make it louder and darker.');
    for (const kind of id === 'p90' ? (['p90-dogear', 'p90-soapbar'] as const) : (['humbucker'] as const))
      for (const build of buildsOf(kind)) {
        const wire = LEVELS[kind].map((level) => ({
          euro: euroOf(level),
          awg: buildPickup({ ...build, outputOhms: level.ohms }).winding.awg,
        }));
        const included = Math.max(...wire.filter(({ euro }) => euro === 0).map(({ awg }) => awg));
        for (const { euro, awg } of wire) expect(awg > included, shown(build)).toBe(euro > 0);
      }
  });

  it('name the reason for the higher price of Noiseless: less hum, not more level', () => {
    expect(leadAtOutput('hp90')).toBe(
      'More turns: louder and darker. Noiseless costs more to cancel hum, not to be louder.',
    );
    for (const build of buildsOf('hp90')) {
      const wound = ({ ohms: outputOhms, noiseless = false }: OutputOption) =>
        buildPickup({ ...build, outputOhms, noiseless });
      const [hums, hushed] = [false, true].map((noiseless) =>
        HP90_OUTPUTS.filter((level: OutputOption) => (level.noiseless ?? false) === noiseless).map(wound),
      );
      const loudest = Math.max(...(hushed ?? []).map(outputLevel));
      const dearestThatHums = hums?.at(-1);
      if (!dearestThatHums) throw new Error('no HP90 that hums');
      expect(loudest).toBeLessThan(outputLevel(dearestThatHums));
      expect(Math.max(...(hushed ?? []).map(humLevel))).toBeLessThan(humLevel(dearestThatHums) - HUSHED_DB);
    }
  });
});

it('offers no split on an HP90', () => {
  const lead = CONFIGURATORS.hp90.steps
    .filter((step) => step.id === 'wiring')
    .map((step) => `${STEP_MESSAGES.en.lead('hp90', step)} ${STEP_MESSAGES.de.lead('hp90', step)}`)
    .join();
  expect(lead).not.toMatch(/split/i);
  for (const { option } of Object.values(STEP_MESSAGES))
    expect(option('wiring', '5-wire')).not.toMatch(/split/i);
});
