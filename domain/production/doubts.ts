import { decimalsIn } from '../decimal-comma.ts';
import type { Language } from '../languages.ts';
import type { BuildSheet } from './build-sheet.ts';
import type { Measurement } from './diagnosis.ts';
import { DOUBT_WORDS } from './doubts.messages.ts';
import { inHenry, inKiloOhms, inThousands } from './figures.ts';

/**
 * So far from its target a figure is rather typed wrong than wound wrong: tolerances are a few per cent, and a digit that
 * is missing or doubled is far beyond a quarter.
 */
const FAR_PERCENT = 25;
/** A coil is as warm as the room that it is in. */
const ROOM_C = [10, 40] as const;

const isFar = (value: number, target: number): boolean =>
  (100 * Math.abs(value - target)) / target > FAR_PERCENT;

type Judged = Pick<BuildSheet, 'coils' | 'resistance' | 'inductance'>;

/** "Coil 1", or "the coil" of a pickup with one. */
const coilName = ({ coils }: Pick<BuildSheet, 'coils'>, index: number, language: Language): string =>
  DOUBT_WORDS[language].coil(coils.length > 1 ? index + 1 : undefined);

/** Asks about turns that are far from the sheet; undefined where there is nothing to ask. */
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

/** The same of the resistance of one coil alone, Ω as the meter shows it. */
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

/** The first coil whose count is missing, from 1; undefined where all were counted. */
export function uncountedCoil(
  { coils }: Pick<BuildSheet, 'coils'>,
  turns: readonly (number | null | undefined)[] = [],
): number | undefined {
  const index = coils.findIndex((_, place) => typeof turns[place] !== 'number');
  return index < 0 ? undefined : index + 1;
}

/** What of a measurement is so far from the sheet that it is asked about twice, in words; none for most. */
export function measurementDoubts(
  sheet: Judged,
  measured: Measurement,
  language: Language = 'en',
): readonly string[] {
  const words = DOUBT_WORDS[language];
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
      ? words.resistance(inKiloOhms(resistance_Ohm, language), inKiloOhms(resistance.target, language))
      : undefined,
    isFar(inductance_H, inductance.target)
      ? words.inductance(inHenry(inductance_H, language), inHenry(inductance.target, language))
      : undefined,
    temperature_C < cold || temperature_C > warm
      ? words.temperature(decimalsIn(String(temperature_C), language))
      : undefined,
  ].filter((doubt) => doubt !== undefined);
}
