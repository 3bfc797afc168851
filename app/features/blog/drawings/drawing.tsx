import type { ComponentType } from 'react';
import type { DrawingName } from './drawing-names.ts';
import { FieldDrawing } from './field-drawing.tsx';
import { GuitarDrawing } from './guitar-drawing.tsx';
import { HumbuckerDrawing } from './humbucker-drawing.tsx';

const DRAWINGS: Record<DrawingName, ComponentType> = {
  humbucker: HumbuckerDrawing,
  guitar: GuitarDrawing,
  field: FieldDrawing,
};

/** The drawing on an article's card. Decorative: it adds nothing to the title. */
export function Drawing({ name }: { name: DrawingName }) {
  const Drawn = DRAWINGS[name];
  return <Drawn />;
}
