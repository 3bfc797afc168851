import { coilsIn, netsOf } from './nets.ts';
import type { Scheme } from './scheme.ts';

/** Controls of a guitar: switch position, and pots from 0 to 1; default 1. */
export interface Setting {
  readonly position?: string | undefined;
  readonly knobs?: Readonly<Record<string, number>>;
  /** High frequencies, at which a capacitor conducts; else low ones, at which it blocks. */
  readonly highs?: boolean;
}

/** Typical resistance of one coil. It does not affect which coils sound. */
const COIL_OHM = 4000;
const AMP_OHM = 1e6;
/** Resistance of solder and contacts; and of a gap, so that open ends have a defined voltage. */
const CONTACT_OHM = 1;
const GAP_OHM = 1e9;

/**
 * Voltage at the jack for one volt in each coil, from finish to start, by nodal analysis. Coils are in the order of
 * `coilsIn`. Zero if a coil does not reach the jack, negative if it is inverted.
 */
export function voltagesAtJack(scheme: Scheme, { position, knobs = {}, highs = false }: Setting): number[] {
  const net = netsOf(scheme, position);
  const jack = Object.entries(scheme.parts).find(([, { part }]) => part === 'jack')?.[0] ?? '';
  const ground = net(`${jack}.sleeve`);
  const resistors: [string, string, number][] = [[net(`${jack}.tip`), ground, AMP_OHM]];
  for (const [name, part] of Object.entries(scheme.parts)) {
    const [one, two, three] = [net(`${name}.1`), net(`${name}.2`), net(`${name}.3`)];
    if (part.part === 'pot') {
      const turned = knobs[name] ?? 1;
      resistors.push([one, two, (1 - turned) * scheme.pots_Ohm + CONTACT_OHM]);
      resistors.push([two, three, turned * scheme.pots_Ohm + CONTACT_OHM]);
    }
    if (part.part === 'cap' && highs) resistors.push([net(`${name}.a`), net(`${name}.b`), CONTACT_OHM]);
  }
  const coils = coilsIn(scheme).map(({ start, finish }) => ({ start: net(start), finish: net(finish) }));
  for (const { start, finish } of coils) resistors.push([start, finish, COIL_OHM]);

  const nodes = [...new Set(resistors.flatMap(([a, b]) => [a, b] as const))].filter(
    (node) => node !== ground,
  );
  const index = new Map(nodes.map((node, place) => [node, place]));
  const conductances = nodes.map((_, row) => nodes.map((_, column) => (row === column ? 1 / GAP_OHM : 0)));
  const add = (row: number | undefined, column: number | undefined, value: number) => {
    const line = row === undefined ? undefined : conductances[row];
    if (line && column !== undefined) line[column] = (line[column] ?? 0) + value;
  };
  for (const [a, b, ohms] of resistors) {
    const [p, q] = [index.get(a), index.get(b)];
    if (p === q) continue;
    add(p, p, 1 / ohms);
    add(q, q, 1 / ohms);
    add(p, q, -1 / ohms);
    add(q, p, -1 / ohms);
  }
  return coils.map(({ start, finish }) => {
    const currents = nodes.map(() => 0);
    const [plus, minus] = [index.get(start), index.get(finish)];
    if (plus !== undefined) currents[plus] = (currents[plus] ?? 0) + 1 / COIL_OHM;
    if (minus !== undefined) currents[minus] = (currents[minus] ?? 0) - 1 / COIL_OHM;
    const tip = index.get(net(`${jack}.tip`));
    return tip === undefined ? 0 : (solve(conductances, currents)[tip] ?? 0);
  });
}

/** Gaussian elimination with pivoting; does not modify its inputs. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  const lineAt = (row: number) => rows[row] ?? [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let step = 0; step < size; step++) {
    let pivot = step;
    for (let row = step + 1; row < size; row++)
      if (Math.abs(at(row, step)) > Math.abs(at(pivot, step))) pivot = row;
    [rows[step], rows[pivot]] = [lineAt(pivot), lineAt(step)];
    for (let row = 0; row < size; row++) {
      if (row === step) continue;
      const factor = at(row, step) / at(step, step);
      const line = lineAt(row);
      for (let column = step; column <= size; column++)
        line[column] = (line[column] ?? 0) - factor * at(step, column);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
