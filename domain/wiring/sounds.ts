import type { Language } from '../languages.ts';
import { isKeyOf } from '../records.ts';
import { type Setting, voltagesAtJack } from './circuit.ts';
import { coilsIn, positionsOfScheme } from './nets.ts';
import type { Scheme } from './scheme.ts';
import { SWITCHED_SOUND_WORDS } from './sound-words.messages.ts';

/** Share of a coil's voltage above which it is audible. */
const HEARD = 0.05;

export interface Sound {
  /** Pickups with an audible coil, by the name of their part. */
  readonly pickups: readonly string[];
  /** `no`: opposite windings cancel it. `little`: the cancelling coils differ. */
  readonly hum: 'yes' | 'little' | 'no';
  /** A string drives all audible coils in the same direction. */
  readonly inPhase: boolean;
}

/** Computes the sound of a setting from the wires and the windings. */
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

/** Sound of each switch position; without a switch, with all volumes up and with each one down. */
export function soundTable(scheme: Scheme, language: Language = 'en') {
  const messages = SWITCHED_SOUND_WORDS[language];
  const positions = positionsOfScheme(scheme);
  if (positions.length > 0)
    return positions.map((position) => ({
      setting: isKeyOf(messages.positions, position) ? messages.positions[position] : position,
      sound: soundOf(scheme, { position }),
    }));
  const volumes = Object.entries(scheme.parts).filter(
    ([, part]) => part.part === 'pot' && part.does === 'volume',
  );
  return [
    { setting: messages.volumeUp(volumes.length), sound: soundOf(scheme, {}) },
    ...volumes.map(([pot, { name }]) => ({
      setting: messages.down(name),
      sound: soundOf(scheme, { knobs: { [pot]: 0 } }),
    })),
  ];
}
