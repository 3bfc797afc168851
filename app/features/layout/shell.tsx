import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useCountsVisits } from '#app/page/use-counts-visits.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import { inLanguage } from '#domain/languages.ts';
import type { Said } from '#domain/shopfront/said.ts';
import { ConsentBar } from './consent/consent-bar.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { LineFooter } from './line-footer.tsx';
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
  const root = useRouteLoaderData<{ testMode: boolean; texts: Said['texts'] }>('root');
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
