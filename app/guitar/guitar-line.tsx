import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { sheetWords } from '#domain/guitar/sheet-words.ts';
import type { Load } from '#domain/tone/circuit.ts';
import { YOUR_GUITAR_MESSAGES } from './guitar.messages.ts';
import { ACTION, chipClass, GuitarMark, WORDS } from './guitar-mark.tsx';

/** The chip on a page without a framework: a link whose text and figure `hydrate-own-sound.ts` fills in. */
export function GuitarLine({ load, className }: { load: Load; className?: string }) {
  const to = usePath();
  const words = useMessages(YOUR_GUITAR_MESSAGES);
  const language = useLanguage();
  return (
    <div className={className} data-guitar-line>
      <a className={cx('inline-flex', chipClass(false))} href={to('/your-guitar')}>
        <GuitarMark />
        <span className={WORDS}>
          <b className="weight-500">{words.sheet}:</b>{' '}
          <span className="unit" translate="no">
            {sheetWords([load], language)}
          </span>
          .
        </span>
        <u className={ACTION}>{words.set('guitar')}</u>
      </a>
      <p className="mono muted min-h-[3.1em] mt-8" />
    </div>
  );
}
