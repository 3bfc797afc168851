import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FINISH_SLOTS, FINISHES, type Finish, type Slot } from '#domain/products/finishes.ts';
import { PICTURE_FAMILIES, type PictureFamily } from '#domain/products/picture-files.ts';
import { placeOf } from '../freshness.ts';
import type { ModelReport } from '../models/report.ts';
import { reportFile } from '../models/reports.ts';
import type { Scene } from './scene.ts';
import { hashOfCode, rigOf, sceneModules, tableModules } from './studio-code.ts';
import { lightOf } from './tone.ts';

/**
 * Paths a pixel for each of the two halves of a render: few where a surface is even, many at edges and in the grain of
 * wire, until the noise (as a share of the light's root) is below the threshold. What remains is taken out afterwards.
 */
const PATHS = { least: 8, threshold: 0.08 } as const;
const SAMPLES = { shop: 40, ink: 48, standing: 48, flavor: 64, card: 40, custom: 40 } as const;
export const SEEDS = [1, 2] as const;
/** Reach of shadows around a pickup, mm. */
const SHADOW = 34;
const PLATE_WIDTH = 160;
const PLATE_PATHS = { samples: 160, least: 16, threshold: 0.015 } as const;

/** Code that cleans the renders and fits the bare table. */
const AFTER_RENDERING = ['denoise.ts', 'plate.ts'].map((file) => `assets/pictures/${file}`);
export const SEEN = 'seen-slots.json';

/** Darkest and lightest plastic there is, as shares of the light they return: `#000000` and `#FFFFFF`. */
const [BLACK, WHITE] = [0.018, 0.74];

/** Share of each channel of light that a painted surface returns. */
export function albedoOf(hex: string): number[] {
  return lightOf(hex).map((share) => BLACK + (WHITE - BLACK) * share);
}

/** Another size than the family's (px), and paths a pixel for each half: all of them at a threshold of 0. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
  readonly threshold?: number;
}

/** The studio's description of a scene, apart from its pickups' files. */
export function orderFor(scene: Scene, size?: Size, finishes: Finishes = FINISHES) {
  const { width, height }: PictureFamily = PICTURE_FAMILIES[scene.family];
  return {
    ground: scene.ground,
    rig: rigOf(scene),
    camera: scene.camera,
    width,
    height,
    samples: SAMPLES[scene.family] as number,
    ...PATHS,
    ...size,
    seeds: [...SEEDS] as number[],
    margin: SHADOW as number,
    gap: scene.gap ?? 0,
    stagger: scene.stagger ?? 0,
    finishes: { ...finishes, ...scene.finishes } as Finishes,
    variants: variantsOf(scene),
  };
}

export type Order = ReturnType<typeof orderFor>;
type Finishes = Readonly<Record<Slot, Finish>>;

function variantsOf({ groups, colourings }: Scene) {
  const painted = (name: string, hexes: readonly string[]) => ({
    name,
    paint: Object.fromEntries(
      groups.flatMap((slots, g) => slots.map((slot) => [slot, albedoOf(hexes[g] as string)])),
    ),
  });
  if (colourings.length === 1) return [painted('rest', colourings[0].colours)];
  const hexes = (white: number) => groups.map((_, g) => (g === white ? '#FFFFFF' : '#000000'));
  return [painted('rest', hexes(-1)), ...groups.map((_, g) => painted(`light-${g}`, hexes(g)))];
}

/**
 * All that a scene's light depends on: what the studio is told, the shapes of its models, the surfaces that show,
 * and the code it runs through. Surfaces that no pixel shows are left out, although they throw back a little light.
 */
export function lightSettings(root: string, scene: Scene, size?: Size, finishes?: Finishes) {
  const { finishes: all, ...order } = orderFor(scene, size, finishes);
  const shown = Object.fromEntries(slotsIn(root, scene).map((slot) => [slot, all[slot]]));
  return {
    ...order,
    finishes: shown,
    models: scene.models.map((id) => shapeOf(root, id)),
    code: hashOfCode(root, [...sceneModules(scene, shown), ...AFTER_RENDERING]),
  };
}

/** All that the light of a bare table depends on. */
export function tableSettings(root: string, { ground, rig, camera, width, height }: Order) {
  const size = { width: PLATE_WIDTH, height: Math.round((PLATE_WIDTH * height) / width) };
  const code = hashOfCode(root, [...tableModules({ ground, camera }), 'assets/pictures/plate.ts']);
  return { ground, rig, camera, ...size, ...PLATE_PATHS, code };
}

/** Slots that may show wherever wire does: tape and a lead that only the studio's models have. */
const AT_ITS_END: readonly Slot[] = ['tape', 'lead-ground'];

/** Slots that a scene shows, as `seen.ts` found; all of them where it has not looked. */
export function slotsIn(root: string, { id }: Pick<Scene, 'id'>): readonly Slot[] {
  const seen: Record<string, readonly Slot[]> = JSON.parse(readFileSync(join(root, placeOf(SEEN)), 'utf8'));
  const slots = seen[id] ?? FINISH_SLOTS;
  return slots.includes('coil') ? [...new Set([...slots, ...AT_ITS_END])].sort() : slots;
}

/** Hash of a model's shape, as measured when it was built. */
export function shapeOf(root: string, id: string): string {
  return (JSON.parse(readFileSync(reportFile(root, id), 'utf8')) as ModelReport).shape;
}
