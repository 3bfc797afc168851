import type { Circuit, Load } from './circuit.ts';

export interface Complex {
  readonly re: number;
  readonly im: number;
}

/** A pickup at one frequency: series impedance, shunt admittance, and the remaining source signal. */
interface TwoPole {
  readonly zRe: number;
  readonly zIm: number;
  readonly yRe: number;
  readonly yIm: number;
  readonly sRe: number;
  readonly sIm: number;
}

function twoPole(circuit: Circuit, frequency: number): TwoPole {
  const omega = 2 * Math.PI * frequency;
  const { inductance_H, capacitance_F, eddy, shielding } = circuit;
  // Remaining inductance l(f), real and imaginary part.
  let lRe = 1;
  let lIm = 0;
  for (const { share, loss_Hz } of eddy) {
    const x = frequency / loss_Hz;
    const part = (share * x) / (1 + x * x);
    lRe -= part * x;
    lIm -= part;
  }
  const x = frequency / circuit.shield_Hz;
  const bRe = 1 - (shielding * x * x) / (1 + x * x);
  const bIm = (-shielding * x) / (1 + x * x);
  return {
    zRe: circuit.resistance_Ohm - omega * inductance_H * lIm,
    zIm: omega * inductance_H * lRe,
    yRe: omega * capacitance_F * circuit.lossTangent,
    yIm: omega * capacitance_F,
    sRe: circuit.followsCores ? lRe * bRe - lIm * bIm : bRe,
    sIm: circuit.followsCores ? lRe * bIm + lIm * bRe : bIm,
  };
}

/**
 * H(f) from the voltage that the string induces to the voltage at the amp, f in Hz.
 *
 * Series Z = R + sL(1 − Σa) + Σ (s·aL ∥ 2π·f·aL), shunt Y = sC(1 − j·tan δ) + sCcable + 1/Rvol + 1/Ramp + 1/(Rtone +
 * 1/sCtone), H = S/(1 + Z·Y). Eddy currents reduce the inductance by l(f) = 1 − Σ a·jx/(1 + jx) with x = f/f_loss, and
 * the string's signal by the same factor, because its flux passes through the same metal. A cover shields it further: S
 * = l(f)·(1 − β·jy/(1 + jy)), y = f/f_shield. That the source follows l is measured (measured/), not derived. A second
 * pickup on the same switch loads the first one with Y₂ + 1/Z₂ and, if its own voltage is included, adds g·S₂·Z/Z₂ to
 * S. Written in real numbers, because one impulse response calls it some thousand times.
 */
export function transferAt(circuit: Circuit, load: Load, frequency: number): Complex {
  const omega = 2 * Math.PI * frequency;
  const own = twoPole(circuit, frequency);
  const { zRe, zIm } = own;
  let { sRe, sIm } = own;
  let yRe = own.yRe + 1 / load.volume_Ohm + 1 / load.amp_Ohm;
  let yIm = own.yIm + omega * load.cable_pF * 1e-12;
  if (Number.isFinite(load.tone_Ohm)) {
    const cap = omega * load.toneCap_nF * 1e-9;
    const turned = cap * load.tone_Ohm;
    yRe += (cap * turned) / (1 + turned * turned);
    yIm += cap / (1 + turned * turned);
  }
  if (load.beside) {
    const { gain } = load.beside;
    const other = twoPole(load.beside.circuit, frequency);
    const size = other.zRe * other.zRe + other.zIm * other.zIm;
    yRe += other.yRe + other.zRe / size;
    yIm += other.yIm - other.zIm / size;
    const qRe = (zRe * other.zRe + zIm * other.zIm) / size;
    const qIm = (zIm * other.zRe - zRe * other.zIm) / size;
    sRe += gain * (other.sRe * qRe - other.sIm * qIm);
    sIm += gain * (other.sRe * qIm + other.sIm * qRe);
  }
  const dRe = 1 + zRe * yRe - zIm * yIm;
  const dIm = zRe * yIm + zIm * yRe;
  const size = dRe * dRe + dIm * dIm;
  return { re: (sRe * dRe + sIm * dIm) / size, im: (sIm * dRe - sRe * dIm) / size };
}

/** |H(f)|; 1 without any loss. */
export function magnitudeAt(circuit: Circuit, load: Load, frequency: number): number {
  const { re, im } = transferAt(circuit, load, frequency);
  // Not Math.hypot: its overflow guard makes it several times slower.
  return Math.sqrt(re * re + im * im);
}

export const decibels = (ratio: number): number => 20 * Math.log10(ratio);

export interface CurvePoint {
  readonly frequency_Hz: number;
  readonly level_dB: number;
}

/** The response for a plot, with logarithmic spacing, dB relative to a lossless circuit. */
export function responseCurve(
  circuit: Circuit,
  load: Load,
  { from = 50, to = 20_000, points = 240 } = {},
): readonly CurvePoint[] {
  return Array.from({ length: points }, (_, index) => {
    const frequency_Hz = from * (to / from) ** (index / (points - 1));
    return { frequency_Hz, level_dB: decibels(magnitudeAt(circuit, load, frequency_Hz)) };
  });
}
