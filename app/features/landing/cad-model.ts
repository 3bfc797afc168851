interface CadModel {
  readonly id: string;
  /** mm. */
  readonly dimensions: Readonly<Record<'length' | 'width' | 'height', number>>;
  readonly parts: readonly { readonly name: string; readonly places: number }[];
}

/** What the CAD models that this page shows say of themselves. */
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
export function sizeOf(id: string): readonly [number, number, number] {
  const { length, width, height } = cadModel(id).dimensions;
  return [length, width, height];
}

/** How many of a part a model has. */
export const countOf = (id: string, part: string): number =>
  cadModel(id).parts.find(({ name }) => name === part)?.places ?? 0;
