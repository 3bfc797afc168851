import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll, itForAll } from '../../tests/fixtures/for-all.ts';
import { runs } from '../../tests/fixtures/runs.ts';
import {
  cornersOf,
  inverseOf,
  type KnownRectangle,
  mapped,
  mapThrough,
  type Place,
  placeBy,
  type Quad,
  TAP_PX,
} from './photo-plane.ts';

const HUMBUCKER: KnownRectangle = { size: [70.2, 39.2] };

const ofRectangle = ({ size: [across, along], at: [right, down] = [0, 0] }: KnownRectangle): Quad => {
  const [x, y] = [across / 2, along / 2];
  return [
    [right - x, down - y],
    [right + x, down - y],
    [right + x, down + y],
    [right - x, down + y],
  ];
};

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A pinhole camera over the guitar: degrees, mm and px. It is independent of the map under test. */
const anyCamera = fc.record({
  tilt: between(0, 65),
  towards: between(0, 360),
  roll: between(0, 360),
  away_mm: between(150, 1500),
  focal_px: between(700, 3000),
  aside_mm: fc.tuple(between(-60, 60), between(-60, 60)),
});
type Camera = typeof anyCamera extends fc.Arbitrary<infer Value> ? Value : never;

function seenBy({ tilt, towards, roll, away_mm, focal_px, aside_mm }: Camera, [right, down]: Place): Place {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const turned = ([x, y]: Place, by: number): Place => [
    x * Math.cos(by) - y * Math.sin(by),
    x * Math.sin(by) + y * Math.cos(by),
  ];
  const [x, y] = turned([right + aside_mm[0], down + aside_mm[1]], rad(towards));
  const depth = away_mm + y * Math.sin(rad(tilt));
  const [u, v] = turned([x, y * Math.cos(rad(tilt))], rad(roll));
  return [1000 + (focal_px * u) / depth, 750 + (focal_px * v) / depth];
}

const anyMiss = fc.tuple(...Array.from({ length: 8 }, () => between(-TAP_PX, TAP_PX)));
/** The worst taps miss by the whole half pixel in both directions. */
const worstMiss = fc.tuple(...Array.from({ length: 8 }, () => fc.constantFrom(-TAP_PX, TAP_PX)));
const anyKnown: fc.Arbitrary<KnownRectangle> = fc.constantFrom(
  HUMBUCKER,
  { size: [50, 18.4] },
  { size: [55.9, 27.9], at: [-19, -14.3] },
);
const anyPickup = fc.constantFrom([88.8, 37.6] as const, [111.1, 56.5] as const);

const tapped = (corners: Quad, miss: readonly number[]) =>
  corners.map(
    ([x, y], index): Place => [x + (miss[2 * index] ?? 0), y + (miss[2 * index + 1] ?? 0)],
  ) as unknown as Quad;

describe('a pickup in a photo', () => {
  it('is within a millimetre of its place for any camera, if taps are within half a pixel [row D854]', () => {
    let placed = 0;
    forAll(
      [anyCamera, anyKnown, anyPickup, fc.oneof(anyMiss, worstMiss)],
      (camera, known, pickup, miss) => {
        const corners = ofRectangle(known).map((corner) => seenBy(camera, corner)) as unknown as Quad;
        const result = placeBy(tapped(corners, miss), known, pickup);
        if (typeof result === 'string') return;
        placed++;
        const back = inverseOf(result.map);
        for (const end of ofRectangle({ size: pickup })) {
          const [x, y] = mapped(back, seenBy(camera, end));
          expect(Math.hypot(x - end[0], y - end[1])).toBeLessThanOrEqual(1);
        }
      },
      { numRuns: runs(1000) },
    );
    // The rule refuses small and slanted pickups, not everything.
    expect(placed).toBeGreaterThan(runs(1000) / 4);
  });

  itForAll([anyCamera, anyKnown])(
    'is placed exactly with exact corners, and its map has an inverse',
    (camera, known) => {
      const map = mapThrough(
        ofRectangle(known).map((corner) => seenBy(camera, corner)) as unknown as Quad,
        known,
      );
      for (const place of [...ofRectangle(known), [3, -7] as const]) {
        const seen = mapped(map, place);
        expect(seen[0]).toBeCloseTo(seenBy(camera, place)[0], 3);
        expect(seen[1]).toBeCloseTo(seenBy(camera, place)[1], 3);
        expect(mapped(inverseOf(map), seen)[0]).toBeCloseTo(place[0], 3);
      }
    },
  );

  it('is found from corners tapped in any order, apart from half a turn [row D855]', () => {
    const anyOrder = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    forAll([anyCamera, anyOrder], (camera, order) => {
      const straight = { ...camera, tilt: camera.tilt / 2 };
      const corners = ofRectangle(HUMBUCKER).map((corner) => seenBy(straight, corner));
      const points = order.map((index) => corners[index]) as unknown as Quad;
      const found = [0, 2].map((turns) => cornersOf(points, HUMBUCKER, turns));
      expect(found).toContainEqual(corners);
    });
  });

  it('is refused if four points are not a rectangle, or if half a pixel is more than a millimetre [row D855]', () => {
    const square = (px: number): Quad => ofRectangle({ size: [px, px / 2], at: [500, 500] });
    const [a, b, c, d] = square(700);
    expect(placeBy([a, c, b, d], HUMBUCKER, [70, 39])).toBe('crossed');
    expect(placeBy([a, b, c, [500, 480]], HUMBUCKER, [70, 39])).toBe('crossed');
    expect(placeBy([a, a, c, d], HUMBUCKER, [70, 39])).toBe('crossed');
    expect(placeBy(square(30), HUMBUCKER, [70, 39])).toBe('small');
    expect(placeBy(square(700), HUMBUCKER, [70, 39])).toHaveProperty('doubt_mm');
  });
});
