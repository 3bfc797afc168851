import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Language } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import { BANNER_KEY } from './banner-key.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './shop-line.module.css';

const MAILBOX = '/sandbox/mailbox';

/** Runs before anything is painted, so that a banner that was put away leaves no gap and moves nothing. */
const EARLY = `try{if(localStorage.getItem('${BANNER_KEY}'))document.documentElement.dataset.banner='away'}catch{}`;

interface ShopLineProps {
  language: Language;
  /** Says that this shop is being tried out, and where its mails land. */
  testMode: boolean;
  /** Says what is off shipping: where one looks around. */
  announces: boolean;
}

/**
 * One line above every page, for what holds of the whole shop. Both parts open and close by themselves, as the browser's
 * own disclosures: `hydrateLine` only remembers that the banner was put away.
 */
export function ShopLine({ language, testMode, announces }: ShopLineProps) {
  if (!testMode && !announces) return null;
  const words = SHELL_MESSAGES[language];
  return (
    <>
      {announces ? <EarlyScript code={EARLY} /> : null}
      <aside
        className={cx('on-ink mono', styles.line, !testMode && styles.alone)}
        aria-label={words.line}
        data-shop-line=""
      >
        {testMode ? <TestMode language={language} /> : null}
        {announces ? <Banner /> : null}
        {testMode ? (
          <a
            className={cx(
              styles.mailbox,
              'col-[10/13] inline-flex items-center justify-self-end h-40 underline underline-offset-[0.3em] phone:hidden',
            )}
            href={MAILBOX}
          >
            {words.mailbox}
          </a>
        ) : null}
      </aside>
    </>
  );
}

/** On wide screens it says all; on small ones a press says the rest. */
function TestMode({ language }: { language: Language }) {
  const { mode, says, opened } = SHELL_MESSAGES[language].test;
  return (
    <>
      <p className="col-[1/4] phone:hidden">
        <b className="copper">{mode}</b> – {says}
      </p>
      <details className={cx(styles.test, 'hidden phone:block phone:flex-none')}>
        <summary className={styles.mode}>
          <b className="copper">{mode}</b>
          <Icon name="chevron" size={12} />
        </summary>
        <p className={styles.note}>
          {opened[0]}
          <a href={MAILBOX}>{opened[1]}</a>
          {opened[2]}
        </p>
      </details>
    </>
  );
}

/** What is off shipping. Open until it is put away, then there is nothing left of it. */
function Banner() {
  return (
    <details className={cx(styles.banner, 'col-[4/10]')} open data-banner>
      <summary className={styles.close}>
        <Icon name="close" size={14} />
        <span className="visually-hidden">Close the shipping offer</span>
      </summary>
      <a href="/shipping" className={cx(styles.offer, 'inline-flex gap-[1ch] items-center h-40')}>
        {`${formatEuro(PROMOTION.off)} off shipping `}
        <span className="phone:hidden">on orders </span>
        {`over ${formatEuro(PROMOTION.goodsAbove)}`}
      </a>
    </details>
  );
}
