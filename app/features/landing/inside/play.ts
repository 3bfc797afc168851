import type { Moves } from '#app/scene/exploded/take-apart.ts';
import type { Paint } from '#app/scene/paint.ts';
import type { Group } from './groups.ts';

export interface Play {
  readonly model: string;
  readonly moves: Moves;
  readonly paint: Paint;
  readonly groups: readonly Omit<Group, 'figures'>[];
}
