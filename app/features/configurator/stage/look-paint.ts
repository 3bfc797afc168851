import type { Paint } from '#app/scene/paint.ts';
import type { CustomLook } from '#domain/products/custom-looks.ts';
import { paintedGroups } from '#domain/products/custom-paint.ts';

export function lookPaint(look: CustomLook): Paint {
  return Object.fromEntries(
    paintedGroups(look).flatMap(({ slots, ...finish }) => slots.map((slot) => [slot, finish])),
  );
}
