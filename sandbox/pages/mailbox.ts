import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Mail, readMails } from './mails.ts';

/** The page itself: no scripts at all, its own style sheet, and frames that inherit this policy. */
const PAGE_CSP =
  "default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * A mail's body is foreign content: styled inline as mails are, but without scripts, forms or remote
 * pictures, and in an origin of its own. `default-src` forbids scripts; the frame's sandbox lets them, because
 * tools that examine pages (for accessibility, say) hang in a frame where nothing can be evaluated.
 */
const MAIL_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
const MAIL_CSP =
  `sandbox ${MAIL_SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; ` +
  "img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export interface MailboxOptions {
  mailDirectory: string;
  shopName: string;
  /** Mails that the shop could not put here yet, and how often the most unlucky was tried again. */
  waiting: () => Promise<WaitingMails>;
}

export interface WaitingMails {
  readonly jobs: number;
  readonly tries: number;
}

/** `/sandbox/mailbox`: what the shop has sent, for people; `/sandbox/mailbox.json`: the same for tests. */
export function mailbox({ mailDirectory, shopName, waiting }: MailboxOptions): Hono {
  const pages = new Hono();
  pages.use('/sandbox/mailbox*', async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', 'no-store');
    await next();
  });
  pages.get('/sandbox/mailbox.json', async (c) => c.json({ data: await readMails(mailDirectory) }));
  pages.get('/sandbox/mailbox.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  pages.get('/sandbox/mailbox', async (c) => {
    const mails = await readMails(mailDirectory);
    const chosen = mails.find((mail) => mail.id === c.req.query('mail')) ?? mails[0];
    c.header('Content-Security-Policy', PAGE_CSP);
    return c.html(mailboxPage(mails, chosen, await waiting(), shopName));
  });
  pages.get('/sandbox/mailbox/:id/html', async (c) => {
    const mail = (await readMails(mailDirectory)).find(({ id }) => id === c.req.param('id'));
    if (!mail) return c.text('No such mail.', 404);
    c.header('Content-Security-Policy', MAIL_CSP);
    return c.html(opensLinksOutside(mail.html || `<pre>${escapeText(mail.text)}</pre>`));
  });
  pages.get('/sandbox/mailbox/:id/text', async (c) => {
    const mail = (await readMails(mailDirectory)).find(({ id }) => id === c.req.param('id'));
    if (!mail) return c.text('No such mail.', 404);
    c.header('Content-Security-Policy', "default-src 'none'");
    return c.text(mail.text);
  });
  pages.get('/sandbox/mailbox/:id/attachments/:name', async (c) => {
    const { id, name } = c.req.param();
    const mail = (await readMails(mailDirectory)).find((one) => one.id === id);
    const file = mail?.attachments.find((one) => one.name === name);
    if (!file) return c.text('No such file.', 404);
    return c.body(Buffer.from(file.content, 'base64'), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${encodeURIComponent(name)}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  });
  return pages;
}

function waitingWords({ jobs, tries }: WaitingMails): string {
  const mails = jobs === 1 ? '1 mail is' : `${jobs} mails are`;
  const tried = tries === 0 ? 'tried once' : `tried ${tries + 1} times`;
  return `${mails} not delivered yet, ${tried}. The shop goes on trying; its log says why.`;
}

function mailboxPage(
  mails: readonly Mail[],
  chosen: Mail | undefined,
  waiting: WaitingMails,
  shopName: string,
) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox (test mode) | ${shopName}</title>
<link rel="stylesheet" href="/generated/fonts/fonts.css">
<link rel="stylesheet" href="/sandbox/mailbox.css">
</head>
<body>
<header>
<p class="banner">Test mode – no money moves, no mail leaves this computer</p>
<h1>Mailbox</h1>
<p>Every mail ${shopName} would have sent, newest first. <a href="/">Back to the shop</a></p>
${
  waiting.jobs > 0
    ? html`<p class="waiting" role="status">${waitingWords(waiting)}</p>
`
    : ''
}</header>
${
  chosen
    ? html`<main aria-label="Mailbox">
<nav aria-label="Mails"><ol>${mails.map((mail) => entry(mail, mail === chosen))}</ol></nav>
${letter(chosen)}
</main>`
    : html`<main class="empty"><p>No mail yet. Place an order with card 4242 4242 4242 4242 and its confirmation will
arrive here.</p></main>`
}
</body>
</html>`;
}

function entry(mail: Mail, current: boolean) {
  return html`<li><a href="/sandbox/mailbox?mail=${encodeURIComponent(mail.id)}"${current ? html` aria-current="true"` : ''}>
<span class="subject">${mail.subject}</span>
<span class="meta">${mail.to}</span>
<time class="meta" datetime="${mail.sentAt}">${when(mail.sentAt)}</time>
</a></li>`;
}

function letter(mail: Mail) {
  const path = `/sandbox/mailbox/${encodeURIComponent(mail.id)}`;
  return html`<article aria-labelledby="subject">
<h2 id="subject">${mail.subject}</h2>
<dl>
<div><dt>From</dt><dd>${mail.from}</dd></div>
<div><dt>To</dt><dd>${mail.to}</dd></div>
<div><dt>Sent</dt><dd><time datetime="${mail.sentAt}">${when(mail.sentAt)}</time></dd></div>
${mail.attachments.map(
  ({ name }) =>
    html`<div><dt>File</dt><dd><a href="${path}/attachments/${encodeURIComponent(name)}">${name}</a></dd></div>
`,
)}</dl>
<p class="links"><a href="${path}/text">Plain text</a> <a href="${path}/html">Open alone</a></p>
<iframe src="${path}/html" title="Body of the mail" sandbox="${MAIL_SANDBOX}"></iframe>
</article>`;
}

function when(sentAt: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }).format(
    new Date(sentAt),
  );
}

/** Links of a mail open in a tab of their own: inside its frame the shop's pages refuse to be shown. */
function opensLinksOutside(body: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(body) ? body.replace(/<head[^>]*>/i, `$&${base}`) : `${base}${body}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const STYLE = `
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
@media (max-width: 760px) {
  main { grid-template-columns: 1fr; }
  nav { border-right: 0; max-height: 40vh; overflow: auto; }
}
`;
