import { voltagesAtJack } from './circuit.ts';
import { coilsIn, netsOf, positionsOfScheme } from './nets.ts';
import { pinsOf } from './pins.ts';
import type { Scheme } from './scheme.ts';
import { soundOf } from './sounds.ts';

const sum = (voltages: readonly number[]) => voltages.reduce((all, one) => all + Math.abs(one), 0);

/** The pin of a part that must be grounded, if any. */
const METAL: Readonly<Partial<Record<Scheme['parts'][string]['part'], string>>> = {
  pickup: 'shield',
  pot: 'case',
  strings: 'wire',
};

/** Electrical faults of a scheme, in sentences; empty if it works as drawn. */
export function circuitFaults(scheme: Scheme): string[] {
  const faults: string[] = [];
  const joined = new Set(scheme.wires.flatMap(({ from, to }) => [from, to]));
  const net = netsOf(scheme);
  const entries = Object.entries(scheme.parts);
  const [jack = ''] = entries.find(([, { part }]) => part === 'jack') ?? [];
  const ground = net(`${jack}.sleeve`);

  for (const [name, part] of entries) {
    if (part.part === 'switch' || part.part === 'pot') continue;
    for (const pin of Object.keys(pinsOf(part)))
      if (!joined.has(`${name}.${pin}`)) faults.push(`${name}.${pin} is joined to nothing`);
  }
  for (const [name, part] of entries) {
    const metal = METAL[part.part];
    const has = metal && (part.part !== 'pickup' || metal in pinsOf(part));
    if (has && net(`${name}.${metal}`) !== ground) faults.push(`${name}.${metal} is not at ground`);
  }
  const pots = entries.flatMap(([name, part]) => (part.part === 'pot' ? [{ name, does: part.does }] : []));
  const worked = new Set<string>();
  const owners = coilsIn(scheme).map(({ pickup }) => pickup);
  const positions = positionsOfScheme(scheme);
  for (const position of positions.length > 0 ? positions : [undefined]) {
    const where = position === undefined ? '' : ` in ${position}`;
    const up = voltagesAtJack(scheme, { position });
    const { pickups, inPhase } = soundOf(scheme, { position });
    if (pickups.length === 0) faults.push(`Nothing is heard${where}`);
    if (!inPhase) faults.push(`Coils work against each other${where}`);
    // Two pickups in parallel give half each; less means another load across them.
    if (pickups.length > 0 && sum(up) < 0.9) faults.push(`The signal is shorted${where}`);
    if (sum(voltagesAtJack(scheme, { position, highs: true })) < 0.8 * sum(up))
      faults.push(`Highs are lost with tone turned up${where}`);
    for (const { name, does } of pots) {
      const down = voltagesAtJack(scheme, { position, knobs: { [name]: 0 }, highs: does === 'tone' });
      if (sum(down) < 0.1 * sum(up)) worked.add(name);
      else if (does === 'volume') {
        const muted = new Set(owners.filter((_, coil) => Math.abs(down[coil] ?? 0) < 0.01 && up[coil]));
        const unmuted = pickups.filter((pickup) => !muted.has(pickup));
        if (unmuted.length < pickups.length) worked.add(name);
      }
      if (does === 'tone' && sum(voltagesAtJack(scheme, { position, knobs: { [name]: 0 } })) < 0.8 * sum(up))
        faults.push(`${name} takes lows as well${where}`);
    }
  }
  for (const { name } of pots) if (!worked.has(name)) faults.push(`${name} does nothing`);
  return faults;
}
