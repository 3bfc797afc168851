import { useMessages } from '#app/ui/language.tsx';
import { FieldDrawing } from '../drawings/field-drawing.tsx';
import { FIGURE_MESSAGES } from './figures.messages.ts';
import { Plate } from './plate.tsx';

export function FieldFigure({ figure }: { figure: string }) {
  const caption = useMessages(FIGURE_MESSAGES).field;
  return (
    <Plate figure={figure} caption={caption} framed="to the edge">
      <FieldDrawing />
    </Plate>
  );
}
