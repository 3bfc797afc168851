import { project, type Vec2 } from './camera.ts';
import { rampAt } from './colour.ts';
import type { Stage } from './draw-prism.ts';
import { materials } from './materials.ts';
import type { Tube } from './parts.ts';
import { num } from './path-data.ts';
import { attributes } from './svg.ts';

/** Smooth curve (Catmull–Rom as cubic Béziers) through pixels. */
export function smoothPath(pixels: readonly Vec2[]): string {
  const at = (i: number): Vec2 => pixels[Math.max(0, Math.min(pixels.length - 1, i))] as Vec2;
  const text = (p: Vec2): string => `${num(p[0])} ${num(p[1])}`;
  const pieces = pixels.slice(1).map((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Vec2 = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Vec2 = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    return `C${text(out)} ${text(into)} ${text(c)}`;
  });
  return `M${text(at(0))}${pieces.join('')}`;
}

/** Markup of a tube: contour, body, and narrower strokes moved towards the light for its roundness. */
export function drawTube(stage: Stage, tube: Tube): string {
  const { camera, theme, sheet } = stage;
  const width = tube.radius * 2 * camera.scale;
  const { ramp, gloss } = materials[tube.material];
  const id = sheet.define(`<path id="ID" d="${smoothPath(tube.points.map((p) => project(camera, p)))}"/>`);
  const stroke = (colour: string, part: number, shift: number, opacity?: number): string =>
    `<use href="#${id}"${attributes({
      x: shift ? -shift * width * 0.6 : undefined,
      y: shift ? -shift * width : undefined,
      stroke: colour,
      'stroke-width': width * part,
      'stroke-opacity': opacity,
      'stroke-linecap': tube.radius > 1 ? 'butt' : 'round',
    })}/>`;
  const outline = theme.id === 'ink' ? '#3d413f' : theme.contour;
  return (
    `<use href="#${id}"${attributes({ stroke: outline, 'stroke-width': width + 2.2 })}/>` +
    // Narrower and lighter strokes, moved towards the light, add up to a round body.
    (theme.id === 'ink'
      ? [0.34, 0.4, 0.46, 0.54, 0.64, 0.76, 0.88]
      : [0.12, 0.22, 0.34, 0.46, 0.58, 0.72, 0.86]
    )
      .map((level, i) => stroke(rampAt(ramp, level), 1 - i * 0.14, i * 0.03))
      .join('') +
    stroke(rampAt(ramp, 1.2), 0.07, 0.2, 0.4 + gloss * 0.5)
  );
}
