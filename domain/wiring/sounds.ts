import type { Language } from '../languages.ts';
import { isKeyOf } from '../records.ts';
import { type Setting, voltagesAtJack } from './circuit.ts';
import { coilsIn, positionsOfScheme } from './nets.ts';
import type { Scheme } from './scheme.ts';
import { SOUND_WORDS } from './sound-words.messages.ts';

/** From how much of a coil's voltage on it counts as heard. */
const HEARD = 0.05;

/** What is at the jack in one setting. */
export interface Sound {
  /** Pickups of which a coil is heard, by the name of their part. */
  readonly pickups: readonly string[];
  /** None, where winding directions cancel it; a rest, where the coils that do are not alike. */
  readonly hum: 'yes' | 'little' | 'no';
  /** True where a string moves all coils that are heard the same way. */
  readonly inPhase: boolean;
}

/** What is heard in a setting, as it follows from the wires and from how the coils are wound. */
export function soundOf(scheme: Scheme, setting: Setting): Sound {
  const voltages = voltagesAtJack(scheme, setting);
  const heard = coilsIn(scheme).flatMap(({ pickup, coil }, index) => {
    const voltage = voltages[index] ?? 0;
    return Math.abs(voltage) > HEARD ? [{ pickup, coil, voltage }] : [];
  });
  const hum = heard.reduce((sum, { voltage, coil }) => sum + voltage * coil.direction, 0);
  const most = Math.max(0, ...heard.map(({ voltage }) => Math.abs(voltage)));
  const pickups = [...new Set(heard.map(({ pickup }) => pickup))];
  const kinds = new Set(
    pickups.flatMap((name) => {
      const part = scheme.parts[name];
      return part?.part === 'pickup' ? [part.kind] : [];
    }),
  );
  const signs = new Set(heard.map(({ voltage, coil }) => Math.sign(voltage * coil.direction * coil.pole)));
  return {
    pickups,
    hum: Math.abs(hum) > most * 0.1 ? 'yes' : kinds.size > 1 ? 'little' : 'no',
    inPhase: signs.size < 2,
  };
}

/** One row of "what sounds where": how the guitar is set, in words, and what is heard. */
export interface SoundRow {
  readonly setting: string;
  readonly sound: Sound;
}

/** What sounds in each position of the switch; without a switch, with all volumes up and with each of them down. */
export function soundTable(scheme: Scheme, language: Language = 'en'): SoundRow[] {
  const words = SOUND_WORDS[language];
  const positions = positionsOfScheme(scheme);
  if (positions.length > 0)
    return positions.map((position) => ({
      setting: isKeyOf(words.positions, position) ? words.positions[position] : position,
      sound: soundOf(scheme, { position }),
    }));
  const volumes = Object.entries(scheme.parts).filter(
    ([, part]) => part.part === 'pot' && part.does === 'volume',
  );
  return [
    { setting: words.volumeUp(volumes.length), sound: soundOf(scheme, {}) },
    ...volumes.map(([pot, { name }]) => ({
      setting: words.down(name),
      sound: soundOf(scheme, { knobs: { [pot]: 0 } }),
    })),
  ];
}
