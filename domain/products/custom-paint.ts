import { COLOURS, type ColourId } from './colours.ts';
import type { CustomLook } from './custom-looks.ts';
import { type Finish, PLASTIC, POWDER_COAT, type Slot } from './finishes.ts';

/** Slots that a configuration paints in one colour (sRGB hex). */
export interface PaintedGroup extends Finish {
  readonly slots: readonly Slot[];
}

const BASE_SLOTS = ['bobbin-top', 'bobbin-bottom', 'bobbin'] as const;

/** Painted slots, the cover first. Classic P90 covers are plastic, open ones powder-coated brass, closed ones bare. */
export function paintedGroups(look: CustomLook): readonly PaintedGroup[] {
  if (look.cover === 'none') {
    const [slugs, screws = slugs] = hexOf(look.base);
    return [
      { slots: ['bobbin-top'], colour: slugs, ...PLASTIC },
      { slots: ['bobbin-bottom'], colour: screws, ...PLASTIC },
    ];
  }
  const surface = look.cover === 'own' ? PLASTIC : POWDER_COAT;
  const groups: PaintedGroup[] = [];
  if ('colour' in look) groups.push({ slots: ['cover'], colour: hexOf(look.colour)[0], ...surface });
  if ('base' in look) groups.push({ slots: BASE_SLOTS, colour: hexOf(look.base)[0], ...PLASTIC });
  return groups;
}

const hexOf = (colour: ColourId): readonly [string, string?] => COLOURS[colour].hex;
