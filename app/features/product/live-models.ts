import type { Bundle, StockType } from '#domain/pickup-types.ts';

/** The models of the pickups in a bundle, the one farthest from the bridge first. */
export type BundleModels = Partial<Record<Bundle, readonly string[]>>;

/** The same pickup at neck and bridge. */
const pair = (id: string): BundleModels => ({ SET: [id, id], NECK: [id], BRIDGE: [id] });

/** A pickup of its own for each position. */
const neckAndBridge = (id: string): BundleModels => ({
  SET: [`${id}-neck`, `${id}-bridge`],
  NECK: [`${id}-neck`],
  BRIDGE: [`${id}-bridge`],
});

const MODELS: Record<StockType, BundleModels> = {
  HUMBUCKER: pair('humbucker'),
  HUMBUCKER_P90: pair('humbucker-p90'),
  TELECASTER: neckAndBridge('telecaster'),
  STRATOCASTER: {
    SET: ['stratocaster-neck', 'stratocaster-middle', 'stratocaster-bridge'],
    NECK: ['stratocaster-neck'],
    MIDDLE: ['stratocaster-middle'],
    BRIDGE: ['stratocaster-bridge'],
  },
  P90_DOGEAR: pair('p90-dogear'),
  P90_SOAPBAR: pair('p90-soapbar'),
  JAZZ_BASS: neckAndBridge('jazz-bass'),
  PRECISION_BASS: { SET: ['precision-bass'] },
};

/** Reports of the models that there are: written together with the models, see assets/models. */
const REPORTS = import.meta.glob('../../../public/generated/models/*.report.json', {
  eager: true,
  import: 'id',
});
const BUILT: ReadonlySet<unknown> = new Set(Object.values(REPORTS));

const address = (id: string) => `/generated/models/${id}.glb`;

/** Addresses of the models of every bundle; null while one of them has not been built. */
export function liveModels(type: StockType, built = BUILT): BundleModels | null {
  const bundles = Object.entries(MODELS[type]);
  if (!bundles.every(([, ids]) => ids.every((id) => built.has(id)))) return null;
  return Object.fromEntries(bundles.map(([bundle, ids]) => [bundle, ids.map(address)]));
}
