import { type Build, buildPickup } from './build.ts';
import { inductanceAt, METER_HZ } from './circuit.ts';
import { outputLevel } from './pickup.ts';

/** The output levels of a configurator in the order given, for otherwise equal builds. */
export function outputLevels(build: Omit<Build, 'outputOhms'>, ohms: readonly number[]) {
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
      /** Reading of a meter at 1 kHz. */
      inductance_H: inductanceAt(pickup.circuit, METER_HZ),
      /** Relative to a vintage Stratocaster. */
      output_dB: outputLevel(pickup),
      /** This level has more ohms but fewer turns than the previous one. */
      hasFewerTurns: turns < (meanTurns[index - 1] ?? 0),
    };
  });
}

export type OutputLevel = ReturnType<typeof outputLevels>[number];
