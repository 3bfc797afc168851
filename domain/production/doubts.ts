import { decimalsIn, type Language } from '../languages.ts';
import type { BuildSheet } from './build-sheet.ts';
import type { Measurement } from './diagnosis.ts';
import { DOUBT_WORDS } from './doubts.messages.ts';
import { inHenry, inKiloOhms, inThousands } from './figures.ts';

/** A value this far off is probably mistyped: tolerances are a few per cent, a wrong digit far more. */
const FAR_PERCENT = 25;
/** Range of plausible room temperatures, which are also the coil's. */
const ROOM_C = [10, 40] as const;

const isFar = (value: number, target: number): boolean =>
  (100 * Math.abs(value - target)) / target > FAR_PERCENT;

type Judged = Pick<BuildSheet, 'coils' | 'resistance' | 'inductance'>;

/** "Coil 1", or "the coil" if there is only one. */
const coilName = ({ coils }: Pick<BuildSheet, 'coils'>, index: number, language: Language): string =>
  DOUBT_WORDS[language].coil(coils.length > 1 ? index + 1 : undefined);

/** Question about turns far from the sheet; undefined if plausible. */
export function turnsDoubt(
  sheet: Pick<BuildSheet, 'coils'>,
  index: number,
  turns: number,
  language: Language = 'en',
): string | undefined {
  const target = sheet.coils[index]?.turns.target;
  return target !== undefined && isFar(turns, target)
    ? DOUBT_WORDS[language].turns(
        coilName(sheet, index, language),
        decimalsIn(inThousands(turns), language),
        inThousands(target),
      )
    : undefined;
}

/** Question about the resistance of one coil, Ω as read; undefined if plausible. */
export function coilDoubt(
  sheet: Pick<BuildSheet, 'coils'>,
  index: number,
  ohms: number,
  language: Language = 'en',
): string | undefined {
  const target = sheet.coils[index]?.resistance.target;
  return target !== undefined && isFar(ohms, target)
    ? DOUBT_WORDS[language].alone(
        coilName(sheet, index, language),
        inKiloOhms(ohms, language),
        inKiloOhms(target, language),
      )
    : undefined;
}

/** The first coil without a count, from 1; undefined if all were counted. */
export function uncountedCoil(
  { coils }: Pick<BuildSheet, 'coils'>,
  turns: readonly (number | null | undefined)[] = [],
): number | undefined {
  const index = coils.findIndex((_, place) => typeof turns[place] !== 'number');
  return index < 0 ? undefined : index + 1;
}

/** Questions about values far from the sheet; usually none. */
export function measurementDoubts(
  sheet: Judged,
  measured: Measurement,
  language: Language = 'en',
): readonly string[] {
  const messages = DOUBT_WORDS[language];
  const { resistance, inductance, coils } = sheet;
  const { resistance_Ohm, inductance_H, temperature_C, turns = [], coils_Ohm = [] } = measured;
  const [cold, warm] = ROOM_C;
  return [
    ...coils.map((_, index) => {
      const counted = turns[index];
      return counted === undefined ? undefined : turnsDoubt(sheet, index, counted, language);
    }),
    ...coils.map((_, index) => {
      const alone = coils_Ohm[index];
      return alone === undefined ? undefined : coilDoubt(sheet, index, alone, language);
    }),
    isFar(resistance_Ohm, resistance.target)
      ? messages.resistance(inKiloOhms(resistance_Ohm, language), inKiloOhms(resistance.target, language))
      : undefined,
    isFar(inductance_H, inductance.target)
      ? messages.inductance(inHenry(inductance_H, language), inHenry(inductance.target, language))
      : undefined,
    temperature_C < cold || temperature_C > warm
      ? messages.temperature(decimalsIn(String(temperature_C), language))
      : undefined,
  ].filter((doubt) => doubt !== undefined);
}
