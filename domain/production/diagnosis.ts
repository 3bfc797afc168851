import type { Pickup } from '../tone/pickup.ts';
import { GAUGES, ohmsPerMetre } from '../tone/wire.ts';
import type { BuildSheet } from './build-sheet.ts';
import { at20Degrees, type Verdict, verdictOf } from './verdict.ts';

/** What the meter said of a pickup. */
export interface Measurement {
  /** Both coils in series, at the temperature of the bench. */
  readonly resistance_Ohm: number;
  readonly temperature_C: number;
  /** H, as read. */
  readonly inductance_H: number;
  /** Each coil alone, where it was measured. */
  readonly coils_Ohm?: readonly (number | undefined)[];
  /** As the counter showed. */
  readonly turns?: readonly (number | undefined)[];
}

/** All verdicts on a pickup, and in two sentences what they mean together. */
export interface Findings {
  readonly resistance: Verdict;
  readonly inductance: Verdict;
  readonly coils: readonly (Verdict | undefined)[];
  readonly turns: readonly (Verdict | undefined)[];
  readonly inTolerance: boolean;
  /** "In tolerance", "L is 0.13 H over the limit". */
  readonly headline: string;
  /** Where to look first; empty in tolerance. */
  readonly advice: string;
  /** Ω at 20 °C, which is what is kept. */
  readonly resistance20_Ohm: number;
}

type Judged = Pick<BuildSheet, 'resistance' | 'inductance' | 'coils' | 'wire'>;

const near = (value: number, other: number, percent: number): boolean =>
  Math.abs(value / other - 1) * 100 <= percent;

/** What is left of the inductance when two coils are joined the wrong way round; undefined for coils that do not couple. */
function wrongPhase({ bobbin }: Pickup, turns: readonly number[]): number | undefined {
  const [first = 0, second = 0] = bobbin.inductanceFactors.map(
    (factor, coil) => factor * (turns[coil] ?? 0) ** 2,
  );
  const mutual = bobbin.coupling * Math.sqrt(first * second);
  return mutual > 0 ? (first + second - 2 * mutual) / (first + second + 2 * mutual) : undefined;
}

const about = (turns: number): string =>
  String(Math.round(turns / 10) * 10).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/**
 * Where to look first. R follows the length of the wire and its gauge, L the square of the turns, the steel and the
 * magnet: so what one of them says without the other tells most faults apart. Ordered from the plainest on.
 */
function lookFirst(sheet: Judged, pickup: Pickup, ohms: number, henry: number): string {
  const { resistance, inductance, coils, wire } = sheet;
  const [r, l] = [ohms / resistance.target, henry / inductance.target];
  const two = coils.length > 1;
  if (r > 5) return 'The circuit is open. Look for a broken wire at start and finish first.';
  if (r < 0.02) return 'The leads touch. Look at the solder joints first.';
  if (two && near(r, 0.25, 6))
    return 'R is a quarter: the coils are joined in parallel. Check the join first.';
  const alone = coils.find(({ resistance: { target } }) => near(ohms, target, 3));
  if (two && alone && r < 0.7)
    return `This is coil ${alone.number} alone. Check the join, then whether the other coil is shorted.`;
  const [rFits, lFits] = [
    ohms >= resistance.low && ohms <= resistance.high,
    henry >= inductance.low && henry <= inductance.high,
  ];
  const opposed = wrongPhase(
    pickup,
    coils.map(({ turns }) => turns.target),
  );
  if (rFits && opposed && near(l, opposed, 4))
    return 'R fits and L is what two coils against each other leave. Check the phase first.';
  const other = GAUGES.find(
    (awg) => awg !== wire.awg && near(r, ohmsPerMetre(awg) / ohmsPerMetre(wire.awg), 6),
  );
  if (other && Math.abs(l - 1) < 0.12)
    return `R is that of ${other}\u00a0AWG, not ${wire.awg}. Check the spool first.`;
  // Turns move both: R nearly in proportion, L with their square.
  const byTurns = (Math.sqrt(l) - 1) * 100;
  const all = coils.reduce((sum, { turns }) => sum + turns.target, 0);
  const together =
    Math.sign(r - 1) === Math.sign(l - 1) && Math.abs((r - 1) * 100 - byTurns) <= (rFits ? 1 : 2.5);
  if (together && Math.abs(byTurns) > 0.5)
    return byTurns > 0
      ? `R and L agree on about ${about((all * byTurns) / 100)} turns too many. Check the counter first.`
      : `R and L agree on about ${about((-all * byTurns) / 100)} turns too few. Check the counter first.`;
  if (rFits && l > 1) return 'R fits, so the turns do too. Check the magnet first.';
  if (rFits && l < 1)
    return l < 0.8
      ? 'R fits, so turns are shorted. Wind it again.'
      : 'R fits, so the turns do too. Check magnet and cover, then for shorted turns.';
  if (lFits && r > 1)
    return 'L fits, so the turns do too. Check the joints first, then whether the wire was stretched.';
  if (lFits && r < 1)
    return 'L fits, so the turns do too. Check the temperature of the coil first, then the spool.';
  if (r < 1 && l < r * r) return 'L has lost more than R: turns are shorted. Wind it again.';
  return 'R and L do not fit one fault. Measure again, both coils alone.';
}

const written = (value: number, unit: string): string => `${value.toFixed(2)}\u00a0${unit}`;

function headlineOf(
  name: string,
  { state, deviation, beyond }: Verdict,
  unit: string,
  scale: number,
): string | undefined {
  if (state !== 'out') return undefined;
  const amount = Math.max(beyond * scale, 0.01);
  return `${name} is ${written(amount, unit)} ${deviation > 0 ? 'over' : 'under'} the limit`;
}

/** Judges what was measured against the sheet. */
export function findingsOf(sheet: Judged, pickup: Pickup, measured: Measurement): Findings {
  const { temperature_C, inductance_H, coils_Ohm = [], turns = [] } = measured;
  const ohms = at20Degrees(measured.resistance_Ohm, temperature_C);
  const resistance = verdictOf(ohms, sheet.resistance);
  const inductance = verdictOf(inductance_H, sheet.inductance);
  const coils = sheet.coils.map((coil, index) => {
    const own = coils_Ohm[index];
    return own === undefined ? undefined : verdictOf(at20Degrees(own, temperature_C), coil.resistance);
  });
  const counted = sheet.coils.map((coil, index) => {
    const own = turns[index];
    return own === undefined ? undefined : verdictOf(own, coil.turns);
  });
  const all = [resistance, inductance, ...coils, ...counted];
  const inTolerance = all.every((verdict) => verdict?.state !== 'out');
  const which = (verdicts: readonly (Verdict | undefined)[]) =>
    verdicts.findIndex((verdict) => verdict?.state === 'out') + 1;
  const headline =
    headlineOf('R', resistance, 'kΩ', 1e-3) ??
    headlineOf('L', inductance, 'H', 1) ??
    (which(coils) > 0 ? `R of coil ${which(coils)} is out of tolerance` : undefined) ??
    (which(counted) > 0 ? `Coil ${which(counted)} has another count of turns` : 'In tolerance');
  const wholeFits = resistance.state !== 'out' && inductance.state !== 'out';
  const advice = inTolerance
    ? ''
    : wholeFits
      ? 'R and L of the whole fit. Compare the coils: their difference is what was ordered.'
      : lookFirst(sheet, pickup, ohms, inductance_H);
  return {
    resistance,
    inductance,
    coils,
    turns: counted,
    inTolerance,
    headline,
    advice,
    resistance20_Ohm: ohms,
  };
}
