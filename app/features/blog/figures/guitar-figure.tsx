import { GuitarDrawing } from '../drawings/guitar-drawing.tsx';
import { Plate } from './plate.tsx';

/** Where the five upgrades are. */
export function GuitarFigure({ figure }: { figure: string }) {
  return (
    <Plate figure={figure} caption="Where the five are: 1 nut, 2 tuners, 3 pickups, 4 action, 5 frets" framed>
      <GuitarDrawing />
    </Plate>
  );
}
