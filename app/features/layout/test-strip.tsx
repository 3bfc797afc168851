import { cx } from '#app/ui/cx.ts';
import type { Language } from '#domain/languages.ts';
import { SHELL_WORDS } from './shell-words.ts';
import styles from './test-strip.module.css';

/** Says that this shop is being tried out, and where its mails land. */
export function TestStrip({ language }: { language: Language }) {
  const {
    test: [mode, says],
    mailbox,
  } = SHELL_WORDS[language];
  return (
    <aside className={cx('on-ink mono', styles.strip)} aria-label={mode}>
      <span>
        <b className="copper">{mode}</b> – {says}
      </span>
      <a href="/sandbox/mailbox">{mailbox}</a>
    </aside>
  );
}
