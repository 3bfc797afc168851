import { CONNECTOR_ROOM } from '#domain/configurator/fit.ts';
import type { Point, Stroke } from '../drawings/project.ts';
import { boundsOf } from '../drawings/strokes.ts';
import type { PickupModel } from '../models/part.ts';
import { type Faces, widthOf } from './face.ts';
import type { FitSpec } from './fit-specs.ts';
import { A4, pathOf, pdfOf, pt, textAt } from './pdf.ts';
import { polyline } from './polyline.ts';

/** Measures of the sheet, mm. */
const MARGIN = 15;
const RULER = 50;
const BETWEEN = 12;
/** Between the edge of a cell and its words. */
const PADDING = 2.5;

interface DrawnModel {
  readonly model: PickupModel;
  readonly top: readonly Stroke[];
  readonly front: readonly Stroke[];
}

/** The sheet at full size: each pickup from above and from the front, a ruler, and what to do with it. */
export function drawFit({ title }: FitSpec, drawn: readonly DrawnModel[], faces: Faces): Buffer {
  const content: string[] = ['1 J 1 j', textAt('Will it fit?', MARGIN, 276, 22, 'B')];
  content.push(
    textAt(`${title}, full size`, MARGIN, 267.5, 11),
    textAt(
      'Print at 100 %. The ruler must measure 50 mm; if it does not, the sheet was scaled.',
      MARGIN,
      261,
      9,
    ),
    ruler(MARGIN, 249, faces),
    ...connectorRoom(),
    textAt(
      'Cut out the view from above and lay it on the guitar, the poles under the strings.',
      MARGIN,
      236,
      9,
    ),
    textAt('The view from the front shows how deep it goes.', MARGIN, 231.5, 9),
  );
  let y = 224;
  for (const { model, top, front } of drawn) {
    if (drawn.length > 1) {
      content.push(textAt(model.name, MARGIN, y, 9, 'B'));
      y -= 5;
    }
    for (const [view, strokes] of [
      ['above', top],
      ['front', front],
    ] as const) {
      const { min, max } = boundsOf(strokes);
      const [width, height] = [max[0] - min[0], max[1] - min[1]];
      const x = (A4.width - width) / 2 - min[0];
      const zero = y - max[1];
      content.push(`% ${view} of ${model.id}`, '0.25 w', outline(strokes, x, zero), '% end');
      if (view === 'above') content.push(middle(x, zero, min, max));
      y -= height + BETWEEN;
    }
  }
  if (y < 30) throw new Error(`The pickups of ${title} do not fit on a sheet`);
  content.push(block(title, drawn, faces));
  return pdfOf(`Will it fit? ${title}`, content.join('\n'), faces);
}

function outline(strokes: readonly Stroke[], x: number, y: number): string {
  const put = ([u, v]: Point): Point => [x + u, y + v];
  return `${strokes.map((drawn) => pathOf(polyline(drawn).map(put))).join('\n')}\nS`;
}

/** Dash-dotted lines through the middle of a view, as on a drawing. */
function middle(x: number, y: number, min: Point, max: Point): string {
  const level = pathOf([
    [x + min[0] - 6, y],
    [x + max[0] + 6, y],
  ]);
  const upright = pathOf([
    [x, y + min[1] - 4],
    [x, y + max[1] + 4],
  ]);
  return `q 0.15 w [${pt(3)} ${pt(1)} ${pt(0.4)} ${pt(1)}] 0 d ${level} ${upright} S Q`;
}

/** A ruler with a mark every millimetre, longer ones every five and ten. */
function ruler(x: number, y: number, { M }: Faces): string {
  const marks = Array.from({ length: RULER + 1 }, (_, mm) => {
    const long = mm % 10 === 0 ? 5 : mm % 5 === 0 ? 3.5 : 2;
    return pathOf([
      [x + mm, y],
      [x + mm, y + long],
    ]);
  });
  const line = pathOf([
    [x, y],
    [x + RULER, y],
  ]);
  const figures = [0, 10, 20, 30, 40, 50].map((mm) =>
    textAt(String(mm), x + mm - widthOf(M, String(mm), 8) / 2, y - 4, 8, 'M'),
  );
  return [
    '% ruler',
    '0.3 w',
    `${line} S`,
    '% end',
    `${marks.join(' ')} S`,
    ...figures,
    textAt('mm', x + RULER + 4, y - 4, 8, 'M'),
  ].join('\n');
}

/** Room for a quick connector, from above, at the right of the ruler. */
function connectorRoom(): readonly string[] {
  const [length, width, height] = CONNECTOR_ROOM;
  const [x, y] = [A4.width - MARGIN - length - 8, 256];
  const corners: Point[] = [
    [x, y],
    [x + length, y],
    [x + length, y + width],
    [x, y + width],
    [x, y],
  ];
  return [
    `% connector\n0.25 w\n${pathOf(corners)} S\n% end`,
    textAt('Quick connector,', x, y - 4, 8),
    textAt(`room ${height} mm high`, x, y - 7.5, 8),
  ];
}

/** Along the foot: what it shows, how large that is, and from where. */
function block(title: string, drawn: readonly DrawnModel[], { M }: Faces): string {
  const [left, right, low, high] = [MARGIN, A4.width - MARGIN, 12, 24];
  const cells = [left, left + 70, left + 118, left + 146, right];
  const size = drawn
    .map(({ top }) => {
      const { min, max } = boundsOf(top);
      return `${figure(max[0] - min[0])} × ${figure(max[1] - min[1])}`;
    })
    .join(', ');
  const words = [title, `${size} mm`, 'Scale 1:1, A4', 'Gewitter, Leipzig'];
  const frame = [low, high].map((y) =>
    pathOf([
      [left, y],
      [right, y],
    ]),
  );
  const posts = cells.map((x) =>
    pathOf([
      [x, low],
      [x, high],
    ]),
  );
  return [
    `0.3 w ${[...frame, ...posts].join(' ')} S`,
    ...words.map((text, i) => {
      const room = (cells[i + 1] ?? right) - (cells[i] ?? left) - 2 * PADDING;
      const size = Math.min(8, (8 * room) / widthOf(M, text, 8));
      if (size < 6) throw new Error(`"${text}" does not fit into its cell`);
      return textAt(text, (cells[i] ?? left) + PADDING, low + 4.8, Math.floor(size * 10) / 10, 'M');
    }),
  ].join('\n');
}

const figure = (mm: number): string => String(Math.round(mm * 10) / 10);
