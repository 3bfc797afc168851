import { type Camera, normalize, project, projectVector, toView, type Vec2, type Vec3 } from './camera.ts';
import { type Chain, chainsOf } from './chains.ts';
import { mix, rampAt } from './colour.ts';
import { drawMark, drawOpenings, drawRecess } from './draw-marks.ts';
import { materials, type Theme } from './materials.ts';
import { inset, type Sample } from './outline.ts';
import type { Prism } from './parts.ts';
import { pathData } from './path-data.ts';
import { brightness, shade } from './shade.ts';
import { attributes, type Sheet, type Stop } from './svg.ts';

/** What drawing functions need to know. */
export interface Stage {
  readonly sheet: Sheet;
  readonly camera: Camera;
  readonly theme: Theme;
}

const QUARTER = Math.PI / 2;

/**
 * Markup of a prism: walls, rounded upper edge, top face, marks, hairlines, back to front. A wall of constant plan
 * is constant along the projected z axis, so one linear gradient across it shades every corner exactly.
 */
export function drawPrism(stage: Stage, prism: Prism): string {
  if (prism.recess) return drawRecess(stage, prism, prism.recess);
  const { camera, theme, sheet } = stage;
  const at: Vec3 = prism.at ?? [0, 0, 0];
  const lipHeight = prism.fillet?.height ?? 0;
  const lipInset = prism.fillet?.inset ?? 0;
  const { toward } = camera;
  const surface = materials[prism.material];

  const point = (s: Sample, angle: number): Vec2 => {
    const inwards = lipInset * (1 - Math.cos(angle));
    const z = prism.z1 - lipHeight + lipHeight * Math.sin(angle);
    return project(camera, [s.p[0] - s.n[0] * inwards + at[0], s.p[1] - s.n[1] * inwards + at[1], z + at[2]]);
  };
  const foot = (s: Sample): Vec2 => project(camera, [s.p[0] + at[0], s.p[1] + at[1], prism.z0 + at[2]]);
  const away = (s: Sample): number => s.n[0] * toward[0] + s.n[1] * toward[1];
  /** Angle on the rounded edge at which it turns out of sight; 0 where the wall itself is seen. */
  const horizon = (s: Sample): number =>
    lipInset > 0 ? Math.max(0, Math.min(QUARTER, Math.atan2(-away(s) * lipHeight, lipInset * toward[2]))) : 0;
  const normalAt = (s: Sample, angle: number): Vec3 =>
    lipInset > 0
      ? normalize([
          (s.n[0] * Math.cos(angle)) / lipInset,
          (s.n[1] * Math.cos(angle)) / lipInset,
          Math.sin(angle) / lipHeight,
        ])
      : [s.n[0], s.n[1], 0];

  const { chains, across } = chainsOf(prism.outline, camera);
  const ramp = (chain: Chain, normal: (s: Sample) => Vec3, place: (s: Sample) => Vec2): string => {
    const us = chain.samples.map((s) => place(s)[0] * across[0] + place(s)[1] * across[1]);
    const low = Math.min(...us);
    const span = Math.max(...us) - low || 1;
    const stops: Stop[] = chain.samples.map((s, i) => {
      const t = ((us[i] as number) - low) / span;
      // Broad walls darken a little away from the light, or they look cut from card.
      const falloff = chain.front ? (prism.falloff ?? 0.1) * (0.5 - t) : 0;
      const level = brightness(prism.material, toView(camera, normal(s)), theme) + falloff;
      return { at: t, colour: rampAt(surface.ramp, level) };
    });
    if ((us[0] as number) > (us[us.length - 1] as number)) stops.reverse();
    const [ax, ay] = across;
    return sheet.gradient([ax * low, ay * low], [ax * (low + span), ay * (low + span)], stops);
  };

  const out: string[] = [];
  if (prism.collar) {
    const ring = inset(prism.outline, -prism.collar).map(foot);
    out.push(`<path d="${pathData(ring, true)}" fill="#0a0b0b" fill-opacity=".85"/>`);
  }
  const line = { stroke: theme.contour };
  const fronts = chains.filter((c) => c.front).sort((a, b) => a.depth - b.depth);
  for (const chain of fronts) {
    const { samples } = chain;
    const reach = prism.fillet ? QUARTER / 6 : 0;
    const wall = [...samples.map(foot), ...[...samples].reverse().map((s) => point(s, reach))];
    out.push(`<path d="${pathData(wall, true)}" fill="${ramp(chain, (s) => normalAt(s, 0), foot)}"/>`);
    if (prism.turns) out.push(wireTurns(stage, prism, samples.map(foot)));
    const ends = [samples[0] as Sample, samples[samples.length - 1] as Sample] as const;
    const rim = [point(ends[0], 0), ...samples.map(foot), point(ends[1], 0)];
    out.push(`<path d="${pathData(rim, false)}"${attributes(line)}/>`);
  }

  const outer = prism.outline.map((s) => point(s, horizon(s)));
  const topNormal: Vec3 = [0, 0, 1];
  if (prism.fillet) {
    out.push(
      `<path d="${pathData(outer, true)}" fill="${shade(prism.material, topNormal, camera, theme)}"/>`,
    );
    const { steps } = prism.fillet;
    for (let step = 0; step < steps; step += 1) {
      const angleAt = (s: Sample, k: number): number => horizon(s) + ((QUARTER - horizon(s)) * k) / steps;
      for (const chain of chains) {
        const ring = [
          ...chain.samples.map((s) => point(s, angleAt(s, step))),
          // Reaches under the next facet, so that no light line shows between the two.
          ...[...chain.samples].reverse().map((s) => point(s, angleAt(s, Math.min(steps, step + 1.4)))),
        ];
        const paint = ramp(
          chain,
          (s) => normalAt(s, angleAt(s, step + 0.5)),
          (s) => point(s, angleAt(s, step)),
        );
        out.push(`<path d="${pathData(ring, true)}" fill="${paint}"/>`);
      }
    }
  }
  const face = prism.outline.map((s) => point(s, QUARTER));
  const paint = topPaint(stage, prism, face);
  const lit = shade(prism.material, topNormal, camera, theme);
  const edgeColour = mix(lit, surface.glint, 0.3 + surface.gloss * 0.6);
  out.push(`<path d="${pathData(face, true)}" fill="${paint}"/>`);
  for (const chain of fronts) {
    const edge = chain.samples.map((s) => point(s, prism.fillet ? QUARTER * 0.62 : QUARTER));
    out.push(`<path d="${pathData(edge, false)}"${attributes({ stroke: edgeColour })}/>`);
  }
  for (const chain of chains.filter((c) => !c.front)) {
    const back = chain.samples.map((s) => point(s, horizon(s)));
    const rim = theme.rim > 0 ? { stroke: theme.rimColour } : line;
    out.push(`<path d="${pathData(back, false)}"${attributes(rim)}/>`);
  }
  if (prism.openings) out.push(drawOpenings(stage, prism, prism.openings));
  for (const mark of prism.marks ?? []) out.push(drawMark(stage, prism, mark));
  return out.join('');
}

/** Fine lines of wire: one line drawn once and repeated up the wall, light and dark in turn. */
function wireTurns(stage: Stage, prism: Prism, footLine: readonly Vec2[]): string {
  const { sheet, camera } = stage;
  const count = prism.turns ?? 0;
  const rise = projectVector(camera, [0, 0, (prism.z1 - prism.z0) / (count + 1)]);
  const id = sheet.define(`<path id="ID" d="${pathData(footLine, false)}"/>`);
  const lines = (colour: string, shift: number): string => {
    const uses = Array.from({ length: count }, (_, i) => {
      const k = i + 1 + shift;
      return `<use href="#${id}"${attributes({ x: rise[0] * k || undefined, y: rise[1] * k })}/>`;
    });
    return `<g${attributes({ stroke: colour, 'stroke-opacity': 0.5, 'stroke-width': 0.8 })}>${uses.join('')}</g>`;
  };
  return lines('#5e240c', 0) + lines('#ffc9a3', 0.4);
}

/** Fill of a top face: a slow fall of light for plastic, the bands of a studio for metal. */
function topPaint(stage: Stage, prism: Prism, face: readonly Vec2[]): string {
  const { camera, theme, sheet } = stage;
  const { metal, ramp } = materials[prism.material] as (typeof materials)['nickel'];
  const level = brightness(prism.material, toView(camera, [0, 0, 1]), theme, true);
  const xs = face.map((p) => p[0]);
  const ys = face.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // Across the face from the upper left, but never so steep that a long face shows only one end of the fall.
  const from: Vec2 = [left + (right - left) * 0.12, top];
  const to: Vec2 = [right - (right - left) * 0.12, bottom];
  if (prism.face) {
    return sheet.gradient(
      from,
      to,
      prism.face.map(([at, value]) => ({ at, colour: rampAt(ramp, value) })),
    );
  }
  const plastic = [
    [0, 0.1],
    [0.35, 0.02],
    [1, -0.1],
  ] as const;
  const mirror = [
    [0, 0.12],
    [0.22, -0.06],
    [0.4, -0.16],
    [0.52, 0.16],
    [0.68, 0.04],
    [1, -0.26],
  ] as const;
  const small = right - left < 80;
  const bands = metal
    ? small
      ? ([
          [0, 0.25],
          [0.55, 0.02],
          [1, -0.3],
        ] as const)
      : mirror
    : plastic;
  return sheet.gradient(
    from,
    to,
    bands.map(([at, lift]) => ({ at, colour: rampAt(ramp, level + lift) })),
  );
}
