import { FieldDrawing } from '../drawings/field-drawing.tsx';
import { Plate } from './plate.tsx';

/** A bar magnet and the lines of its field. */
export function FieldFigure({ figure }: { figure: string }) {
  return (
    <Plate
      figure={figure}
      caption="A bar magnet and its field: out at the north pole, back at the south pole"
      framed="to the edge"
    >
      <FieldDrawing />
    </Plate>
  );
}
