import { BODIES, type Body } from '#app/guitar/bodies.ts';
import { fretPlace } from '#domain/guitar/spot-places.ts';
import type { PlaneMap } from '#domain/in-photo/photo-plane.ts';
import { PICKUP_PLACES, type PlaceId } from '#domain/tone/strings.ts';

interface DrawnGuitar extends Body {
  readonly guard?: string;
  readonly scale_mm: number;
  readonly bridge: 'saddles' | 'plate' | 'bar';
}

const GUITAR = { scale_mm: 648 } as const;
const BASS = { scale_mm: 864, bridge: 'saddles' } as const;

/** Bodies of our own drawing, mm as in `app/guitar/bodies.ts`. */
const DRAWN_GUITARS = {
  s: {
    ...BODIES.stratocaster,
    ...GUITAR,
    bridge: 'saddles',
    guard:
      'M222-32C215-62 205-93 186-96C164-99 150-84 124-82C94-80 74-74 60-56C52-48 46-46 36-46L18-46L18 46L28 46C42 48 38 62 24 74C8 88-16 94-26 110C-34 126-24 138-6 136C34 132 76 122 100 98C118 80 158 88 184 78C202 70 213 50 222 32Z',
  },
  t: {
    ...BODIES.telecaster,
    ...GUITAR,
    bridge: 'plate',
    outline:
      'M-96 0C-98-84-62-158 8-160C66-161 92-118 136-117C172-116 186-136 214-128C242-119 236-74 224-30L206-30L206 30C216 68 252 80 262 102C270 122 248 140 222 134C190 126 168 106 138 108C104 112 84 160 18 163C-58 165-94 84-96 0Z',
    guard:
      'M216-32C208-58 192-90 166-91C142-91 114-102 94-86C78-73 66-60 66-45L66 45C76 64 94 76 118 71C146 63 178 74 198 63C209 57 213 46 216 32Z',
  },
  'double-cut': {
    ...BODIES.special,
    ...GUITAR,
    bridge: 'bar',
    outline:
      'M-118 0C-118-90-78-152-4-154C62-156 92-112 138-112C176-112 206-142 246-138C284-134 296-100 268-82C240-66 214-52 204-30L204 30C214 52 240 66 268 82C296 100 284 134 246 138C206 142 176 112 138 112C92 112 62 156-4 154C-78 152-118 90-118 0Z',
    volume: [26, 92],
    tone: [-58, 106],
    knobs: [
      [-24, 74],
      [-14, 122],
    ],
  },
  bass: { ...BODIES['precision-bass'], ...BASS },
  'offset-bass': { ...BODIES['jazz-bass'], ...BASS },
} as const satisfies Readonly<Record<string, DrawnGuitar>>;
export type DrawnGuitarId = keyof typeof DRAWN_GUITARS;

/** Those for a pickup in this place, the usual one first. */
export function drawnGuitarsFor(place: PlaceId): readonly DrawnGuitarId[] {
  if (/bass/.test(place)) return ['bass', 'offset-bass'];
  if (place.startsWith('strat')) return ['s', 't', 'double-cut'];
  return place.startsWith('tele') ? ['t', 's', 'double-cut'] : ['double-cut', 's', 't'];
}

interface BodyFinish {
  /** Colours from the middle to the edge. */
  readonly colours: readonly [string, string, string];
  readonly guard: string;
  readonly hasGrain?: true;
}

export const BODY_FINISHES = {
  sunburst: { colours: ['#d8a04a', '#a4541f', '#1c0d08'], guard: '#1b1a18', hasGrain: true },
  black: { colours: ['#26282a', '#17191a', '#0b0c0d'], guard: '#f1ece0' },
  cream: { colours: ['#efe6cf', '#e7dcc1', '#d3c6a6'], guard: '#23211e' },
  forest: { colours: ['#39738b', '#29586c', '#193b49'], guard: '#f1ece0' },
  wine: { colours: ['#96456a', '#7f3854', '#4d1d32'], guard: '#f1ece0' },
  natural: { colours: ['#dcb787', '#cfa470', '#a97c49'], guard: '#1b1a18', hasGrain: true },
} as const satisfies Readonly<Record<string, BodyFinish>>;
export type BodyFinishId = keyof typeof BODY_FINISHES;

const PX_MM = 4;
/** The drawn part of a guitar, mm from the bridge towards the nut, and to each side. */
const WINDOW = { guitar: [-165, 325, 186], bass: [-125, 445, 196] } as const;
/** Single coils at the bridge are turned by this: 10°, usual on S and T guitars. */
const SLANT = Math.PI / 18;
/** A mounting ring, its hole and the screws, mm; typical, and only drawn. */
const RING = { long: 89, wide: 46, hole: [73, 41] } as const;

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The canvas size and the transform from a guitar's mm: with the neck at the right, or up. */
export function viewOf(id: DrawnGuitarId, isUpright: boolean) {
  const [least, most, half] = WINDOW[/bass/.test(id) ? 'bass' : 'guitar'];
  const [long, wide] = [(most - least) * PX_MM, 2 * half * PX_MM];
  const matrix: Matrix = isUpright
    ? [0, -PX_MM, PX_MM, 0, half * PX_MM, most * PX_MM]
    : [PX_MM, 0, 0, PX_MM, -least * PX_MM, half * PX_MM];
  return { width: isUpright ? wide : long, height: isUpright ? long : wide, matrix };
}

/** A pickup of the drawn guitar: mm from the bridge, its turn in radians, and whether it is in a mounting ring. */
export interface DrawnPickup {
  readonly mm: number;
  readonly turn: number;
  readonly isRinged: boolean;
}

export function drawnPickup(model: string, place: PlaceId): DrawnPickup {
  const { coils } = PICKUP_PLACES[place];
  const isRinged = /^(humbucker|hp90)/.test(model);
  return {
    mm: (1000 * coils.reduce((sum: number, metres) => sum + metres, 0)) / coils.length,
    turn: /^(strat|tele)\w+-bridge/.test(model) ? SLANT : isRinged && /neck$/.test(place) ? Math.PI : 0,
    isRinged,
  };
}

/** The map from a pickup's mm, looked at with the neck up, to the canvas. */
export function mapOnto([a, b, c, d, e, f]: Matrix, { mm, turn }: DrawnPickup): PlaneMap {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [c * cos - a * sin, -c * sin - a * cos, a * mm + e]
    .concat([d * cos - b * sin, -d * sin - b * cos, b * mm + f])
    .concat([0, 0, 1]);
}

/** A gradient from stops such as `0 #fff, 1 #000`, between two points or, with a radius, around one. */
function gradientOf(
  context: CanvasRenderingContext2D,
  [x, y, toX, toY]: readonly [number, number, number, number],
  stops: string,
  radius?: number,
): CanvasGradient {
  const gradient = radius
    ? context.createRadialGradient(x, y, 0, toX, toY, radius)
    : context.createLinearGradient(x, y, toX, toY);
  for (const stop of stops.split(', ')) {
    const [at, ...colour] = stop.split(' ');
    gradient.addColorStop(Number(at), colour.join(' '));
  }
  return gradient;
}

const metal = (context: CanvasRenderingContext2D, from: number, to: number) =>
  gradientOf(context, [0, from, 0, to], '0 #f4f3ef, 0.35 #c9c7c1, 0.55 #9b9993, 1 #d8d6d0');

/** Fills a shape above its shadow; `high` is its height over what is below, mm. */
function raise(
  context: CanvasRenderingContext2D,
  shape: Path2D,
  fill: string | CanvasGradient,
  high: number,
): void {
  context.save();
  context.shadowColor = 'rgb(10 8 6 / 0.55)';
  // Shadows ignore the transform.
  context.shadowBlur = high * PX_MM;
  context.shadowOffsetY = (high * PX_MM) / 3;
  context.fillStyle = fill;
  context.fill(shape);
  context.restore();
}

function box(x: number, y: number, wide: number, long: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, wide, long, radius);
  return path;
}

const disc = (x: number, y: number, radius: number): Path2D =>
  box(x - radius, y - radius, 2 * radius, 2 * radius, radius);

/** Paints ground, body, neck and hardware. Pickups are laid on it, then come the strings. */
export function paintGuitar(
  context: CanvasRenderingContext2D,
  { id, finish, matrix }: { id: DrawnGuitarId; finish: BodyFinishId; matrix: Matrix },
  pickups: readonly DrawnPickup[],
): void {
  const { width, height } = context.canvas;
  const guitar: DrawnGuitar = DRAWN_GUITARS[id];
  const { guard } = BODY_FINISHES[finish];
  const [x, y] = [width / 2, height / 2];
  context.fillStyle = gradientOf(context, [x, y, x, y], '0 #f8f5ee, 1 #ded6c6', 0.75 * width);
  context.fillRect(0, 0, width, height);
  context.setTransform(...matrix);
  paintBody(context, new Path2D(guitar.outline), BODY_FINISHES[finish]);
  if (guitar.guard) raise(context, new Path2D(guitar.guard), guard, 1.4);
  paintNeck(
    context,
    guitar,
    Math.max(...pickups.map(({ mm, isRinged }) => mm + (isRinged ? RING.wide / 2 : 14))),
  );
  for (const { mm } of pickups.filter(({ isRinged }) => isRinged)) {
    raise(context, box(mm - RING.wide / 2, -RING.long / 2, RING.wide, RING.long, 4), guard, 2);
    context.fillStyle = '#0a0a0a';
    context.fill(box(mm - RING.hole[1] / 2, -RING.hole[0] / 2, RING.hole[1], RING.hole[0], 3.4));
  }
  paintBridge(context, guitar);
  for (const [x, y] of [guitar.volume, guitar.tone, ...guitar.knobs])
    raise(
      context,
      disc(x, y, 12.5),
      gradientOf(context, [x - 4, y - 4, x, y], '0 #55524c, 0.5 #24231f, 1 #0d0c0b', 13),
      4,
    );
}

function paintBody(context: CanvasRenderingContext2D, body: Path2D, { colours, hasGrain }: BodyFinish): void {
  const [middle, between, edge] = colours;
  const stops = `0.15 ${middle}, 0.56 ${between}, 0.9 ${edge}`;
  raise(context, body, gradientOf(context, [70, 0, 70, 0], stops, 270), 12);
  context.save();
  context.clip(body);
  if (hasGrain)
    for (let line = 0; line < 90; line++) {
      const y = -180 + line * 4 + 3 * Math.sin(line * 7);
      context.beginPath();
      context.moveTo(-150, y);
      context.bezierCurveTo(0, y + 9 * Math.sin(line), 150, y - 9 * Math.cos(line * 2), 440, y);
      context.strokeStyle = `rgb(60 28 8 / ${0.05 + 0.07 * Math.abs(Math.sin(line * 3))})`;
      context.lineWidth = 0.4 + 1.2 * Math.abs(Math.sin(line * 5));
      context.stroke();
    }
  // The rolled edge is darker, and catches the light.
  context.strokeStyle = 'rgb(0 0 0 / 0.045)';
  for (context.lineWidth = 2.6; context.lineWidth < 24; context.lineWidth += 2.6) context.stroke(body);
  const white = (at: number, share: number) => `${at} rgb(255 255 255 / ${share})`;
  const sheen = [white(0, 0.34), white(0.3, 0.04), white(0.46, 0.14), white(0.52, 0.02), white(1, 0)];
  context.fillStyle = gradientOf(context, [-140, -170, 240, 190], sheen.join(', '));
  context.fillRect(-200, -200, 700, 400);
  context.strokeStyle = 'rgb(255 255 255 / 0.3)';
  context.lineWidth = 1.6;
  context.stroke(body);
  context.restore();
}

/** Half the width of the strings' fan at a distance from the bridge, mm. */
const halfAt = ({ bridgeHalf, nutHalf, scale_mm }: DrawnGuitar, mm: number) =>
  bridgeHalf + ((nutHalf - 3.5 - bridgeHalf) * mm) / scale_mm;

function paintNeck(context: CanvasRenderingContext2D, guitar: DrawnGuitar, pickupsEnd: number): void {
  const [from, to] = [Math.max(fretPlace(guitar.scale_mm, guitar.frets) - 8, pickupsEnd + 2), 470];
  const half = (mm: number) => halfAt(guitar, mm) + 3.5;
  const board = new Path2D(
    `M${from} ${-half(from)}L${to} ${-half(to)}L${to} ${half(to)}L${from} ${half(from)}Z`,
  );
  raise(context, board, gradientOf(context, [0, -30, 0, 30], '0 #2b1a12, 0.5 #4a2e20, 1 #241510'), 4);
  for (let fret = 1; fret <= guitar.frets; fret++) {
    const mm = fretPlace(guitar.scale_mm, fret);
    if (mm < from + 2) continue;
    context.fillStyle = '#d9d5c9';
    context.fillRect(mm - 0.8, 0.6 - half(mm), 1.6, 2 * half(mm) - 1.2);
    const between = (mm + fretPlace(guitar.scale_mm, fret - 1)) / 2;
    if ([15, 17, 19, 21].includes(fret)) context.fill(disc(between, 0, 2.8));
    if (fret === 12) for (const y of [-12, 12]) context.fill(disc(between, y, 2.8));
  }
}

function paintBridge(context: CanvasRenderingContext2D, { bridge, strings, bridgeHalf }: DrawnGuitar): void {
  const half = bridgeHalf + 10;
  const isBar = bridge === 'bar';
  const base = isBar
    ? box(-46, -half - 8, 13, 2 * half + 16, 6)
    : box(-34, -half, bridge === 'plate' ? 96 : 44, 2 * half, 2.5);
  raise(context, base, metal(context, -half, half), 3);
  if (isBar) raise(context, box(-8, -half - 4, 16, 2 * half + 8, 3), metal(context, -half, half), 3);
  const room = (1.55 * bridgeHalf) / (strings - 1);
  for (let string = 0; string < strings; string++) {
    const y = bridgeHalf * ((2 * string) / (strings - 1) - 1) - room / 2;
    raise(context, box(isBar ? -5 : -18, y, isBar ? 8 : 22, room, 1.2), metal(context, y, y + room), 1);
  }
}

/** The strings over everything, and their shadows. */
export function paintStrings(context: CanvasRenderingContext2D, id: DrawnGuitarId): void {
  const guitar: DrawnGuitar = DRAWN_GUITARS[id];
  const thick = /bass/.test(id) ? 2 : 1;
  for (const [down, share, colour] of [
    [1.1, 1, 'rgb(8 6 4 / 0.35)'],
    [0, 1, '#c8c4ba'],
    [-0.25, 0.3, 'rgb(255 255 255 / 0.55)'],
  ] as const)
    for (let string = 0; string < guitar.strings; string++) {
      const side = (2 * string) / (guitar.strings - 1) - 1;
      context.strokeStyle = colour;
      context.lineWidth = share * thick * (1.15 - (0.7 * string) / (guitar.strings - 1));
      context.beginPath();
      context.moveTo(guitar.bridge === 'bar' ? -40 : -10, side * guitar.bridgeHalf + down);
      for (const mm of [0, guitar.scale_mm]) context.lineTo(mm, side * halfAt(guitar, mm) + down);
      context.stroke();
    }
}
