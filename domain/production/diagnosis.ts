import { decimalsIn, type Language } from '../languages.ts';
import { thousands } from '../tone/format-figures.ts';
import type { Pickup } from '../tone/pickup.ts';
import { GAUGES, ohmsPerMetre } from '../tone/wire.ts';
import type { BuildSheet } from './build-sheet.ts';
import { DIAGNOSIS_WORDS } from './diagnosis.messages.ts';
import { at20Degrees, type Verdict, verdictOf } from './verdict.ts';

export interface Measurement {
  /** Both coils in series, at the bench's temperature. */
  readonly resistance_Ohm: number;
  readonly temperature_C: number;
  /** H, as read. */
  readonly inductance_H: number;
  /** Each coil alone, if measured. */
  readonly coils_Ohm?: readonly (number | undefined)[];
  /** Readings of the counter. */
  readonly turns?: readonly (number | undefined)[];
}

/** Stored result: the first value out of tolerance. `by`: Ω or H beyond the limit, negative below it. */
export type Diagnosis =
  | { readonly kind: 'in tolerance' }
  | { readonly kind: 'beyond'; readonly of: 'R' | 'L'; readonly by: number }
  | { readonly kind: 'coil' | 'count'; readonly coil: number };

type Judged = Pick<BuildSheet, 'resistance' | 'inductance' | 'coils' | 'wire'>;

const near = (value: number, other: number, percent: number): boolean =>
  Math.abs(value / other - 1) * 100 <= percent;

/** Inductance with two coils joined the wrong way, as a share; undefined if coils do not couple. */
function wrongPhase({ bobbin }: Pickup, turns: readonly number[]): number | undefined {
  const [first = 0, second = 0] = bobbin.inductanceFactors.map(
    (factor, coil) => factor * (turns[coil] ?? 0) ** 2,
  );
  const mutual = bobbin.coupling * Math.sqrt(first * second);
  return mutual > 0 ? (first + second - 2 * mutual) / (first + second + 2 * mutual) : undefined;
}

const about = (turns: number): string => thousands(Math.round(turns / 10) * 10);

/**
 * Finds the likeliest cause. R depends on wire length and gauge, L on turns squared, steel and magnet, so most faults
 * show in the difference between both. Simple causes come first.
 */
function lookFirst(
  sheet: Judged,
  pickup: Pickup,
  [ohms, henry]: readonly [number, number],
  language: Language,
): string {
  const messages = DIAGNOSIS_WORDS[language];
  const { resistance, inductance, coils, wire } = sheet;
  const [r, l] = [ohms / resistance.target, henry / inductance.target];
  const two = coils.length > 1;
  if (r > 5) return messages.open;
  if (r < 0.02) return messages.touching;
  if (two && near(r, 0.25, 6)) return messages.parallel;
  const alone = coils.find(({ resistance: { target } }) => near(ohms, target, 3));
  if (two && alone && r < 0.7) return messages.oneCoil(alone.number);
  const [rFits, lFits] = [
    ohms >= resistance.low && ohms <= resistance.high,
    henry >= inductance.low && henry <= inductance.high,
  ];
  const opposed = wrongPhase(
    pickup,
    coils.map(({ turns }) => turns.target),
  );
  if (rFits && opposed && near(l, opposed, 4)) return messages.phase;
  const other = GAUGES.find(
    (awg) => awg !== wire.awg && near(r, ohmsPerMetre(awg) / ohmsPerMetre(wire.awg), 6),
  );
  if (other && Math.abs(l - 1) < 0.12) return messages.spool(other, wire.awg);
  // Turns change both: R nearly in proportion, L with their square.
  const byTurns = (Math.sqrt(l) - 1) * 100;
  const totalTurns = coils.reduce((sum, { turns }) => sum + turns.target, 0);
  const together =
    Math.sign(r - 1) === Math.sign(l - 1) && Math.abs((r - 1) * 100 - byTurns) <= (rFits ? 1 : 2.5);
  if (together && Math.abs(byTurns) > 0.5)
    return messages[byTurns > 0 ? 'tooMany' : 'tooFew'](about((totalTurns * Math.abs(byTurns)) / 100));
  if (rFits && l > 1) return messages.magnet;
  if (rFits && l < 1) return l < 0.8 ? messages.shorted : messages.magnetAndCover;
  if (lFits && r > 1) return messages.joints;
  if (lFits && r < 1) return messages.temperature;
  if (r < 1 && l < r * r) return messages.shortedToo;
  return messages.unclear;
}

const beyondOf = (of: 'R' | 'L', { state, deviation, beyond }: Verdict): Diagnosis | undefined =>
  state === 'out' ? { kind: 'beyond', of, by: Math.sign(deviation) * beyond } : undefined;

/** "In tolerance", "L is 0.13 H over the limit". */
export function outcomeWords(outcome: Diagnosis, language: Language): string {
  const messages = DIAGNOSIS_WORDS[language];
  if (outcome.kind === 'in tolerance') return messages.inTolerance;
  if (outcome.kind !== 'beyond') return messages[outcome.kind](outcome.coil);
  const { of, by } = outcome;
  const [unit, scale] = of === 'R' ? ['kΩ', 1e-3] : ['H', 1];
  const amount = decimalsIn(Math.max(Math.abs(by) * scale, 0.01).toFixed(2), language);
  return messages.beyond(of, `${amount}\u00a0${unit}`, by > 0);
}

export function findingsOf(sheet: Judged, pickup: Pickup, measured: Measurement, language: Language = 'en') {
  const messages = DIAGNOSIS_WORDS[language];
  const { temperature_C, inductance_H, coils_Ohm = [], turns = [] } = measured;
  const ohms = at20Degrees(measured.resistance_Ohm, temperature_C);
  const resistance = verdictOf(ohms, sheet.resistance, language);
  const inductance = verdictOf(inductance_H, sheet.inductance, language);
  const coils = sheet.coils.map((coil, index) => {
    const coilOhms = coils_Ohm[index];
    return coilOhms === undefined
      ? undefined
      : verdictOf(at20Degrees(coilOhms, temperature_C), coil.resistance, language);
  });
  const counted = sheet.coils.map((coil, index) => {
    const coilTurns = turns[index];
    return coilTurns === undefined ? undefined : verdictOf(coilTurns, coil.turns, language);
  });
  const coilOut = (kind: 'coil' | 'count', verdicts: readonly (Verdict | undefined)[]) => {
    const index = verdicts.findIndex((verdict) => verdict?.state === 'out');
    return index < 0 ? undefined : ({ kind, coil: index + 1 } as const);
  };
  const outcome: Diagnosis = beyondOf('R', resistance) ??
    beyondOf('L', inductance) ??
    coilOut('coil', coils) ??
    coilOut('count', counted) ?? { kind: 'in tolerance' };
  const wholeFits = resistance.state !== 'out' && inductance.state !== 'out';
  const advice =
    outcome.kind === 'in tolerance'
      ? ''
      : wholeFits
        ? messages.coils
        : lookFirst(sheet, pickup, [ohms, inductance_H], language);
  return {
    resistance,
    inductance,
    coils,
    turns: counted,
    inTolerance: outcome.kind === 'in tolerance',
    outcome,
    headline: outcomeWords(outcome, language),
    advice,
    /** Ω at 20 °C, the stored value. */
    resistance20_Ohm: ohms,
  };
}

export type Findings = ReturnType<typeof findingsOf>;
