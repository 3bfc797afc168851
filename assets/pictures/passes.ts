import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeHalves, encodeHalves, type Plane } from './exr.ts';
import type { Plate } from './plate.ts';

/** Stored passes of a rendered scene: linear light from which every colouring is made. Sizes are px. */
export interface Passes {
  /** Hash of all that the light depends on. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** The part of the frame that was rendered: left, top, width, height. The rest is bare ground. */
  readonly region: readonly [number, number, number, number];
  readonly plate: Plate;
  /** Whole pictures, red, green and blue: all groups black, then each group in turn white and the others black. */
  readonly renders: readonly (readonly Plane[])[];
}

/** The light that one group returns when white, and the light of all else. */
export interface Light {
  readonly rest: readonly Plane[];
  readonly groups: readonly (readonly Plane[])[];
}

/** Takes the black picture off the others. */
export function splitLight({ renders }: Pick<Passes, 'renders'>): Light {
  const [rest, ...white] = renders;
  if (!rest) throw new Error('A scene without renders');
  const minus = (planes: readonly Plane[]) =>
    planes.map((plane, c) => plane.map((light, i) => light - (rest[c]?.[i] as number)));
  return { rest, groups: white.map(minus) };
}

/** rest + sum of colour times light, channel by channel. Colours are linear, 0 to 1. */
export function recombine({ rest, groups }: Light, colours: readonly (readonly number[])[]): Plane[] {
  return rest.map((plane, channel) => {
    const sum = Float32Array.from(plane);
    for (const [g, group] of groups.entries()) {
      const share = colours[g]?.[channel] ?? 0;
      const light = group[channel] as Plane;
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + share * (light[i] as number);
    }
    return sum.map((light) => Math.max(0, light));
  });
}

const HEAD = 'passes.json';

/** Writes passes into a folder: a small JSON file and half floats. The JSON comes last and makes them valid. */
export async function savePasses(folder: string, passes: Passes, name = HEAD): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { renders, ...rest } = passes;
  const halves = renders.flat().map((plane) => Buffer.from(encodeHalves(plane).buffer));
  await writeFile(join(folder, 'passes.bin'), Buffer.concat(halves));
  const head = join(folder, name);
  await writeFile(`${head}.tmp`, JSON.stringify({ ...rest, renders: renders.length }));
  await rename(`${head}.tmp`, head);
}

/** Reads passes; undefined where there are none, or others than those asked for. */
export async function loadPasses(folder: string, key?: string, name = HEAD): Promise<Passes | undefined> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => undefined);
  if (!text) return undefined;
  const head = JSON.parse(text) as Omit<Passes, 'renders'> & { renders: number };
  if (key && head.key !== key) return undefined;
  const file = await readFile(join(folder, 'passes.bin'));
  const size = head.region[2] * head.region[3];
  const plane = (index: number): Plane => {
    const start = file.byteOffset + index * size * 2;
    const into = new Float32Array(size);
    decodeHalves(new Uint16Array(file.buffer.slice(start, start + size * 2) as ArrayBuffer), into);
    return into;
  };
  const renders = Array.from({ length: head.renders }, (_, r) => [
    plane(3 * r),
    plane(3 * r + 1),
    plane(3 * r + 2),
  ]);
  return { ...head, renders };
}
