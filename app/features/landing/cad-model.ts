import type { Move } from '#app/scene/exploded/take-apart.ts';

interface CadModel {
  readonly id: string;
  /** mm. */
  readonly dimensions: Readonly<Record<'length' | 'width' | 'height', number>>;
  readonly parts: readonly { readonly name: string; readonly places: number; readonly move: Move }[];
}

const MODELS = Object.values(
  import.meta.glob<CadModel>('../../../assets/records/models/humbucker{,-fishbone-50}.json', {
    eager: true,
    import: 'default',
  }),
);

function cadModel(id: string): CadModel {
  const model = MODELS.find((candidate) => candidate.id === id);
  if (!model) throw new Error(`The landing page knows no model ${id}`);
  return model;
}

/** Length, width and height of a model in mm. */
export function modelSizeOf(id: string): readonly [number, number, number] {
  const { length, width, height } = cadModel(id).dimensions;
  return [length, width, height];
}

/** Number of a part's copies in a model. */
export const countOf = (id: string, part: string): number =>
  cadModel(id).parts.find(({ name }) => name === part)?.places ?? 0;

/** Exploded offsets of a model's parts, mm. A part without one is attached to another. */
export const movesOf = (id: string): Readonly<Record<string, Move>> =>
  Object.fromEntries(
    cadModel(id)
      .parts.filter(({ name, move }) => name === 'baseplate' || move.some((by) => by !== 0))
      .map(({ name, move }) => [name, move]),
  );
