import { cx } from './cx.ts';
import { DRAWING_MESSAGES } from './drawing-sheet.messages.ts';
import styles from './drawing-sheet.module.css';
import { useMessages } from './language.tsx';
import { Slide } from './slide.tsx';

interface DrawingSheetProps {
  /** What is drawn: "Telecaster". */
  name: string;
  /** Address of the sheet. */
  drawing: string;
  /** Width and height of the sheet, so that nothing moves when it arrives. */
  size: readonly [number, number];
  className?: string | undefined;
}

/** A technical drawing. Where there is no room for its figures it scrolls sideways. */
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
