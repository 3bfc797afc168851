import { FIT_MODELS } from '#domain/configurator/fit.ts';
import { PRODUCTS } from '#domain/products/products.ts';

/** A sheet to lay on the guitar: one outline or more, at full size. */
export interface FitSpec {
  /** Name of the file: the slug of a product, or the model of a configurator. */
  readonly id: string;
  readonly title: string;
  readonly models: readonly string[];
}

const place = (id: string) => (id.endsWith('-50') ? ', 50 mm' : id.endsWith('-52') ? ', 52 mm' : '');

const NAMES: readonly (readonly [start: string, name: string])[] = [
  ['humbucker-closed', 'Custom humbucker with cover'],
  ['humbucker', 'Custom humbucker without cover'],
  ['hp90', 'Custom HP90'],
  ['p90-dogear', 'Custom P90 dogear'],
  ['p90-soapbar', 'Custom P90 soapbar'],
];

/** A sheet a product, then one for each size that a configurator builds. Models that look alike stand once. */
export const fitSpecs: readonly FitSpec[] = [
  ...PRODUCTS.map(({ slug, name, positions }): FitSpec => {
    const models = Object.values(positions).map(({ model }) => model);
    // All three of a Stratocaster are of one size.
    return {
      id: slug,
      title: name,
      models: slug === 'stratocaster' ? models.slice(0, 1) : [...new Set(models)],
    };
  }),
  ...FIT_MODELS.map((id): FitSpec => {
    const [, name = id] = NAMES.find(([start]) => id.startsWith(start)) ?? [];
    return { id, title: `${name}${place(id)}`, models: [id] };
  }),
];
