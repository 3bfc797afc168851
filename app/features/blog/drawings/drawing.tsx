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

/** The drawing of an article, for its card. It says nothing that the title does not. */
export function Drawing({ name }: { name: DrawingName }) {
  const Drawn = DRAWINGS[name];
  return <Drawn />;
}
