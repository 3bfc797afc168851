import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { languageQuery } from '#domain/languages.ts';

/** Policy of the sandbox's pages: no scripts, their own style sheet, and frames that inherit this policy. */
export const PAGE_CSP =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Keeps the sandbox's pages out of caches and referrers. */
export const privately: MiddlewareHandler = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  await next();
};

/** Rejects posts from other sites. Requests without an `Origin` come from programs on this computer. */
export const isForeignPost = (url: string, origin: string | undefined, site: string | undefined): boolean =>
  (site !== undefined && site !== 'same-origin') ||
  (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== new URL(url).host));

type Html = ReturnType<typeof html>;

interface SandboxPage {
  readonly language?: 'en' | 'de';
  readonly title: string;
  readonly shopName: string;
  readonly banner: string;
  readonly header: Html;
  readonly main: Html;
}

export const sandboxPage = ({ language = 'en', title, shopName, banner, header, main }: SandboxPage) =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${shopName}</title>
<link rel="stylesheet" href="/generated/fonts/fonts.css">
<link rel="stylesheet" href="/sandbox/pages.css">
</head>
<body>
<header>
<p class="banner">${banner}</p>
${header}</header>
${main}
</body>
</html>`;

const LIST_WORDS = {
  en: { home: '/', testMode: 'test mode', reload: 'Reload', back: 'Back to the shop' },
  de: { home: '/de', testMode: 'Testbetrieb', reload: 'Neu laden', back: 'Zurück zum Laden' },
} as const;

interface ListPage extends Pick<SandboxPage, 'shopName' | 'banner'> {
  readonly language: 'en' | 'de';
  readonly path: string;
  /** Classes of the list. */
  readonly kind: string;
  readonly heading: string;
  readonly intro: string;
  readonly rows: readonly (Html | Promise<Html>)[];
  readonly empty: string;
}

/** A page that lists what the sandbox keeps, newest first. */
export function listPage({ language, path, kind, heading, intro, rows, empty, ...page }: ListPage) {
  const { home, testMode, reload, back } = LIST_WORDS[language];
  return sandboxPage({
    ...page,
    language,
    title: `${heading} (${testMode})`,
    header: html`<h1>${heading}</h1>
<p>${intro}</p>
<p class="links"><a href="${path}${languageQuery(language)}">${reload}</a> <a href="${home}">${back}</a></p>
`,
    main:
      rows.length > 0
        ? html`<main class="${kind}" aria-label="${heading}"><ol>${rows}</ol></main>`
        : html`<main class="empty"><p>${empty}</p></main>`,
  });
}

/** A time for people, in this computer's time zone. */
export const when = (moment: string | number, locale = 'en-GB'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(moment));

export const PAGE_STYLE = `
:root { color-scheme: light; font: 16px/1.5 'Instrument Sans', system-ui, sans-serif; color: #111513; background: #F4EFE6; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: flex; flex-direction: column; }
a { color: #29586C; text-underline-offset: 3px; }
a:focus-visible, iframe:focus-visible { outline: 2px solid #29586C; outline-offset: 2px; }
.banner { background: #111513; color: #F4EFE6; font: 12px/1.4 'Martian Mono', ui-monospace, monospace; padding: 10px 24px; margin: 0 -24px 32px; }
header { padding: 0 24px 24px; }
h1, h2 { font-family: Archivo, system-ui, sans-serif; font-stretch: 125%; font-weight: 750; }
h1 { font-size: 44px; line-height: 1.1; letter-spacing: -.02em; margin-bottom: 8px; }
.waiting { margin-top: 16px; padding: 10px 16px; border: 1px solid #7F3854; color: #7F3854; background: #FCFAF5; max-width: 62ch; }
main { flex: 1; display: grid; grid-template-columns: minmax(240px, 340px) 1fr; border-top: 1px solid rgb(27 32 30/.2); }
main.empty { display: block; padding: 40px 24px; }
nav { border-right: 1px solid rgb(27 32 30/.2); }
ol { list-style: none; padding: 0; }
li { border-bottom: 1px solid rgb(27 32 30/.2); }
li a { display: block; min-height: 44px; padding: 14px 24px; color: inherit; text-decoration: none; border-left: 4px solid transparent; }
li a:hover .subject { text-decoration: underline; }
li a[aria-current] { background: #FCFAF5; border-left-color: #C7683A; }
.subject { display: block; font-weight: 600; overflow-wrap: anywhere; }
.meta { display: block; font: 12px/1.5 'Martian Mono', ui-monospace, monospace; color: #4A524E; overflow-wrap: anywhere; }
article { padding: 24px; display: flex; flex-direction: column; gap: 16px; min-width: 0; background: #FCFAF5; }
h2 { font-size: 24px; line-height: 1.25; overflow-wrap: anywhere; }
dl div { display: flex; gap: 12px; }
dt { width: 52px; color: #4A524E; flex: none; }
dd { overflow-wrap: anywhere; }
.links { display: flex; gap: 20px; }
.links a { display: inline-block; padding: 10px 0; }
iframe { flex: 1; width: 100%; min-height: 70vh; border: 1px solid rgb(27 32 30/.2); background: #fff; }
main.visits { display: block; background: #FCFAF5; }
.visits li { display: grid; grid-template-columns: 170px minmax(120px, 200px) 1fr; gap: 2px 24px; padding: 14px 24px; }
.visits .subject { order: 1; }
.visits dl { order: 2; min-width: 0; }
.doubts { order: 2; display: grid; gap: 8px; }
.doubts > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
button { min-height: 44px; padding: 0 14px; font: inherit; color: inherit; background: #FCFAF5; border: 1px solid #111513; cursor: pointer; }
button:focus-visible { outline: 2px solid #29586C; outline-offset: 2px; }
.visits dt { width: 20px; font-family: 'Martian Mono', ui-monospace, monospace; font-size: 12px; line-height: 2; }
@media (max-width: 760px) {
  .visits li { grid-template-columns: 1fr; }
  main { grid-template-columns: 1fr; }
  nav { border-right: 0; max-height: 40vh; overflow: auto; }
}
`;
