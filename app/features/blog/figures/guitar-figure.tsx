import { useMessages } from '#app/ui/language.tsx';
import { GuitarDrawing } from '../drawings/guitar-drawing.tsx';
import { FIGURE_MESSAGES } from './figures.messages.ts';
import { Plate } from './plate.tsx';

export function GuitarFigure({ figure }: { figure: string }) {
  const caption = useMessages(FIGURE_MESSAGES).guitar;
  return (
    <Plate figure={figure} caption={caption} framed>
      <GuitarDrawing />
    </Plate>
  );
}
