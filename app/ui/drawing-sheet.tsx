import { cx } from './cx.ts';
import { DRAWING_MESSAGES } from './drawing-sheet.messages.ts';
import styles from './drawing-sheet.module.css';
import { useMessages } from './language.tsx';
import { Slide } from './slide.tsx';

interface DrawingSheetProps {
  name: string;
  drawing: string;
  /** Width and height of the sheet, so that nothing moves when it arrives. */
  size: readonly [number, number];
  className?: string | undefined;
}

/** A technical drawing. It scrolls sideways if the window is too narrow for its figures. */
export function DrawingSheet({ name, drawing, size: [width, height], className }: DrawingSheetProps) {
  const words = useMessages(DRAWING_MESSAGES);
  return (
    <Slide className={cx(styles.sheet, className)} label={words.drawing(name)}>
      <img
        className="own-colours"
        src={drawing}
        alt={words.views(name)}
        width={width}
        height={height}
        loading="lazy"
      />
    </Slide>
  );
}
