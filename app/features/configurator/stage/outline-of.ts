import type { CustomLook } from '#domain/products/custom-looks.ts';

/** What stands out from the paper in a photograph. */
export type Outline = 'covered' | 'bare' | 'dogear' | 'soapbar';

/** Covers of one kind are alike outside, whatever is cut into them: four masks cut out every look. */
export function outlineOf(look: CustomLook): Outline {
  if (look.cover === 'none') return 'bare';
  if (look.cover === 'own') return look.pickup === 'p90-dogear' ? 'dogear' : 'soapbar';
  return 'covered';
}
