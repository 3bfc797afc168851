import type { PartMoves } from '#app/scene/exploded/take-apart.ts';
import type { Paint } from '#app/scene/paint.ts';
import type { ExplodedGroup } from './inside.tsx';

export interface Play {
  readonly model: string;
  readonly moves: PartMoves;
  readonly paint: Paint;
  readonly groups: readonly Omit<ExplodedGroup, 'figures'>[];
}
