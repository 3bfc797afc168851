import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '../../tests/fixtures/for-all.ts';
import { fitDistance, frameDistance } from './framing.ts';

const room = { radius: 48, height: 20 };

describe('fitDistance', () => {
  it('about doubles the distance for half the field of view', () => {
    const ratio = fitDistance(room, 40, 10, 2) / fitDistance(room, 40, 20, 2);
    expect(ratio).toBeGreaterThan(1.7);
    expect(ratio).toBeLessThan(2.1);
  });

  it('increases the distance for a narrow view', () => {
    expect(fitDistance(room, 40, 20, 0.6)).toBeGreaterThan(fitDistance(room, 40, 20, 2));
  });

  it('keeps every point of the room within view', () => {
    const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    forAll(
      [
        figure(5, 100),
        figure(2, 60),
        figure(-80, 88),
        fc.constantFrom(10, 20),
        figure(0.4, 3),
        figure(0, 2 * Math.PI),
        fc.constantFrom(-0.5, 0.5),
      ],
      (radius, height, tilt, fov, aspect, angle, end) => {
        const distance = fitDistance({ radius, height }, tilt, fov, aspect);
        const e = (tilt * Math.PI) / 180;
        const [across, towards, z] = [radius * Math.cos(angle), radius * Math.sin(angle), height * end];
        const depth = distance - z * Math.sin(e) - towards * Math.cos(e);
        const edge = depth * Math.tan((fov * Math.PI) / 360);
        expect(depth).toBeGreaterThan(0);
        expect(Math.abs(z * Math.cos(e) - towards * Math.sin(e))).toBeLessThanOrEqual(edge);
        expect(Math.abs(across)).toBeLessThanOrEqual(edge * aspect);
      },
    );
  });
});

it('places the camera at the distance from which a picture of a frame was taken', () => {
  // At 50 mm, 100 mm fill a view of 90 degrees.
  expect(frameDistance([160, 100], 90, 2)).toBeCloseTo(50);
  expect(frameDistance([160, 100], 90, 1)).toBeCloseTo(80);
});
