import type { Language } from '../languages.ts';
import { LEAD_DRAWING } from './lead-drawing.messages.ts';

export interface PlacedMessages {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'start' | 'end';
  readonly role: 'coil' | 'colour' | 'origin' | 'hot' | 'end' | 'more' | 'join';
}

interface PlacedLead {
  readonly y: number;
  readonly path: string;
  /** Continuation by the builder's own wire. */
  readonly wire: string;
}

/** Input of the drawing. The hot lead comes first. */
export interface TwoLeads {
  /** One or two names, from above. */
  readonly coils: readonly string[];
  /** Index of the coil of each lead, from 0. */
  readonly from: readonly [number, number];
  /** "White"; undefined if no colours are set. */
  readonly colours: readonly [string, string] | undefined;
  /** "finish", "start 2, plate". */
  readonly origins: readonly [string, string];
}

/** Horizontal layout. On phones origins are below their leads, and ground is shortened. */
const SIZES = {
  wide: {
    width: 900,
    coil: 313,
    height: 80,
    top: 30,
    gap: 26,
    bend: 431,
    leads: 650,
    joint: 693,
    side: 24,
    size: 13,
    small: 13,
    originBelow: false,
    ground: 'ground',
    more: ['toSwitch', 'toPot'],
  },
  narrow: {
    width: 350,
    coil: 103,
    height: 64,
    top: 26,
    gap: 18,
    bend: 139,
    leads: 276,
    joint: 294,
    side: 15,
    size: 12,
    small: 11,
    originBelow: true,
    ground: 'groundShort',
    more: [],
  },
} as const;
export type LayoutSize = keyof typeof SIZES;

/** Distance between the rows of the two leads, with one coil and with two. */
const APART = [72, 108] as const;
/** Slight offset below the coils, for the text above the first lead. */
const LOWER = 4;
const EDGE = 10;

/** Rows leave room for two lines of text each, around the centre of the coils. Each lead leaves its own coil. */
export function twoLeadLayout(
  size: LayoutSize,
  { coils: names, from, colours, origins }: TwoLeads,
  language: Language,
) {
  const layout = SIZES[size];
  const messages = LEAD_DRAWING[language];
  const two = names.length > 1;
  const coils = names.map((_, index) => ({
    x: 2,
    y: layout.top + index * (layout.height + layout.gap),
    width: layout.coil,
    height: layout.height,
  }));
  const foot = layout.top + names.length * layout.height + (names.length - 1) * layout.gap;
  const apart = two ? APART[1] : APART[0];
  const middle = (layout.top + foot) / 2 + LOWER;
  const out = layout.coil + 2;
  const leadAt = (place: 0 | 1): PlacedLead => {
    const y = middle + (place === 0 ? -apart / 2 : apart / 2);
    const coil = coils[from[place]] ?? coils[0];
    const top = coil?.y ?? 0;
    const start = Math.min(Math.max(y, top + EDGE), top + layout.height - EDGE);
    const half = (out + layout.bend) / 2;
    return {
      y,
      path: `M${out} ${start}C${half} ${start} ${half} ${y} ${layout.bend} ${y}H${layout.leads}`,
      wire: `M${layout.leads} ${y}H${layout.joint}`,
    };
  };
  const leads = [leadAt(0), leadAt(1)] as const;
  const text = (
    role: PlacedMessages['role'],
    words: string,
    x: number,
    y: number,
    more: Partial<Pick<PlacedMessages, 'size' | 'anchor'>> = {},
  ): PlacedMessages => ({ role, words, x, y, size: layout.size, anchor: 'start', ...more });
  const beside = layout.bend + 6;
  const texts = [
    ...names.map((name, index) =>
      text('coil', name, 2, index === 0 ? layout.top - 12 : foot + (size === 'wide' ? 22 : 20)),
    ),
    ...leads.flatMap(({ y }, place) => {
      const origin = origins[place] ?? '';
      const after = layout.joint + layout.side + (size === 'narrow' && place === 1 ? 4 : 0);
      const more = layout.more[place];
      const originWords =
        colours === undefined
          ? text('origin', origin, beside, y - 12, { size: layout.small })
          : layout.originBelow
            ? text('origin', origin, beside, y + 20, { size: layout.small })
            : text('origin', origin, layout.leads - 2, y - 12, { size: layout.small, anchor: 'end' });
      return [
        ...(colours ? [text('colour', colours[place] ?? '', beside, y - 12)] : []),
        originWords,
        place === 0
          ? text('hot', messages.hot, after, y + 4)
          : text('end', messages[layout.ground], after, y + 4),
        ...(more ? [text('more', messages[more], after, y + 22)] : []),
      ];
    }),
    ...(two
      ? [
          text(
            'join',
            messages.joinedInside,
            layout.coil / 2 + 12,
            layout.top + layout.height + layout.gap / 2 + 4,
            {
              size: layout.small,
            },
          ),
        ]
      : []),
  ];
  return {
    width: layout.width,
    coils,
    leads,
    joint: layout.joint,
    words: texts,
    height: two ? foot + 30 : size === 'wide' ? foot + 34 : foot + 42,
    /** Dashes between internally joined coils; undefined for one coil. */
    join: two ? `M${layout.coil / 2 + 2} ${layout.top + layout.height}v${layout.gap}` : undefined,
  };
}

export type TwoLeadLayout = ReturnType<typeof twoLeadLayout>;

/** Shortens "coil 2 start, baseplate" of the build sheet to "start 2, plate". */
export function originWords(from: string): string {
  const [, coil, end, rest = ''] = /^(?:coil|half)(?: (\d))? (start|finish)(.*)$/.exec(from) ?? [];
  if (!end) return from;
  return `${end}${coil ? ` ${coil}` : ''}${rest.replace('baseplate', 'plate')}`;
}
