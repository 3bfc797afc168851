import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, type Move, move, moveOurs, moveTheirs } from '../../tests/fixtures/configurator-moves.ts';
import * as oracle from '../../tests/fixtures/configurator-oracle.ts';
import { KINDS, type Kind, TITLES } from '../../tests/fixtures/configurator-tables.ts';
import { written } from '../../tests/fixtures/configurator-words.ts';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import { readChoices } from './configurator.ts';
import { writeCustom } from './custom-config.ts';
import { customTypeOf } from './custom-types.ts';
import type { Choices } from './record.ts';
import { CONFIGURATORS } from './tables.ts';
import { begin, pick, type Wizard } from './wizard.ts';

/** Builds along each trunk; options are rotated so that no two always occur together. */
const wholeBuilds = (kind: Kind, count: number): oracle.Chosen[] =>
  oracle.TRUNKS[kind].flatMap((trunk) =>
    Array.from({ length: count }, (_, index) => {
      const turns = Array.from({ length: 11 }, (_, field) => index * (field + 1) + field);
      return oracle.buildFrom(kind, turns, trunk);
    }),
  );

/** Never on offer; some exist on every object. */
const NEVER: readonly Move[] = ['', 'nothing', '__proto__', 'constructor', 'toString'].flatMap((id) =>
  ['cover', 'base', 'magnet', 'constructor'].map((field): Move => ({ does: 'pick', field, id })),
);

/** Every move at a step: any option of any list, Continue, Back, any step; and invalid ones. */
function movesAt(kind: Kind, choices: oracle.Chosen, step: string): Move[] {
  const picks = Object.entries(oracle.asks(kind, choices, step)).flatMap(([field, rows]) =>
    rows.map(([id]): Move => ({ does: 'pick', field, id })),
  );
  const steps = Object.keys(TITLES[kind]).map((to): Move => ({ does: 'go', step: to }));
  return [...picks, { does: 'continue' }, { does: 'back' }, ...steps, ...NEVER];
}

/** The wizard at a step of a build: on the first way to it, and after coming back from the end. */
function standingAt(kind: Kind, build: oracle.Chosen, step: string): oracle.Chosen[] {
  const way = oracle.wayOf(kind, build);
  let { choices } = oracle.start(kind);
  for (const before of way.slice(0, way.indexOf(step)))
    for (const field of Object.keys(oracle.asks(kind, choices, before)))
      choices = oracle.set(kind, choices, field, build[field] ?? '');
  return [choices, build];
}

/** Chooses a whole build step by step to the overview, then goes back to the first step. */
function walk(kind: Kind, build: oracle.Chosen): void {
  let place = oracle.start(kind);
  const seen: string[] = [];
  while (place.step !== 'overview') {
    seen.push(place.step);
    check(kind, place);
    const { step } = place;
    // Picking the current choice would leave the colours before the second one is picked.
    for (const field of Object.keys(oracle.asks(kind, place.choices, step)))
      if (place.choices[field] !== build[field])
        place = move(kind, place, { does: 'pick', field, id: build[field] ?? '' });
    if (place.step === step) place = move(kind, place, { does: 'continue' });
    expect(place.step, `${kind} ${JSON.stringify(build)}`).not.toBe(step);
  }
  check(kind, place);
  expect(place.choices).toEqual(build);
  const configurator = CONFIGURATORS[kind];
  const choices = place.choices as Choices;
  expect(writeCustom({ pickupType: customTypeOf(configurator, choices), choices })).toEqual(
    written(kind, build),
  );
  for (const step of seen.reverse()) {
    place = move(kind, place, { does: 'back' });
    expect(place).toMatchObject({ step, cameBack: true });
    check(kind, place);
  }
}

/** The oracle's place beside the shop's wizard. */
interface Model {
  place: oracle.Place;
}
interface Real {
  wizard: Wizard;
}

/** A shopper's next move: any of the step, mostly options, or an invalid one. */
const anyMove = (kind: Kind): fc.Arbitrary<fc.Command<Model, Real>> =>
  fc
    .record({ does: fc.constantFrom('pick', 'pick', 'pick', 'continue', 'back', 'any'), at: fc.nat() })
    .map(({ does, at }) => ({
      check: () => true,
      run(model, real) {
        const { choices, step } = model.place;
        const all = movesAt(kind, choices, step);
        const fitting = all.filter((move) => (does === 'any' || move.does === does) && !NEVER.includes(move));
        const by = fitting[at % fitting.length] ?? NEVER[at % NEVER.length] ?? { does: 'back' };
        model.place = moveTheirs(kind, model.place, by);
        real.wizard = moveOurs(kind, real.wizard, by);
        check(kind, model.place, real.wizard);
      },
      toString: () => `${does} ${at}`,
    }));

type Option = readonly [field: string, id: string];
const optionsOf = (kind: Kind): Option[] => [
  ...new Map(
    oracle.TRUNKS[kind]
      .flatMap((trunk) => oracle.asksOf(kind, trunk))
      .flatMap(([field, rows]) => rows.map(([id]): Option => [field, id]))
      .map((option): [string, Option] => [option.join(), option]),
  ).values(),
];
const pairsOf = (options: readonly Option[]) =>
  options.flatMap((one, index) =>
    options.slice(index + 1).flatMap((other) => (one[0] === other[0] ? [] : [[one, other] as const])),
  );
const isIn = (build: oracle.Chosen, [field, id]: Option) => build[field] === id;

/** Builds that contain every possible pair of options, and the pairs that are impossible. */
function coverPairs(kind: Kind) {
  const used = new Map<string, number>();
  const builds: oracle.Chosen[] = [];
  const impossible: (readonly [Option, Option])[] = [];
  for (const pair of pairsOf(optionsOf(kind))) {
    if (builds.some((build) => pair.every((option) => isIn(build, option)))) continue;
    const wanted = Object.fromEntries(pair);
    const build = oracle.TRUNKS[kind]
      .map((trunk) => {
        // Fills the rest with the least-used options.
        const turns = oracle.asksOf(kind, trunk).map(([field, rows]) => {
          const counts = rows.map(([id]) => used.get(`${field},${id}`) ?? 0);
          return counts.indexOf(Math.min(...counts));
        });
        return oracle.buildFrom(kind, turns, { ...wanted, ...trunk });
      })
      .find((build) => oracle.isWhole(kind, build) && pair.every((option) => isIn(build, option)));
    if (!build) impossible.push(pair);
    else {
      builds.push(build);
      for (const option of Object.entries(build)) used.set(option.join(), (used.get(option.join()) ?? 0) + 1);
    }
  }
  return { builds, impossible };
}

describe('a walk through a configurator', () => {
  it('follows the specification from each step with each option, forwards and after coming back [rows 364–365, 379, 381, 391–393, 478, 501–502]', () => {
    let edges = 0;
    for (const kind of KINDS) {
      for (const build of wholeBuilds(kind, 3)) {
        for (const step of oracle.wayOf(kind, build)) {
          for (const choices of standingAt(kind, build, step)) {
            for (const cameBack of [false, true]) {
              const place = { choices, step, cameBack };
              check(kind, place);
              for (const by of movesAt(kind, choices, step)) {
                move(kind, place, by);
                if (!NEVER.includes(by)) edges += 1;
              }
            }
          }
        }
      }
    }
    expect(edges).toBe(34_656);
  });

  it('follows the specification on any path, forwards and backwards [rows 372, 385, 503–504, 506, 508, 516–517, D29]', () => {
    for (const kind of KINDS) {
      // Walks of up to sixty moves, each compared with the specification's oracle.
      forAll(
        [fc.commands([anyMove(kind)], { maxCommands: 60, size: '+1' })],
        (commands) => {
          const setup = () => ({
            model: { place: oracle.start(kind) },
            real: { wizard: begin(CONFIGURATORS[kind]) },
          });
          fc.modelRun(setup, commands);
        },
        { numRuns: runs(50, { slow: 20 }) },
      );
    }
  });

  it('reaches every valid pair of options, step by step and back [row 382]', () => {
    const summaries = KINDS.map((kind) => {
      const { builds, impossible } = coverPairs(kind);
      for (const build of builds) walk(kind, build);
      const pairs = pairsOf(optionsOf(kind)).length - impossible.length;
      return `${kind}: ${builds.length} walks for ${pairs} pairs, ${impossible.length} do not go together`;
    });
    expect(summaries).toEqual([
      'humbucker: 193 walks for 1026 pairs, 177 do not go together',
      'hp90: 123 walks for 635 pairs, 39 do not go together',
      'p90: 32 walks for 129 pairs, 0 do not go together',
    ]);
  });

  it('stays on the step when the arrow keys choose', () => {
    const wizard: Wizard = { choices: { cover: 'closed' }, step: 'spacing', cameBack: false };
    const picked = pick(CONFIGURATORS.humbucker, wizard, 'spacing', '52', { stays: true });
    expect(picked).toEqual({ ...wizard, choices: { cover: 'closed', spacing: '52' } });
    expect(pick(CONFIGURATORS.humbucker, picked, 'spacing', '52', { stays: true })).toEqual(picked);
  });

  it('never accepts an invalid pair of options from an address', () => {
    for (const kind of KINDS) {
      const { impossible } = coverPairs(kind);
      for (const pair of impossible) {
        for (const build of wholeBuilds(kind, 1)) {
          const choices: oracle.Chosen = { ...build, ...Object.fromEntries(pair) };
          expect(
            readChoices(CONFIGURATORS[kind], (field) => choices[field]).ok,
            JSON.stringify(choices),
          ).toBe(false);
        }
      }
    }
  });
});
