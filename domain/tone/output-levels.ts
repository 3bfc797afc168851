import { type Build, buildPickup } from './build.ts';
import { inductanceAt, METER_HZ } from './circuit.ts';
import { outputLevel } from './pickup.ts';
import type { Awg } from './wire.ts';

/** The winding behind an output level, shown beside the ohms on its tile. */
export interface OutputLevel {
  readonly outputOhms: number;
  readonly awg: Awg;
  readonly turns: number;
  /** Reading of a meter at 1 kHz. */
  readonly inductance_H: number;
  /** Relative to a vintage Stratocaster. */
  readonly output_dB: number;
  /** This level has more ohms but fewer turns than the previous one. */
  readonly hasFewerTurns: boolean;
}

export const OHMS_HELP = {
  short: 'Turns do not rise steadily with ohms across a change of gauge.',
  long: 'Ohms measure the wire, not the output. When a bobbin is full, more ohms need finer wire, and finer wire has more ohms per turn: a pickup of 43 or 44 can read higher than one of 42 and yet have fewer turns, less inductance and a brighter sound. Compare turns and inductance, not ohms.',
} as const;

/** The output levels of a configurator in the order given, for otherwise equal builds. */
export function outputLevels(
  build: Omit<Build, 'outputOhms'>,
  ohms: readonly number[],
): readonly OutputLevel[] {
  const pickups = ohms.map((outputOhms) => buildPickup({ ...build, outputOhms }));
  const meanTurns = pickups.map(
    ({ winding: { turns } }) => turns.reduce((sum, count) => sum + count, 0) / turns.length,
  );
  return pickups.map((pickup, index) => {
    const turns = meanTurns[index] ?? 0;
    return {
      outputOhms: ohms[index] ?? 0,
      awg: pickup.winding.awg,
      turns,
      inductance_H: inductanceAt(pickup.circuit, METER_HZ),
      output_dB: outputLevel(pickup),
      hasFewerTurns: turns < (meanTurns[index - 1] ?? 0),
    };
  });
}
