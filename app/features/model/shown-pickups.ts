import type { CheckedPickup, ModelCheck } from './model-check.ts';

/** One pickup as the page calls it: makers' names say what was on the bench. */
export interface ShownPickup extends CheckedPickup {
  readonly name: string;
  readonly built: string;
}

/** Drawn one by one: of every way to build a pickup that was measured, at least one. */
const SHOWN: readonly (readonly [path: string, name: string, built: string])[] = [
  ['Guitar/DiMarzio/TrueVelvet/TV', 'DiMarzio True Velvet', 'Strat type, rods'],
  ['Guitar/Squier/Affinity-Strat/Squier', 'Squier Affinity Strat', 'bar magnet, steel poles'],
  ['Guitar/Squier/Tele-CV/bridge', 'Squier CV Tele bridge', 'rods, steel plate'],
  ['Guitar/Squier/Tele-CV/Neck', 'Squier CV Tele neck', 'rods, metal hood'],
  ['Guitar/Generic/P90/P90', 'P90, maker unknown', 'steel screws'],
  ['Guitar/SD/Jazz/Jazz', 'Duncan Jazz', 'humbucker, neck'],
  ['Guitar/SD/APH2/APH2N', 'Duncan APH-2 neck', 'humbucker'],
  ['Guitar/DiMarzio/IBZ/IBZ-B', 'DiMarzio IBZ bridge', 'humbucker'],
  ['Guitar/DiMarzio/ToneZone/TZ', 'DiMarzio Tone Zone', 'humbucker, bare'],
  ['Guitar/DiMarzio/ToneZone/ToneZoneExperiments/TZC', 'DiMarzio Tone Zone', 'the same, covered'],
  ['Guitar/Epiphone/LP/bridge', 'Epiphone LP bridge', 'humbucker, covered'],
  ['Bass/Ibanez/PowerSpan/Neck-BW', 'Ibanez PowerSpan neck', 'bass, build unknown'],
];

/** The pickups that are drawn one by one. */
export const shownPickups = ({ coils }: ModelCheck): readonly ShownPickup[] =>
  SHOWN.map(([path, name, built]) => {
    const found = coils.find((coil) => coil.path === path);
    if (!found) throw new Error(`${path} was not measured`);
    return { ...found, name, built };
  });
