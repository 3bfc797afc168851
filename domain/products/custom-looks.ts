import type { ColourId } from './colours.ts';

export const SPACINGS = [50, 52] as const;
export type Spacing = (typeof SPACINGS)[number];

/** Open covers of the humbucker that show its base; `plain` (with six holes, "6B") hides it. */
export const HUMBUCKER_PATTERNS = [
  'fishbone',
  'waves',
  'hornet',
  'lightning',
  'linear',
  'radio',
  'ripple',
  'shards',
  'stars',
] as const;
/** Covers of the humbucker-sized P90 that show its base; `plain` hides it. */
export const HP90_PATTERNS = ['fishbone', 'hook', 'hornet', 'linear', 'ripple', 'stars'] as const;
export const HP90_MODELS = ['fishbone', 'hook', 'hornet', 'linear', 'ripple', 'plain', 'stars'] as const;
const CLASSIC_P90S = ['p90-dogear', 'p90-soapbar'] as const;

/** Colours of the three configurators, by cover, from the specification. */
export const OPEN_COVER_COLOURS = ['navy', 'wine', 'black', 'lavender', 'forest'] as const;
export const BASE_COLOURS = [
  'navy',
  'wine',
  'mauve',
  'gold',
  'copper',
  'black',
  'lavender',
  'forest',
] as const;
export type BaseColour = (typeof BASE_COLOURS)[number];
/** The humbucker's base colours and cream, the default of the specification. */
export const HP90_BASE_COLOURS = [...BASE_COLOURS, 'cream'] as const;
export const PLAIN_COVER_COLOURS = ['navy', 'cream', 'wine', 'gold', 'black', 'lavender', 'forest'] as const;
export const NO_COVER_COLOURS = [
  'black',
  'white',
  'cream',
  'zebra-black-white',
  'zebra-black-cream',
] as const satisfies readonly ColourId[];
export const CLASSIC_P90_COLOURS = ['black', 'cream'] as const;

type OneOf<List extends readonly unknown[]> = List[number];

export type CustomLook =
  | { readonly pickup: 'humbucker'; readonly cover: 'closed'; readonly spacing: Spacing }
  | { readonly pickup: 'humbucker'; readonly cover: 'none'; readonly base: OneOf<typeof NO_COVER_COLOURS> }
  | {
      readonly pickup: 'humbucker' | 'hp90';
      readonly cover: 'plain';
      readonly colour: OneOf<typeof PLAIN_COVER_COLOURS>;
      readonly spacing: Spacing;
    }
  | {
      readonly pickup: 'humbucker';
      readonly cover: OneOf<typeof HUMBUCKER_PATTERNS>;
      readonly colour: OneOf<typeof OPEN_COVER_COLOURS>;
      readonly base: OneOf<typeof BASE_COLOURS>;
      readonly spacing: Spacing;
    }
  | {
      readonly pickup: 'hp90';
      readonly cover: OneOf<typeof HP90_PATTERNS>;
      readonly colour: OneOf<typeof OPEN_COVER_COLOURS>;
      readonly base: OneOf<typeof HP90_BASE_COLOURS>;
      readonly spacing: Spacing;
    }
  | {
      readonly pickup: OneOf<typeof CLASSIC_P90S>;
      readonly cover: 'own';
      readonly colour: OneOf<typeof CLASSIC_P90_COLOURS>;
      readonly spacing: Spacing;
    };

export function customLooks(): CustomLook[] {
  const bare = NO_COVER_COLOURS.map((base): CustomLook => ({ pickup: 'humbucker', cover: 'none', base }));
  return [...SPACINGS.flatMap(looksOfSpacing), ...bare];
}

function looksOfSpacing(spacing: Spacing): CustomLook[] {
  const plain = (['humbucker', 'hp90'] as const).flatMap((pickup) =>
    PLAIN_COVER_COLOURS.map((colour): CustomLook => ({ pickup, cover: 'plain', colour, spacing })),
  );
  const humbuckers = HUMBUCKER_PATTERNS.flatMap((cover) =>
    OPEN_COVER_COLOURS.flatMap((colour) =>
      BASE_COLOURS.map((base): CustomLook => ({ pickup: 'humbucker', cover, colour, base, spacing })),
    ),
  );
  const hp90s = HP90_PATTERNS.flatMap((cover) =>
    OPEN_COVER_COLOURS.flatMap((colour) =>
      HP90_BASE_COLOURS.map((base): CustomLook => ({ pickup: 'hp90', cover, colour, base, spacing })),
    ),
  );
  const classics = CLASSIC_P90S.flatMap((pickup) =>
    CLASSIC_P90_COLOURS.map((colour): CustomLook => ({ pickup, cover: 'own', colour, spacing })),
  );
  return [{ pickup: 'humbucker', cover: 'closed', spacing }, ...plain, ...humbuckers, ...hp90s, ...classics];
}

export function modelOf(look: CustomLook): string {
  if (look.cover === 'none') return 'humbucker-none';
  if (look.cover === 'own') return `${look.pickup}-${look.spacing}`;
  return `${look.pickup}-${look.cover}-${look.spacing}`;
}
