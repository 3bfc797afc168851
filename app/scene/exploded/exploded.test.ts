import { expect, it } from 'vitest';
import { STANDING_CAMERA } from '../../../assets/pictures/cameras.ts';
import { SCENE_SECONDS, sceneTime } from './scene-time.ts';
import { explodedView, script, wordsAt } from './script.ts';
import { APART, APART_UNTIL, liftOf, moveAt, type PartMoves, partOfNode } from './take-apart.ts';
import { fitted, STANDING, seenFrom, standingView } from './view.ts';

const MOVES: PartMoves = {
  cover: [0, 0, 78],
  'bobbin-top': [0, 7, 28],
  'coil-slug': [0, 7, 13],
  slug: [0, 7, 47],
  magnet: [0, 0, 7],
  baseplate: [0, 0, 0],
  'bobbin-screw': [0, 0, -12],
};
const BOX = { left: 100, top: 50, width: 800, height: 600 };

it('maps scrolling to time: 7.999 s over 1.4 window heights [rows 67–68, 307]', () => {
  expect(sceneTime(0, 900)).toBe(0);
  expect(sceneTime(630, 900)).toBeCloseTo(7.999 / 2);
  expect(sceneTime(1260, 900)).toBe(7.999);
});

it('stays between its start and its end [row 69]', () => {
  expect(sceneTime(-40, 900)).toBe(0);
  expect(sceneTime(90_000, 900)).toBe(7.999);
});

it('is assembled at both ends, and apart as the CAD source describes in between', () => {
  for (const part of Object.keys(MOVES)) {
    for (const time of [0, SCENE_SECONDS]) expect(moveAt(part, MOVES, time).map(Math.abs)).toEqual([0, 0, 0]);
    const [x, y, z] = MOVES[part] ?? [0, 0, 0];
    for (const time of [APART, 4.4, APART_UNTIL])
      for (const [axis, by] of [x, y, liftOf(z)].entries())
        expect(moveAt(part, MOVES, time)[axis], part).toBeCloseTo(by);
  }
});

it('removes the cover first, then bobbins, windings, poles, magnet and screws', () => {
  const order = ['cover', 'bobbin-top', 'coil-slug', 'slug', 'magnet', 'bobbin-screw'];
  const halfway = order.map((part) => {
    const goal = liftOf(MOVES[part]?.[2] ?? 0);
    return Array.from({ length: 321 }, (_, i) => i / 100).find(
      (time) => moveAt(part, MOVES, time)[2] / goal >= (part === 'slug' ? 0.8 : 0.5),
    );
  });
  expect(halfway).toEqual([...halfway].sort((a, b) => (a ?? 0) - (b ?? 0)));
});

it('never lifts a lower part above a higher one', () => {
  for (let time = 0; time < SCENE_SECONDS; time += 0.05) {
    const lift = (part: string) => moveAt(part, MOVES, time)[2];
    expect(lift('cover')).toBeGreaterThanOrEqual(lift('slug') - 1e-9);
    expect(lift('slug')).toBeGreaterThanOrEqual(lift('bobbin-top') - 1e-9);
  }
});

it('finds the part of each node', () => {
  expect(partOfNode('slug-3', MOVES)).toBe('slug');
  expect(partOfNode('coil-slug-1', MOVES)).toBe('coil-slug');
  expect(partOfNode('cable', MOVES)).toBeUndefined();
});

it('starts with the camera of the still picture', () => {
  expect(STANDING).toEqual(STANDING_CAMERA);
  const view = script(MOVES, { picture: BOX, exploded: BOX, end: BOX })(0);
  expect(view).toEqual(standingView(BOX));
  const [x, y, z] = STANDING.target;
  expect(seenFrom(view)([x, y, z - 5.8])).toEqual([500, 350]);
});

it('fits the exploded pickup into its box', () => {
  const view = explodedView(MOVES, BOX);
  const see = seenFrom(view);
  for (const place of [
    [-35.1, 19.6, 16 + liftOf(78)],
    [35.1, -19.6, liftOf(78)],
    [44.4, 0, -5.8],
  ] as const) {
    const [x, y] = see(place);
    expect(x).toBeGreaterThan(BOX.left - 1);
    expect(x).toBeLessThan(BOX.left + BOX.width + 1);
    expect(y).toBeGreaterThan(BOX.top - 1);
    expect(y).toBeLessThan(BOX.top + BOX.height + 1);
  }
});

it('moves between views without a jump', () => {
  const at = script(MOVES, { picture: BOX, exploded: { ...BOX, left: 300 }, end: BOX });
  let before = seenFrom(at(0))([20, 5, 8]);
  for (let time = 0; time <= SCENE_SECONDS; time += 0.01) {
    const now = seenFrom(at(time))([20, 5, 8]);
    expect(Math.hypot(now[0] - before[0], now[1] - before[1])).toBeLessThan(8);
    before = now;
  }
});

it('fits a box to its edges', () => {
  const eye = { azimuth: 0, elevation: 90, distance: 1000, target: [0, 0, 0] } as const;
  const see = seenFrom(
    fitted(
      eye,
      [
        [-10, -5, 0],
        [10, 5, 0],
      ],
      { left: 0, top: 0, width: 200, height: 300 },
    ),
  );
  expect(see([-10, 0, 0])[0]).toBeCloseTo(0);
  expect(see([10, 0, 0])[0]).toBeCloseTo(200);
  expect(see([0, 0, 0])[1]).toBeCloseTo(150);
});

it('lifts parts as described below the coils, and farther above', () => {
  expect([-12, 0, 7].map(liftOf)).toEqual([-12, 0, 7]);
  expect(liftOf(13)).toBeGreaterThan(13);
  expect(liftOf(28) - liftOf(13)).toBeGreaterThan(28 - 13);
});

it('labels the parts while they are apart', () => {
  expect([0, 2, APART, 4.4, APART_UNTIL, SCENE_SECONDS].map(wordsAt)).toEqual([0, 0, 1, 1, 1, 0]);
});
