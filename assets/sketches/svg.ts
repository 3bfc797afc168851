import type { Vec2 } from './camera.ts';
import { num } from './path-data.ts';

/** A colour at a place of a gradient; `opacity` 1 unless given. */
export interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

/** Escapes text for XML content and double-quoted attributes. */
export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Attributes in the order given; undefined ones are left out, numbers get two decimals. */
export function attributes(values: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? num(value, 2) : escapeXml(value as string)}"`,
    )
    .join('');
}

/** One SVG document in the making: definitions are shared when their content is the same. */
export class Sheet {
  readonly #width: number;
  readonly #height: number;
  readonly #defs = new Map<string, string>();
  readonly #body: string[] = [];

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /** Puts markup on top of what is drawn already. */
  add(markup: string): void {
    this.#body.push(markup);
  }

  /** Stores a definition written with `ID` in place of its id, and returns the id (the same for the same text). */
  define(markup: string): string {
    const known = this.#defs.get(markup);
    if (known) return known;
    const id = shortId(this.#defs.size);
    this.#defs.set(markup, id);
    return id;
  }

  /** Linear gradient between two pixels; returns a paint such as `url(#a)`, or the colour if it is only one. */
  gradient(from: Vec2, to: Vec2, stops: readonly Stop[]): string {
    const kept = thinStops(stops);
    if (kept.every((stop) => stop.colour === kept[0]?.colour && stop.opacity === undefined)) {
      return kept[0]?.colour ?? 'none';
    }
    const inner = kept
      .map(
        ({ at, colour, opacity }) =>
          `<stop offset="${num(at, 3)}" stop-color="${colour}"${attributes({ 'stop-opacity': opacity })}/>`,
      )
      .join('');
    // All gradients take their units (px) from one that is empty, and leave out what is zero anyway.
    const units = this.define('<linearGradient id="ID" gradientUnits="userSpaceOnUse"/>');
    const line = Object.entries({ x1: from[0], y1: from[1], x2: to[0], y2: to[1] })
      .filter(([name, value]) => name === 'x2' || Math.abs(value) >= 0.05)
      .map(([name, value]) => ` ${name}="${num(value)}"`)
      .join('');
    const id = this.define(`<linearGradient id="ID" href="#${units}"${line}>${inner}</linearGradient>`);
    return `url(#${id})`;
  }

  /** Gaussian blur of `deviation` px; returns the filter reference. */
  blur(deviation: number): string {
    const room = 'x="-50%" y="-50%" width="200%" height="200%"';
    const id = this.define(
      `<filter id="ID" ${room}><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
    );
    return `url(#${id})`;
  }

  /** The finished document. */
  toString(): string {
    const size = `width="${this.#width}" height="${this.#height}" viewBox="0 0 ${this.#width} ${this.#height}"`;
    const defs = [...this.#defs].map(([markup, id]) => markup.replace('id="ID"', `id="${id}"`)).join('');
    const { markup, shapes } = shareShapes(`${defs}\n${this.#body.join('')}`);
    const [shared, body] = markup.split('\n') as [string, string];
    const head = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke-width="1.3" stroke-linejoin="round">`;
    return `${head}<defs>${shapes}${shared}</defs>${body}</svg>\n`;
  }
}

/** Moves path data that occur more than once into definitions: two bobbins of two colours share their shapes. */
function shareShapes(markup: string): { markup: string; shapes: string } {
  const count = new Map<string, number>();
  for (const [, d] of markup.matchAll(/<path d="([^"]{36,})"/g))
    count.set(d as string, (count.get(d as string) ?? 0) + 1);
  const repeated = [...count].filter(([, times]) => times > 1).map(([d]) => d);
  const ids = new Map(repeated.map((d, i) => [d, `s${i.toString(36)}`]));
  return {
    markup: markup.replace(/<path d="([^"]{36,})"/g, (whole, d: string) => {
      const id = ids.get(d);
      return id ? `<use href="#${id}"` : whole;
    }),
    shapes: [...ids].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join(''),
  };
}

function shortId(index: number): string {
  return `g${index.toString(36)}`;
}

/** Leaves out stops that lie on the line between their neighbours to within seven levels of each channel. */
function thinStops(stops: readonly Stop[]): Stop[] {
  const kept: Stop[] = [];
  for (let i = 0; i < stops.length; ) {
    const start = stops[i] as Stop;
    kept.push(start);
    let next = i + 1;
    while (next + 1 < stops.length && between(stops.slice(i, next + 2))) next += 1;
    i = next;
  }
  return kept;
}

function between(run: readonly Stop[]): boolean {
  const first = run[0] as Stop;
  const last = run[run.length - 1] as Stop;
  const span = last.at - first.at;
  if (span < 1e-4) return false;
  return run.slice(1, -1).every((stop) => {
    if (stop.opacity !== first.opacity || stop.opacity !== last.opacity) return false;
    const t = (stop.at - first.at) / span;
    return [1, 3, 5].every((c) => {
      const channel = (s: Stop): number => Number.parseInt(s.colour.slice(c, c + 2), 16);
      return Math.abs(channel(first) + (channel(last) - channel(first)) * t - channel(stop)) <= 7;
    });
  });
}
