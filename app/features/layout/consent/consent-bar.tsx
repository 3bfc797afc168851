import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import styles from './consent-bar.module.css';
import { CONSENT_WORDS } from './consent-words.ts';

/**
 * Asks whether visits may be counted. Every page holds it, and shows it as long as there is no answer
 * (`early-consent.ts`). It stands early in the document, for keys and screen readers, and last on the page: it sticks
 * to the window's lower edge and has room of its own below the footer, so the page's end can always be read.
 */
export function ConsentBar({ language }: { language: Language }) {
  const words = CONSENT_WORDS[language];
  return (
    <section
      id="consent"
      className={cx('on-ink', styles.bar)}
      aria-label={words.name}
      tabIndex={-1}
      data-nosnippet
    >
      <div className={cx('wrap grid', styles.inner)}>
        <p className={cx('mono', styles.caption)}>
          <b>{words.name}</b>
          <br />
          <span className="muted">{words.kept}</span>
        </p>
        <p className={styles.asks}>{words.asks}</p>
        <div className={styles.answers}>
          <ButtonLink kind="quiet" className={styles.answer} href={inLanguage('/privacy', language)}>
            {words.more}
            <span className="visually-hidden"> {words.moreOf}</span>
          </ButtonLink>
          <Button kind="quiet" className={styles.answer} data-strip="consent-false">
            {words.decline}
          </Button>
          <Button kind="quiet" className={styles.answer} data-strip="consent-true">
            {words.agree}
          </Button>
        </div>
      </div>
    </section>
  );
}
