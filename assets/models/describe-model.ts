import type { PickupModel } from './part.ts';

/** Content of `public/generated/models/{id}.json`: the live view's data besides the meshes. */
export interface ModelDescription {
  readonly id: string;
  readonly name: string;
  /** mm. */
  readonly dimensions: Readonly<Record<string, number>>;
  readonly parts: readonly PartDescription[];
}

export interface PartDescription {
  /** Name of the mesh. Its nodes are `name`, or `name-1` to `name-{places}` where there are several. */
  readonly name: string;
  readonly slot: string;
  /** 0 for a single node named like the mesh. */
  readonly places: number;
  /** Displacement of the part in the exploded view, mm in the model's axes (z up). */
  readonly move: readonly [number, number, number];
  readonly label?: string;
}

export function describeModel({ id, name, dimensions, parts }: PickupModel): ModelDescription {
  return {
    id,
    name,
    dimensions,
    parts: parts.map((part) => ({
      name: part.name,
      slot: part.slot,
      places: part.places?.length ?? 0,
      move: part.explode?.by ?? [0, 0, 0],
      ...(part.explode?.label && { label: part.explode.label }),
    })),
  };
}
