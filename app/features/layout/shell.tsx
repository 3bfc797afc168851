import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { useCountsVisits } from '#app/page/use-counts-visits.ts';
import { cx } from '#app/ui/cx.ts';
import earlyRows from '#app/ui/early-rows.ts?early';
import { EarlyScript } from '#app/ui/early-script.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage } from '#app/ui/language.tsx';
import { COMPANY } from '#domain/company.ts';
import { inLanguage, languageOf, translationsOf } from '#domain/languages.ts';
import type { Announcements } from '#domain/shopfront/announcements.ts';
import { ConsentBar } from './consent/consent-bar.tsx';
import { ConsentOpener } from './consent/consent-opener.tsx';
import { LanguageLink } from './language-link.tsx';
import { LEGAL_LINKS, shownLink } from './links.ts';
import { SHELL_MESSAGES } from './shell.messages.ts';
import { ShopLine } from './shop-line.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

interface ShellProps {
  path: string;
  /** Ground of the header; `over` lays it over the page's first section. */
  ground?: 'paper' | 'ink' | 'over';
  /** `line` is for the checkout, where nothing may lead away. */
  footer?: 'large' | 'small' | 'line' | 'none';
  /** At least 93 % of the window's height (specification, cart). */
  tall?: boolean;
  children: ReactNode;
}

/** Colour of the bars on phones: `--paper` and `--ink` of the tokens. */
const THEME = { paper: '#f5f1e8', ink: '#0f1211' } as const;
const ANNOUNCES = /^\/shop(\/|$)|^\/$/;

export function Shell({ path, ground = 'paper', footer = 'large', tall, children }: ShellProps) {
  const language = useLanguage();
  const root = useRouteLoaderData<{ testMode: boolean; texts: Announcements['texts'] }>('root');
  const countsVisits = useCountsVisits();
  const texts = root?.texts ?? {};
  return (
    <>
      <meta name="theme-color" content={THEME[ground === 'paper' ? 'paper' : 'ink']} />
      <a className="skip-link" href="#content">
        {SHELL_MESSAGES[language].skip}
      </a>
      <LanguageOffer />
      <ShopLine
        language={language}
        testMode={root?.testMode ?? false}
        announces={path !== '' && ANNOUNCES.test(inLanguage(path, 'en'))}
        banner={texts.banner}
      />
      <SiteHeader path={path} ground={ground} />
      {countsVisits ? <ConsentBar language={language} /> : null}
      <main
        id="content"
        className={cx(
          'flex-[1_0_auto] w-full overflow-x-clip [&:focus]:[outline:none]',
          tall && 'min-h-[93vh]',
        )}
        tabIndex={-1}
      >
        {children}
      </main>
      <EarlyScript code={earlyRows} />
      {footer === 'line' ? <LineFooter /> : null}
      {footer === 'large' || footer === 'small' ? (
        <SiteFooter path={path} size={footer} social={texts.social?.words[language]} />
      ) : null}
    </>
  );
}

export function BareShell({
  children,
  asks = true,
}: {
  children: ReactNode;
  /** False on the makers' pages: no consent choice, because no visits are counted, and only English. */
  asks?: boolean;
}) {
  const language = useLanguage();
  const root = useRouteLoaderData<{ testMode: boolean }>('root');
  const countsVisits = useCountsVisits();
  return (
    <>
      <meta name="theme-color" content={THEME.ink} />
      <a className="skip-link" href="#content">
        {SHELL_MESSAGES[language].skip}
      </a>
      {asks ? <LanguageOffer /> : null}
      <ShopLine language={language} testMode={root?.testMode ?? false} announces={false} />
      {asks && countsVisits ? <ConsentBar language={language} besidePanel /> : null}
      <main id="content" className="[&:focus]:[outline:none]" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

const OFFERED = 'de';

/**
 * Offers the German page above the English one, if the browser prefers German, until the visitor answers. Every such
 * page contains it and `early-language.ts` shows it, because cached pages are the same for all. Its text is German
 * only.
 */
function LanguageOffer() {
  const { pathname } = useLocation();
  if (languageOf(pathname) === OFFERED || translationsOf(pathname).length === 0) return null;
  return (
    <aside // Nobody is offered it before the page's head has looked which language the browser prefers.
      className="on-ink mono hidden items-center justify-between h-(--offer-height) px-margin line-b bg-ground-raised whitespace-nowrap phone:type-12 [:root[data-offers]_&]:flex paper:[:root[data-offers]_&]:hidden"
      data-offer=""
      lang={OFFERED}
      aria-label="Sprache"
      data-nosnippet
    >
      <a
        className="inline-flex items-center min-h-44 underline underline-offset-[0.3em]"
        href={inLanguage(pathname, OFFERED)}
        hrefLang={OFFERED}
        data-language={OFFERED}
      >
        Diese Seite auf Deutsch lesen
      </a>
      <button
        type="button"
        className="flex gap-10 items-center justify-end min-w-44 min-h-44 hover:underline hover:underline-offset-[0.3em]"
        data-language="en"
      >
        <span className="phone:absolute phone:w-1 phone:h-1 phone:overflow-hidden phone:[clip-path:inset(50%)]">
          Auf Englisch bleiben
        </span>
        <Icon name="close" size={14} />
      </button>
    </aside>
  );
}

const LINK =
  'inline-flex items-center min-w-44 min-h-44 underline decoration-line underline-offset-[0.3em] hover:decoration-copper';

/** Footer of the checkout: only what the law requires within one click, so that nothing distracts from the order. */
function LineFooter() {
  const language = useLanguage();
  const words = SHELL_MESSAGES[language];
  return (
    <footer className="mono flex flex-wrap gap-y-4 gap-x-28 items-baseline justify-between px-margin pt-12 pb-20 line-t text-muted paper:hidden">
      <p>
        {COMPANY.shopName}, {words.tagline}, {COMPANY.city}
      </p>
      <nav id="site-links" aria-label={words.footer}>
        <ul className="flex flex-wrap gap-x-24 phone:gap-x-20">
          {LEGAL_LINKS.map((link) => shownLink(link, language)).map(({ href, label }) => (
            <li key={href}>
              <a className={LINK} href={href}>
                {label}
              </a>
            </li>
          ))}
          {useCountsVisits() ? (
            <li>
              <ConsentOpener className={LINK} language={language} />
            </li>
          ) : null}
          <LanguageLink className={LINK} in="li" />
        </ul>
      </nav>
    </footer>
  );
}
