import type { Six } from '#app/ui/hexagon.tsx';
import { type Bundle, POSITION_NAMES, type Position } from '#domain/products/pickup-types.ts';
import { windingsInBundle } from '../choice.ts';
import type { FlavorProps, WindingProps } from '../product-props.ts';

/** The corners of the hexagon, clockwise from the top, and what each figure tells a player. */
export const AXES = [
  { key: 'low', name: 'Low', words: 'Weight of the low strings' },
  { key: 'mid', name: 'Mid', words: 'Body, where a chord sits' },
  { key: 'high', name: 'High', words: 'Edge of the pick' },
  { key: 'q', name: 'Q', words: 'How sharp the resonance peaks' },
  { key: 'output', name: 'Output', words: 'How hard it pushes the amp' },
  { key: 'noise', name: 'Noise', words: 'Hum it picks up' },
] as const;

type CurveStyle = 'solid' | 'dashed' | 'dotted';

export interface Curve {
  readonly position: Position;
  readonly name: string;
  readonly style: CurveStyle;
  readonly values: Six;
}

/** Drawn in this order of rank: the bridge pickup of a set is the solid curve. */
const RANK: readonly Position[] = ['bridge', 'split', 'neck', 'middle'];
const STYLES: readonly CurveStyle[] = ['solid', 'dashed', 'dotted'];

/** The curves of a bundle, the solid one first. */
export function curvesOf(windings: readonly WindingProps[], bundle: Bundle): readonly Curve[] {
  return [...windingsInBundle(windings, bundle)]
    .sort((a, b) => RANK.indexOf(a.position) - RANK.indexOf(b.position))
    .map(({ position, tone }, index) => ({
      position,
      name: POSITION_NAMES[position],
      style: STYLES[index] ?? 'dotted',
      values: [tone.low, tone.mid, tone.high, tone.q, tone.output, tone.noise],
    }));
}

/** "Modern set", "Hot, neck": what figures belong to. */
export const subject = (flavor: FlavorProps, bundle: Bundle) =>
  bundle === 'SET' ? `${flavor.name} set` : `${flavor.name}, ${bundle.toLowerCase()}`;
