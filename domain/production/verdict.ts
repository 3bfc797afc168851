import { decimalsIn, type Language } from '../languages.ts';
import { BENCH } from './bench.ts';
import type { Target } from './tolerance.ts';
import { VERDICT_WORDS } from './verdict.messages.ts';

/** Temperature coefficient of copper's resistance a kelvin, from 20 °C (IEC 60028: 0.00393). */
const COPPER_PER_KELVIN = 0.00393;

/** Converts a coil's resistance, Ω, from another temperature to 20 °C. */
export const at20Degrees = (ohms: number, temperature_C: number): number =>
  ohms / (1 + COPPER_PER_KELVIN * (temperature_C - BENCH.measuredAt.temperature_C));

const EDGE = 0.8;
const NBSP = '\u00a0';

/** "+0.8 %", with a true minus. Rounding never makes a value outside appear inside. */
function signed(deviation: number, percent: number, isOut: boolean): string {
  const size = Math.abs(deviation);
  const shown = isOut ? Math.max(Math.round(size * 10), Math.floor(percent * 10) + 1) : Math.round(size * 10);
  const sign = shown === 0 ? '' : deviation < 0 ? '−' : '+';
  return `${sign}${(shown / 10).toFixed(1)}${NBSP}%`;
}

/** Comparison of a measured value with its target. Shown by shape and text, not by colour alone. */
export function verdictOf(value: number, { target, low, high, percent }: Target, language: Language = 'en') {
  const deviation = (100 * (value - target)) / target;
  // Beyond the nearer limit, in its own unit; 0 inside.
  const beyond = Math.max(0, value - high, low - value);
  const isOut = beyond > 0;
  /** `edge`: in the outer fifth of the tolerance. */
  const state: 'in' | 'edge' | 'out' = isOut ? 'out' : Math.abs(deviation) > EDGE * percent ? 'edge' : 'in';
  const figures = decimalsIn(signed(deviation, percent, isOut), language);
  // "in, +0.8 %", "in, at the edge, −2.6 %", "out, +8.1 %".
  return { state, deviation, beyond, words: `${VERDICT_WORDS[language][state]}, ${figures}` };
}

export type Verdict = ReturnType<typeof verdictOf>;
