import type { DoubtedFigure } from './your-pickup.ts';

const NBSP = '\u00a0';

/** Rounds a figure to its doubt, which has one digit, or two if it begins with 1. */
export function figureDigits({ value, doubt }: DoubtedFigure): {
  readonly value: string;
  readonly doubt: string;
} {
  if (!(doubt > 0)) return { value: String(value), doubt: '0' };
  const place = Math.floor(Math.log10(doubt));
  const digits = doubt / 10 ** place < 1.95 ? place - 1 : place;
  const decimals = Math.max(0, -digits);
  const rounded = (x: number) =>
    (digits > 0 ? Math.round(x / 10 ** digits) * 10 ** digits : x).toFixed(decimals);
  return { value: rounded(value), doubt: rounded(doubt) };
}

const scaled = ({ value, doubt }: DoubtedFigure, by: number): DoubtedFigure => ({
  value: value * by,
  doubt: doubt * by,
});

/** Figures in kilo-ohms, henries and picofarads. */
export const inUnits = {
  resistance: (figure: DoubtedFigure) => ({ ...figureDigits(scaled(figure, 1e-3)), unit: 'kΩ' }),
  inductance: (figure: DoubtedFigure) => ({ ...figureDigits(figure), unit: 'H' }),
  capacitance: (figure: DoubtedFigure) => ({ ...figureDigits(scaled(figure, 1e12)), unit: 'pF' }),
} as const;

/** "1.02 MΩ", "10.0 kΩ", "530 Ω": three digits. */
export function ohmWords(ohms: number): string {
  const [by, unit] = ohms >= 0.9995e6 ? [1e-6, 'MΩ'] : ohms >= 999.5 ? [1e-3, 'kΩ'] : [1, 'Ω'];
  const value = ohms * by;
  return `${value.toFixed(value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2)}${NBSP}${unit}`;
}

/** "4.18 H ± 0.08". */
export const figureWords = (words: { value: string; doubt: string; unit: string }): string =>
  `${words.value}${NBSP}${words.unit} ±${NBSP}${words.doubt}`;
