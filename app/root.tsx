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
import { ToastBar } from './features/toasts/toast-bar.tsx';
import { IslandScript } from './islands/client-entry.tsx';
import earlyInput from './islands/early-input.ts?early';
import { ErrorPage } from './islands/error-notice.tsx';
import keepTexts from './islands/keep-texts.ts?early';
import { pageServices } from './page/page.ts';
import { EarlyScript } from './ui/early-script.tsx';
import { PageLanguage } from './ui/language.tsx';

/** Fonts of the first screen. The mono font may load a moment later. */
const PRELOADED_FONTS = ['archivo', 'instrument-sans'];

/**
 * Pages are full loads, and browsers that can cross-fade between them. The rule is inline because Chromium needs it
 * before the sheet arrives; otherwise it skips the fade and logs a message.
 */
const FADE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Paints pages with a dark start dark at once: `--ink` before its sheet arrives, and the body until the first part of
 * the page is there. On a slow line the head would otherwise be bright letters on paper.
 */
const DARK = '@media screen{html{background:#0f1211}body:not(:has(main>*+*,footer)){background:#0f1211}}';

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, testMode, countedBy, visitor, said } = context.get(pageServices);
  return { publicUrl, testMode, countedBy, visitor, texts: said().texts };
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
        {/* After the resources of the first paint: only search engines need it. */}
        <Meta />
      </head>
      <body>
        <PageLanguage value={language}>{children}</PageLanguage>
        <ToastBar language={language} />
        <IslandScript />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** A loader's 404 is an unknown address. Everything else is our fault. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const unknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Shell path="" ground={unknown ? 'ink' : 'paper'} footer="small">
      {unknown ? <NotFound /> : <ErrorPage />}
    </Shell>
  );
}
