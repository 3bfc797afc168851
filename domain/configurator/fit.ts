import type { Language } from '../languages.ts';
import { type CustomLook, SPACINGS } from '../products/custom-looks.ts';
import { inFigures } from '../tone/format-figures.ts';
import { FIT_MESSAGES } from './fit.messages.ts';

/** Sizes from a model's CAD report, mm. */
export interface SizedModel {
  readonly id: string;
  readonly dimensions: Readonly<Record<string, number>>;
  readonly parts: Readonly<
    Record<
      string,
      {
        readonly min: readonly number[];
        readonly max: readonly number[];
        /** Slot in the scene, number of copies, and volume of one in mm³. */
        readonly slot?: string;
        readonly places?: number;
        readonly volume?: number;
      }
    >
  >;
}

/** Dimensions to compare with the guitar, mm. */
export interface Fit {
  /** Two legs in a mounting ring, two ears on the body, or screws through the floor of the rout. */
  readonly mount: 'legs' | 'ears' | 'rout';
  /** Across the strings, along them, up. Excludes legs, ears and poles. */
  readonly body: readonly [length: number, width: number, height: number];
  /** Over both legs or ears; otherwise the body's length. */
  readonly over: number;
  /** Distance of the two mounting screws, centre to centre. */
  readonly screws: number;
  /** Depth of legs or pole screws below the baseplate. */
  readonly below: number;
  /** Distance of the outer poles, centre to centre. */
  readonly spacing: number;
}

export function fitOfModel({ id, dimensions, parts }: SizedModel): Fit {
  const mm = (name: string): number => {
    const value = dimensions[name];
    if (value === undefined) throw new Error(`The report of ${id} has no ${name}`);
    return value;
  };
  if (!id.startsWith('p90')) {
    const { min, max } = parts.baseplate ?? {};
    if (!min || !max) throw new Error(`The report of ${id} has no baseplate`);
    return {
      mount: 'legs',
      body: [mm('length'), mm('width'), mm('height')],
      over: round((max[0] ?? 0) - (min[0] ?? 0)),
      screws: mm('mounting'),
      below: round(-(min[2] ?? 0)),
      spacing: mm('spacing'),
    };
  }
  const isDogear = id.startsWith('p90-dogear');
  return {
    mount: isDogear ? 'ears' : 'rout',
    body: [mm('coverLength'), mm('coverWidth'), mm('coverHeight')],
    over: isDogear ? mm('earLength') : mm('coverLength'),
    screws: mm('mountingSpacing'),
    below: round(mm('height') - mm('coverHeight') - mm('poleHeight')),
    spacing: mm('poleSpacing'),
  };
}

const round = (mm: number) => Math.round(mm * 100) / 100;

/** Representative models: covers of one kind have the same outside dimensions, whatever their openings. */
export const FIT_MODELS = [
  'humbucker-none',
  ...SPACINGS.flatMap(
    (spacing) =>
      [
        `humbucker-closed-${spacing}`,
        `hp90-plain-${spacing}`,
        `p90-dogear-${spacing}`,
        `p90-soapbar-${spacing}`,
      ] as const,
  ),
] as const;
export type FitModel = (typeof FIT_MODELS)[number];
export type FitTable = Readonly<Record<FitModel, Fit>>;

export const fitSheet = (id: string): string => `/generated/fit/${id}.pdf`;

/** Address of a model's dimensioned drawing, and the size of the largest drawing in its units. */
export const drawingOf = (model: string): string => `/generated/bench/${model}.svg`;
export const DRAWING_SIZE = [400, 209] as const;

export function fitModelOf(look: CustomLook): FitModel {
  if (look.cover === 'none') return 'humbucker-none';
  if (look.cover === 'own') return `${look.pickup}-${look.spacing}`;
  return look.pickup === 'hp90' ? `hp90-plain-${look.spacing}` : `humbucker-closed-${look.spacing}`;
}

export function fitSentence({ mount, below }: Fit, language: Language = 'en'): string {
  const messages = FIT_MESSAGES[language];
  switch (mount) {
    case 'legs':
      return messages.legs;
    case 'ears':
      return messages.ears(inFigures(written(below), language));
    case 'rout':
      return messages.rout;
  }
}

export function fitRows(
  { mount, body, over, screws, below, spacing }: Fit,
  language: Language = 'en',
): readonly (readonly [string, string])[] {
  const [length, width, height] = body;
  const messages = FIT_MESSAGES[language];
  const place = SPACINGS.find((known) => known === spacing);
  const mounting = {
    legs: [
      [messages.size, written(length, width, height)],
      [messages.overLegs, written(over)],
      [messages.heightScrews, written(screws)],
      [messages.legsBelow, `2 × ${written(below)}`],
    ],
    ears: [
      [messages.area, written(length, width)],
      [messages.top, written(height)],
      [messages.overEars, written(over)],
      [messages.earScrews, written(screws)],
    ],
    rout: [
      [messages.routAtLeast, written(length, width)],
      [messages.coverHeight, written(height)],
      [messages.poleHeld, written(screws)],
      [messages.polesBelow, written(below)],
    ],
  } as const;
  const rows = [
    ...mounting[mount],
    [`${messages.spacing}${place ? `, ${messages.places[place]}` : ''}`, written(spacing)] as const,
  ];
  return rows.map(([label, value]) => [label, inFigures(value, language)] as const);
}

/**
 * Room that the mated quick connector needs beside or under the pickup: length, width and height, mm. Nominal sizes of a
 * five-pin wire-to-wire connector with a latch, 2.5 mm pitch, and some air; not measured.
 */
export const CONNECTOR_ROOM = [32, 16, 9] as const;

/** `CONNECTOR_ROOM` as a row of a fit table. */
export const connectorRow = (language: Language): readonly [string, string] => [
  FIT_MESSAGES[language].connector,
  written(...CONNECTOR_ROOM),
];

/** "70.2 × 39.2 mm", with a no-break space before the unit. */
export const written = (...mm: number[]) => `${mm.join(' × ')}\u00a0mm`;
