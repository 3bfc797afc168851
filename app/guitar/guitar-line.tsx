import { cx } from '#app/ui/cx.ts';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { sheetWords } from '#domain/guitar/sheet-words.ts';
import type { Load } from '#domain/tone/loads.ts';
import { GUITAR_MESSAGES } from './guitar.messages.ts';
import styles from './guitar-chip.module.css';
import { GuitarMark } from './guitar-mark.tsx';

/** The chip on a page without a framework: a link, whose words and figure `hydrate-own-sound.ts` puts in. */
export function GuitarLine({ load, className }: { load: Load; className?: string }) {
  const to = usePath();
  const words = useWords(GUITAR_MESSAGES);
  const language = useLanguage();
  return (
    <div className={className} data-guitar-line>
      <a className={cx(styles.chip, styles.sheet)} href={to('/your-guitar')}>
        <GuitarMark />
        <span className={styles.words}>
          <b>{words.sheet}:</b>{' '}
          <span className="unit" translate="no">
            {sheetWords([load], language)}
          </span>
          .
        </span>
        <u>{words.set('guitar')}</u>
      </a>
      <p className="mono muted min-h-[3.1em] mt-8" />
    </div>
  );
}
