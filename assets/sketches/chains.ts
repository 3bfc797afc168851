import { type Camera, projectVector, type Vec2 } from './camera.ts';
import type { Outline, Sample } from './outline.ts';

/** A run of an outline whose walls all face the viewer, or all face away. */
export interface Chain {
  readonly front: boolean;
  readonly samples: readonly Sample[];
  /** Mean nearness to the viewer, mm; smaller is farther. */
  readonly depth: number;
}

/**
 * Splits an outline where its walls turn from the viewer. Along each run the pixels move one way along `across`
 * (a unit vector on the screen, at right angles to the projected z axis), so brightness is a function of it.
 */
export function chainsOf(outline: Outline, camera: Camera): { chains: Chain[]; across: Vec2 } {
  const { toward, up } = camera;
  // A plan view sees no walls; its lower edge then counts as the front, so that rounded edges still shade.
  const plan = Math.hypot(toward[0], toward[1]) < 1e-6;
  const view: Vec2 = plan ? [-up[0], -up[1]] : [toward[0], toward[1]];
  const screen = projectVector(camera, [-view[1], view[0], 0]);
  const length = Math.hypot(screen[0], screen[1]);
  const across: Vec2 = [screen[0] / length, screen[1] / length];

  const count = outline.length;
  const faces = outline.map((s, i) => {
    const next = outline[(i + 1) % count] as Sample;
    return (s.n[0] + next.n[0]) * view[0] + (s.n[1] + next.n[1]) * view[1] > 1e-9;
  });
  const start = faces.findIndex((front, i) => front !== faces[(i + count - 1) % count]);
  const chains: Chain[] = [];
  let run: Sample[] = [];
  for (let k = 0; k < count; k += 1) {
    const i = (Math.max(0, start) + k) % count;
    const next = (i + 1) % count;
    if (run.length === 0) run.push(outline[i] as Sample);
    run.push(outline[next] as Sample);
    if (k === count - 1 || faces[next] !== faces[i]) {
      const nearness = run.reduce((sum, s) => sum + s.p[0] * view[0] + s.p[1] * view[1], 0) / run.length;
      chains.push({ front: faces[i] as boolean, samples: run, depth: nearness });
      run = [];
    }
  }
  return { chains, across };
}
