import { Fragment } from 'react';
import { cx } from '#app/ui/cx.ts';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { inLanguage, type Language, languageQuery } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import { PROMOTION } from '#domain/shipping/shipping.ts';
import type { ShopText } from '#domain/shopfront/text-places.ts';
import { BANNER_KEY } from './banner-key.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';

/** The sandbox's pages, which exist only in test mode. */
const sandboxLinks = (language: Language) => {
  const { mailbox, visits } = SHELL_MESSAGES[language];
  return [
    { href: '/sandbox/mailbox', label: mailbox },
    { href: `/sandbox/visits${languageQuery(language)}`, label: visits },
  ];
};

/** Runs before the first paint, so that a dismissed banner leaves no gap and moves nothing. */
const early = (mark: string) =>
  `try{if(localStorage.getItem('${BANNER_KEY}')==='${mark || 'away'}')document.documentElement.dataset.banner='away'}catch{}`;

/** Hash of a sentence, so that a new one is shown after the former was dismissed. Contains only letters and digits. */
function markOf({ words, link }: ShopText): string {
  let mark = 7;
  for (const character of JSON.stringify([words, link]))
    mark = (mark * 31 + character.charCodeAt(0)) % 1_000_000_007;
  return `t${mark.toString(36)}`;
}

const LINE =
  'on-ink mono relative z-6 grid grid-cols-12 gap-x-gutter items-center h-(--shop-line-height) px-margin line-b bg-ground-raised whitespace-nowrap phone:flex phone:gap-0 phone:type-11 [@media(max-width:374px)]:type-10 [@media(max-width:374px)]:ls-[-0.06em] paper:hidden';
/** A line that contains only the banner disappears with it. */
const ALONE = 'has-[>[data-banner]:not([open])]:hidden [:root[data-banner]_&]:hidden';
/** Opens the rest of the test mode's text; taller than the line, for fingers. */
const MODE =
  'phone:relative phone:flex phone:gap-6 phone:items-center phone:h-39 phone:pr-12 phone:cursor-pointer phone:[list-style:none] [@media(max-width:374px)]:gap-3 [@media(max-width:374px)]:pr-7 [&::-webkit-details-marker]:hidden after:absolute after:-inset-y-2 after:inset-x-0';
const NOTE =
  'phone:absolute phone:top-full phone:right-0 phone:left-0 phone:pt-12 phone:px-margin phone:pb-13 phone:line-b phone:bg-ground-raised phone:whitespace-normal';
const BESIDE_TEST = 'col-[4/10] phone:pl-13 phone:line-l [@media(max-width:374px)]:pl-8';

interface ShopLineProps {
  language: Language;
  testMode: boolean;
  announces: boolean;
  banner?: ShopText | undefined;
}

/**
 * One line above every page for shop-wide news. Both parts are native disclosures; `hydrateBanner` only stores that the
 * banner was dismissed.
 */
export function ShopLine({ language, testMode, announces, banner }: ShopLineProps) {
  if (!testMode && !announces) return null;
  const words = SHELL_MESSAGES[language];
  // Without a text in the page's language the shipping offer stays.
  const shownBanner = banner?.words[language] ? banner : undefined;
  const mark = shownBanner ? markOf(shownBanner) : '';
  return (
    <>
      {announces ? <EarlyScript code={early(mark)} /> : null}
      <aside
        className={cx(LINE, !testMode && ALONE)}
        aria-label={words.line}
        data-shop-line={testMode ? '' : 'alone'}
      >
        {testMode ? <TestMode language={language} /> : null}
        {announces ? (
          <Banner language={language} said={shownBanner} mark={mark} besideTest={testMode} />
        ) : null}
        {testMode ? (
          <p className="col-[10/13] flex gap-24 justify-self-end [aside:has([data-banner][open])_&]:mr-53 phone:hidden">
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

/** Complete on wide screens; on small ones a press shows the rest. */
function TestMode({ language }: { language: Language }) {
  const { mode, says, opened } = SHELL_MESSAGES[language].test;
  return (
    <>
      <p className="col-[1/4] phone:hidden">
        <b className="copper">{mode}</b> – {says}
      </p>
      <details className="group/test hidden phone:block phone:flex-none">
        <summary className={MODE}>
          <b className="copper">{mode}</b>
          <Icon name="chevron" size={12} className="phone:group-open/test:[transform:rotate(180deg)]" />
        </summary>
        <p className={NOTE}>
          {opened}
          {sandboxLinks(language).map(({ href, label }) => (
            <Fragment key={href}>
              {' '}
              <a
                className="underline underline-offset-[0.3em] phone:inline-block phone:mr-[2ch] phone:py-14"
                href={href}
              >
                {label}
              </a>
            </Fragment>
          ))}
        </p>
      </details>
    </>
  );
}

/** The shipping offer, or the makers' text. Open until it is dismissed, then hidden. */
function Banner({
  language,
  said,
  mark,
  besideTest,
}: {
  language: Language;
  said: ShopText | undefined;
  mark: string;
  besideTest: boolean;
}) {
  const { closeNote, closeOffer } = SHELL_MESSAGES[language];
  return (
    <details
      className={cx(
        '[&:not([open])]:hidden [:root[data-banner]_&]:hidden',
        besideTest ? BESIDE_TEST : 'col-[1/10]',
      )}
      open
      data-banner={mark}
    >
      <summary
        className={
          'absolute -top-1 right-[calc(var(--margin)_-_15px)] grid place-items-center w-44 h-40 cursor-pointer [list-style:none] [&::-webkit-details-marker]:hidden [&::after]:absolute [&::after]:-inset-y-2 [&::after]:inset-x-0 [&::after]:[content:""]'
        }
      >
        <Icon name="close" size={14} />
        <span className="visually-hidden">{said ? closeNote : closeOffer}</span>
      </summary>
      {said ? <LineText language={language} said={said} /> : <Offer language={language} />}
    </details>
  );
}

/** A sentence may take two lines on phones; its link is at the end. */
function LineText({ language, said: { words, link } }: { language: Language; said: ShopText }) {
  const linkWords = { en: link?.words, de: link?.german }[language];
  return (
    <p className="pr-40 lh-[1.3] whitespace-normal">
      {words[language]}
      {link && linkWords ? (
        <>
          {' '}
          <a
            className="underline underline-offset-[0.3em] whitespace-nowrap"
            href={inLanguage(link.page, language)}
          >
            {linkWords}
          </a>
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
      className="hover:underline hover:underline-offset-[0.3em] inline-flex gap-[1ch] items-center h-40"
    >
      {off}
      <span className="phone:hidden">{on}</span>
      {above}
    </a>
  );
}
