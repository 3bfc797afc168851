import { keysOf } from '../records.ts';
import type { KnownRectangle } from './photo-plane.ts';

interface KnownPoints extends KnownRectangle {
  /** Start of the ids of our models that go where such a pickup is. */
  readonly models: readonly string[];
  readonly of: 'cover' | 'poles' | 'bobbin' | 'half';
}

/**
 * Rectangles on the pickup that is in a guitar now, by our own CAD models of usual replacement parts
 * (`assets/records/models`); another maker's part may be a millimetre off. Only pickups in whose place ours fits.
 */
export const KNOWN_POINTS = {
  'humbucker-cover': { of: 'cover', models: ['humbucker', 'hp90'], size: [70.2, 39.2] },
  'humbucker-poles-50': { of: 'poles', models: ['humbucker', 'hp90'], size: [50, 18.4] },
  'humbucker-poles-52': { of: 'poles', models: ['humbucker', 'hp90'], size: [52, 18.4] },
  'strat-cover': { of: 'cover', models: ['stratocaster'], size: [69.9, 18.2] },
  'tele-neck': { of: 'cover', models: ['telecaster-neck'], size: [69.9, 17.5] },
  // The plate under the bobbin reaches farther to the bridge.
  'tele-bridge': { of: 'bobbin', models: ['telecaster-bridge'], size: [70, 15.8], at: [0, -2.9] },
  'dogear-cover': { of: 'cover', models: ['p90-dogear'], size: [86, 39.6] },
  'soapbar-cover': { of: 'cover', models: ['p90-soapbar'], size: [85.7, 34.9] },
  'jazz-neck': { of: 'cover', models: ['jazz-bass-neck'], size: [91.4, 18.5] },
  'jazz-bridge': { of: 'cover', models: ['jazz-bass-bridge'], size: [94, 18.5] },
  // The half of the low strings.
  'precision-half': { of: 'half', models: ['precision-bass'], size: [55.9, 27.9], at: [-19, -14.3] },
} as const satisfies Readonly<Record<string, KnownPoints>>;
export type KnownPointsId = keyof typeof KNOWN_POINTS;

/** The rectangles that can be in place of these models, each with the first model that fits there. */
export function knownPointsFor(
  models: readonly string[],
): readonly { readonly id: KnownPointsId; readonly model: number }[] {
  return keysOf(KNOWN_POINTS).flatMap((id) => {
    const model = models.findIndex((name) => KNOWN_POINTS[id].models.some((start) => name.startsWith(start)));
    return model < 0 ? [] : [{ id, model }];
  });
}

/**
 * Height of a pickup that shows in a guitar, mm below its highest point: without feet and plates under the top. Covers
 * that are screwed to the top show whole.
 */
export function shownDepth(model: string): number {
  if (/^(humbucker|hp90)/.test(model)) return 18;
  return /^(strat|tele)/.test(model) ? 10 : 100;
}
