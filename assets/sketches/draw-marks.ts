import { project, type Vec2, type Vec3 } from './camera.ts';
import { mix, rampAt } from './colour.ts';
import type { Stage } from './draw-prism.ts';
import { type Material, materials } from './materials.ts';
import type { Outline } from './outline.ts';
import type { Mark, Openings, Prism } from './parts.ts';
import { pathData } from './path-data.ts';
import { shade } from './shade.ts';
import { attributes } from './svg.ts';

const UP: Vec3 = [0, 0, 1];

function place(stage: Stage, prism: Prism, outline: Outline, below: number): Vec2[] {
  const at: Vec3 = prism.at ?? [0, 0, 0];
  return outline.map(({ p }) =>
    project(stage.camera, [p[0] + at[0], p[1] + at[1], prism.z1 + at[2] - below]),
  );
}

/** A recess: dark floor, the lit wall the viewer looks at, a hairline round it. */
export function drawMark(stage: Stage, prism: Prism, mark: Mark): string {
  const { sheet, camera, theme } = stage;
  const d = pathData(place(stage, prism, mark.outline, 0), true);
  const floor = shade(mark.material, UP, camera, theme, mark.depth > 0 ? -0.45 : 0);
  if (mark.depth <= 0) return `<path d="${d}" fill="${floor}"/>`;
  const clip = sheet.define(`<clipPath id="ID"><path d="${d}"/></clipPath>`);
  const wall = shade(prism.material, [0, -1, 0], camera, theme, -0.1);
  const inner = pathData(place(stage, prism, mark.outline, mark.depth), true);
  return (
    `<path d="${d}" fill="${wall}"/><path d="${inner}" fill="${floor}" clip-path="url(#${clip})"/>` +
    `<path d="${d}"${attributes({ stroke: theme.contour, 'stroke-width': 0.7 })}/>`
  );
}

/** A recess that is a part of its own, in metal. */
export function drawRecess(stage: Stage, prism: Prism, depth: number): string {
  return drawMark(
    stage,
    { ...prism, material: 'nickel' },
    { outline: prism.outline, material: prism.material, depth },
  );
}

/** Openings cut through a cover: what lies below, the thickness of the sheet, and the edges of the cut. */
export function drawOpenings(stage: Stage, prism: Prism, openings: Openings): string {
  const { sheet, camera, theme } = stage;
  const all = (below: number): string =>
    openings.outlines.map((outline) => pathData(place(stage, prism, outline, below), true)).join('');
  const d = all(0);
  const under = all(openings.thickness);
  const clip = sheet.define(`<clipPath id="ID"><path d="${d}"/></clipPath>`);
  const clipUnder = sheet.define(`<clipPath id="ID"><path d="${under}"/></clipPath>`);
  const surface = materials[prism.material];
  const wall = mix(shade(prism.material, [0, -1, 0], camera, theme, 0.12), surface.glint, 0.25);
  const inside = openings.inside
    .map(({ outline, material, below }) => {
      const shape = pathData(place(stage, prism, outline, below), true);
      const { ramp, metal } = materials[material] as Material;
      if (!metal) return `<path d="${shape}" fill="${shade(material, UP, camera, theme, -0.16)}"/>`;
      // One gradient in the units of each shape serves all poles.
      const stops = [
        [0, 0.98],
        [0.5, 0.72],
        [1, 0.36],
      ]
        .map(([at, value]) => `<stop offset="${at}" stop-color="${rampAt(ramp, value as number)}"/>`)
        .join('');
      const id = sheet.define(`<linearGradient id="ID" x2="1" y2="1">${stops}</linearGradient>`);
      return `<path d="${shape}" fill="url(#${id})"/>`;
    })
    .join('');
  return (
    `<path d="${d}" fill="${wall}"/>` +
    `<g clip-path="url(#${clip})"><g clip-path="url(#${clipUnder})">` +
    `<path d="${under}" fill="#0b0c0c"/>${inside}` +
    `<path d="${under}"${attributes({ stroke: '#000000', 'stroke-opacity': 0.55, 'stroke-width': 7 })}/></g></g>` +
    `<path d="${d}"${attributes({ stroke: theme.contour, 'stroke-opacity': 0.75, 'stroke-width': 1 })}/>`
  );
}
