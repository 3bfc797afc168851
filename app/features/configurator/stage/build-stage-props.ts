import type { Paint } from '#app/scene/paint.ts';
import type { CustomLook } from '#domain/products/custom-looks.ts';
import { paintedGroups } from '#domain/products/custom-paint.ts';

export interface BuildStageProps {
  look: CustomLook;
  /** A part still to be chosen: the model lacks it, and dashed lines represent it. */
  ghost?: 'cover' | undefined;
  zoomed: boolean;
  turning: boolean;
  chosen: boolean;
  hidden?: boolean;
  /** Text alternative: "Custom Humbucker, fishbone cover, forest over copper, 50 mm". */
  label: string;
  next: readonly CustomLook[];
  className?: string;
}

export function lookPaint(look: CustomLook): Paint {
  return Object.fromEntries(
    paintedGroups(look).flatMap(({ slots, ...finish }) => slots.map((slot) => [slot, finish])),
  );
}
