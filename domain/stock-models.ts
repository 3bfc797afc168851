import type { Bundle, StockType } from './pickup-types.ts';

/** Ids of the models of the pickups in each bundle, the one farthest from the bridge first. */
export type BundleModels = Partial<Record<Bundle, readonly string[]>>;

/** The same pickup at neck and bridge. */
const pair = (id: string): BundleModels => ({ SET: [id, id], NECK: [id], BRIDGE: [id] });

/** A pickup of its own for each position. */
const neckAndBridge = (id: string): BundleModels => ({
  SET: [`${id}-neck`, `${id}-bridge`],
  NECK: [`${id}-neck`],
  BRIDGE: [`${id}-bridge`],
});

/** Which models show a stock product, in live view and pictures alike. */
export const STOCK_MODELS: Record<StockType, BundleModels> = {
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

/** Address of a model. */
export const modelAddress = (id: string): string => `/generated/models/${id}.glb`;
