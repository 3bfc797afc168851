import './styles.ts';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { companyForPages } from '#domain/company-data.ts';
import { languageOf, prefixOf, translationsOf } from '#domain/languages.ts';
import { taxForPages } from '#domain/prices/tax-now.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/root.ts';
import { EARLY_CONSENT, EARLY_WITHOUT_CONSENT } from './features/layout/consent/early-consent.ts';
import earlyCart from './features/layout/early-cart.ts?early';
import earlyLanguage from './features/layout/early-language.ts?early';
import { NotFound } from './features/layout/not-found.tsx';
import { Shell } from './features/layout/shell.tsx';
import { MessageBar } from './features/messages/message-bar.tsx';
import { IslandScript } from './islands/client-entry.tsx';
import earlyInput from './islands/early-input.ts?early';
import { ErrorPage } from './islands/error-notice.tsx';
import keepTexts from './islands/keep-texts.ts?early';
import { pageServices } from './page/page-context.ts';
import { EarlyScript } from './ui/early-script.tsx';
import { PageLanguage } from './ui/language.tsx';

/** The faces of the first screen; the mono figures may come a moment later. */
const PRELOADED_FONTS = ['archivo', 'instrument-sans'];

/**
 * Pages are full loads; browsers that can cross-fade between them. Stands in the page, for Chromium wants to know before
 * the sheet is there, and otherwise gives up the fade with a word in the console.
 */
const FADE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Of a page that begins dark nothing else is seen first. `--ink`, before the sheet that names it is there, and the body's own
 * ground as long as the page's first part is still on its way: on a slow line its head would be bright letters on paper.
 */
const DARK = '@media screen{html{background:#0f1211}body:not(:has(main>*+*,footer)){background:#0f1211}}';

export function loader({ context }: Route.LoaderArgs) {
  const { testMode, countedBy, visitor, said } = context.get(pageServices);
  return { testMode, countedBy, visitor, texts: said().texts };
}

export function Layout({ children }: { children: ReactNode }) {
  const rules = useMatches().map(({ handle }) => handle as PageRule | undefined);
  const isUnlisted = rules.some((rule) => rule?.unlisted);
  const isOnInk = rules.some((rule) => rule?.isOnInk);
  const isSecret = rules.some((rule) => rule?.secret);
  const root = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  return (
    <html
      lang={language}
      data-speaks={language}
      data-company={companyForPages()}
      data-tax={taxForPages()}
      data-counted={(root?.countedBy !== undefined && !isSecret) || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isUnlisted ? <meta name="robots" content="noindex" /> : null}
        <link rel="icon" href="/generated/icons/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/generated/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`${prefixOf(language)}/manifest.webmanifest`} />
        {PRELOADED_FONTS.map((name) => (
          <link
            key={name}
            rel="preload"
            href={`/generated/fonts/${name}.woff2`}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <style>{isOnInk ? FADE + DARK : FADE}</style>
        <EarlyScript code={keepTexts} />
        <EarlyScript code={root?.countedBy ? EARLY_CONSENT : EARLY_WITHOUT_CONSENT} />
        <EarlyScript code={earlyCart} />
        {translationsOf(pathname).length > 0 ? <EarlyScript code={earlyLanguage} /> : null}
        <EarlyScript code={earlyInput} />
        <Links />
        {/* After what a first paint waits for: search engines have time. */}
        <Meta />
      </head>
      <body>
        <PageLanguage value={language}>{children}</PageLanguage>
        <MessageBar language={language} />
        <IslandScript />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** A loader's 404 is an address that leads nowhere; everything else is our fault. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Shell path="" ground={unknown ? 'ink' : 'paper'} footer="small">
      {unknown ? <NotFound /> : <ErrorPage />}
    </Shell>
  );
}
