import type { Six } from '#app/ui/hexagon.tsx';
import type { Language } from '#domain/languages.ts';
import { POSITION_WORDS } from '#domain/products/pickup-types.messages.ts';
import type { Bundle, Position } from '#domain/products/pickup-types.ts';
import type { WindingProps } from '../product-props.ts';
import { windingsInBundle } from '../windings-in-bundle.ts';

export const AXES = ['low', 'mid', 'high', 'q', 'output', 'noise'] as const;

type CurveStyle = 'solid' | 'dashed' | 'dotted';

/** Copper, forest and ink. The line's pattern carries the same information without colours. */
export const LINE_COLOURS: Readonly<Record<CurveStyle, string>> = {
  solid: 'text-copper',
  dashed: 'text-forest',
  dotted: 'text-text',
};

export interface Curve {
  readonly position: Position;
  readonly name: string;
  readonly style: CurveStyle;
  readonly values: Six;
}

/** Order of rank: the bridge pickup of a set is the solid curve. */
const RANK: readonly Position[] = ['bridge', 'split', 'neck', 'middle'];
const STYLES: readonly CurveStyle[] = ['solid', 'dashed', 'dotted'];

export function curvesOf(
  windings: readonly WindingProps[],
  bundle: Bundle,
  language: Language = 'en',
): readonly Curve[] {
  return [...windingsInBundle(windings, bundle)]
    .sort((a, b) => RANK.indexOf(a.position) - RANK.indexOf(b.position))
    .map(({ position, tone }, index) => ({
      position,
      name: POSITION_WORDS[language][position],
      style: STYLES[index] ?? 'dotted',
      values: [tone.low, tone.mid, tone.high, tone.q, tone.output, tone.noise],
    }));
}
