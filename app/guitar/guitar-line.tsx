import { cx } from '#app/ui/cx.ts';
import { sheetWords } from '#domain/guitar/sheet-words.ts';
import type { Load } from '#domain/tone/loads.ts';
import styles from './guitar-chip.module.css';
import { GuitarMark } from './guitar-mark.tsx';

/** The chip on a page without a framework: a link, whose words and figure `hydrate-own-sound.ts` puts in. */
export function GuitarLine({ load, className }: { load: Load; className?: string }) {
  return (
    <div className={className} data-guitar-line>
      <a className={cx(styles.chip, styles.sheet)} href="/your-guitar">
        <GuitarMark />
        <span className={styles.words}>
          <b>Sheet load:</b> <span className="unit">{sheetWords([load], 'en')}</span>.
        </span>
        <u>Set your guitar</u>
      </a>
      <p className="mono muted min-h-[3.1em] mt-8" />
    </div>
  );
}
