import { Fragment } from 'react';
import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { inLanguage, type Language } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import type { SaidText } from '#domain/shopfront/text-places.ts';
import { BANNER_KEY } from './banner-key.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';
import styles from './shop-line.module.css';

/** The sandbox's pages, which test mode alone has. */
const sandboxLinks = (language: Language) => {
  const { mailbox, visits } = SHELL_MESSAGES[language];
  const inGerman = language === 'de' ? '?language=de' : '';
  return [
    { href: '/sandbox/mailbox', label: mailbox },
    { href: `/sandbox/visits${inGerman}`, label: visits },
  ];
};

/** Runs before anything is painted, so that a banner that was put away leaves no gap and moves nothing. */
const early = (mark: string) =>
  `try{if(localStorage.getItem('${BANNER_KEY}')==='${mark || 'away'}')document.documentElement.dataset.banner='away'}catch{}`;

/** Tells one sentence from another, so that a new one shows to whoever has put the former away. Letters and digits alone. */
function markOf({ words, link }: SaidText): string {
  let mark = 7;
  for (const character of JSON.stringify([words, link]))
    mark = (mark * 31 + character.charCodeAt(0)) % 1_000_000_007;
  return `t${mark.toString(36)}`;
}

interface ShopLineProps {
  language: Language;
  /** Says that this shop is being tried out, and where its mails land. */
  testMode: boolean;
  /** Says what is off shipping: where one looks around. */
  announces: boolean;
  /** What the makers have it say there, instead of what is off shipping. */
  banner?: SaidText | undefined;
}

/**
 * One line above every page, for what holds of the whole shop. Both parts open and close by themselves, as the browser's
 * own disclosures: `hydrateLine` only remembers that the banner was put away.
 */
export function ShopLine({ language, testMode, announces, banner }: ShopLineProps) {
  if (!testMode && !announces) return null;
  const words = SHELL_MESSAGES[language];
  // Without words in the reader's language the shipping offer stays.
  const said = banner?.words[language] ? banner : undefined;
  const mark = said ? markOf(said) : '';
  return (
    <>
      {announces ? <EarlyScript code={early(mark)} /> : null}
      <aside
        className={cx('on-ink mono', styles.line, !testMode && styles.alone)}
        aria-label={words.line}
        data-shop-line=""
      >
        {testMode ? <TestMode language={language} /> : null}
        {announces ? <Banner language={language} said={said} mark={mark} /> : null}
        {testMode ? (
          <p className={cx(styles.sandbox, 'col-[10/13] flex gap-24 justify-self-end phone:hidden')}>
            {sandboxLinks(language).map(({ href, label }) => (
              <a
                key={href}
                className="inline-flex items-center h-40 underline underline-offset-[0.3em]"
                href={href}
              >
                {label}
              </a>
            ))}
          </p>
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
          {opened}
          {sandboxLinks(language).map(({ href, label }) => (
            <Fragment key={href}>
              {' '}
              <a href={href}>{label}</a>
            </Fragment>
          ))}
        </p>
      </details>
    </>
  );
}

/** What is off shipping, or what the makers say. Open until it is put away, then there is nothing left of it. */
function Banner({ language, said, mark }: { language: Language; said: SaidText | undefined; mark: string }) {
  const { closeNote, closeOffer } = SHELL_MESSAGES[language];
  return (
    <details className={cx(styles.banner, 'col-[4/10]')} open data-banner={mark}>
      <summary
        className={
          'absolute -top-1 right-[calc(var(--margin)_-_15px)] grid place-items-center w-44 h-40 cursor-pointer list-none [&::-webkit-details-marker]:hidden [&::after]:absolute [&::after]:-inset-y-2 [&::after]:inset-x-0 [&::after]:[content:""]'
        }
      >
        <Icon name="close" size={14} />
        <span className="visually-hidden">{said ? closeNote : closeOffer}</span>
      </summary>
      {said ? <Said language={language} said={said} /> : <Offer language={language} />}
    </details>
  );
}

/** A sentence may be two lines on phones; its link is at its end. */
function Said({ language, said: { words, link } }: { language: Language; said: SaidText }) {
  const linkWords = language === 'de' ? link?.german : link?.words;
  return (
    <p className={styles.said}>
      {words[language]}
      {link && linkWords ? (
        <>
          {' '}
          <a href={inLanguage(link.page, language)}>{linkWords}</a>
        </>
      ) : null}
    </p>
  );
}

function Offer({ language }: { language: Language }) {
  const { offer } = SHELL_MESSAGES[language];
  const [off, on, above] = offer(formatEuro(PROMOTION.off), formatEuro(PROMOTION.goodsAbove));
  return (
    <a
      href={inLanguage('/shipping', language)}
      className="hover:underline hover:[text-underline-offset:0.3em] inline-flex gap-[1ch] items-center h-40"
    >
      {off}
      <span className="phone:hidden">{on}</span>
      {above}
    </a>
  );
}
