import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { CONSENT_MESSAGES } from './consent.messages.ts';
import styles from './consent-bar.module.css';

/**
 * Asks whether visits may be counted. Every page holds it, and shows it as long as there is no answer
 * (`early-consent.ts`). It stands early in the document, for keys and screen readers, and at the window's lower edge: the
 * page has room for it below its end, which can always be read.
 */
export function ConsentBar({ language, besidePanel }: { language: Language; besidePanel?: boolean }) {
  const words = CONSENT_MESSAGES[language];
  return (
    <section
      id="consent"
      className={cx('on-ink', styles.bar, besidePanel && styles.besidePanel)}
      aria-label={words.name}
      tabIndex={-1}
      data-nosnippet
    >
      <p className={cx(styles.caption, 'mono col-[1/4]')}>
        <b className="uppercase">{words.name}</b>
        <br />
        <span className="muted">{words.kept}</span>
      </p>
      <p className={cx(styles.asks, 'col-[4/8] type-16 lh-[1.4] text-balance')}>{words.asks}</p>
      <div className={cx(styles.answers, 'grid grid-cols-3 col-[8/13] gap-8')}>
        <ButtonLink
          kind="quiet"
          small
          className="py-6 px-4 phone:text-[min(0.9375rem,3.9vw)]"
          href={inLanguage('/privacy', language)}
        >
          {words.more}
          <span className="visually-hidden"> {words.moreOf}</span>
        </ButtonLink>
        <Button
          kind="quiet"
          small
          className="py-6 px-4 phone:text-[min(0.9375rem,3.9vw)]"
          data-strip="consent-false"
        >
          {words.decline}
        </Button>
        <Button
          kind="quiet"
          small
          className="py-6 px-4 phone:text-[min(0.9375rem,3.9vw)]"
          data-strip="consent-true"
        >
          {words.agree}
        </Button>
      </div>
    </section>
  );
}
