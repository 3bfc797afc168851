import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { PAGE_CSP, privately, sandboxPage, when } from './frame.ts';

/**
 * A mail's body is foreign content: inline styles, but no scripts, forms or remote pictures, and an opaque origin.
 * `default-src` blocks scripts; the frame's sandbox allows them, because tools that examine pages (for accessibility,
 * say) hang in a frame without evaluation.
 */
const MAIL_SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
const MAIL_CSP =
  `sandbox ${MAIL_SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; ` +
  "img-src 'self' data:; font-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export interface MailboxOptions {
  mailDirectory: string;
  shopName: string;
  /** Mails not yet written here, and the largest number of retries. */
  waiting: () => Promise<WaitingMails>;
}

export interface WaitingMails {
  readonly jobs: number;
  readonly tries: number;
}

/** `/sandbox/mailbox`: sent mails for people; `/sandbox/mailbox.json`: for tests. */
export function mailbox({ mailDirectory, shopName, waiting }: MailboxOptions): Hono {
  const pages = new Hono();
  const mailOf = async (id: string) => (await readMails(mailDirectory)).find((mail) => mail.id === id);
  pages.use('/sandbox/mailbox*', privately);
  pages.get('/sandbox/mailbox.json', async (c) => c.json({ data: await readMails(mailDirectory) }));
  pages.get('/sandbox/mailbox', async (c) => {
    const mails = await readMails(mailDirectory);
    const chosen = mails.find((mail) => mail.id === c.req.query('mail')) ?? mails[0];
    c.header('Content-Security-Policy', PAGE_CSP);
    return c.html(mailboxPage(mails, chosen, await waiting(), shopName));
  });
  pages.get('/sandbox/mailbox/:id/html', async (c) => {
    const mail = await mailOf(c.req.param('id'));
    if (!mail) return c.text('No such mail.', 404);
    c.header('Content-Security-Policy', MAIL_CSP);
    return c.html(opensLinksOutside(mail.html || `<pre>${escapeText(mail.text)}</pre>`));
  });
  pages.get('/sandbox/mailbox/:id/text', async (c) => {
    const mail = await mailOf(c.req.param('id'));
    if (!mail) return c.text('No such mail.', 404);
    c.header('Content-Security-Policy', "default-src 'none'");
    return c.text(mail.text);
  });
  pages.get('/sandbox/mailbox/:id/attachments/:name', async (c) => {
    const { id, name } = c.req.param();
    const file = (await mailOf(id))?.attachments.find((one) => one.name === name);
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
  return sandboxPage({
    title: 'Mailbox (test mode)',
    shopName,
    banner: 'Test mode – no money moves, no mail leaves this computer',
    header: html`<h1>Mailbox</h1>
<p>Every mail ${shopName} would have sent, newest first. <a href="/">Back to the shop</a></p>
${
  waiting.jobs > 0
    ? html`<p class="waiting" role="status">${waitingWords(waiting)}</p>
`
    : ''
}`,
    main: chosen
      ? html`<main aria-label="Mailbox">
<nav aria-label="Mails"><ol>${mails.map((mail) => entry(mail, mail === chosen))}</ol></nav>
${letter(chosen)}
</main>`
      : html`<main class="empty"><p>No mail yet. Place an order with card 4242 4242 4242 4242 and its confirmation will
arrive here.</p></main>`,
  });
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

/** Opens a mail's links in new tabs, because the shop's pages refuse to be framed. */
function opensLinksOutside(body: string): string {
  const base = '<base target="_blank">';
  return /<head[^>]*>/i.test(body) ? body.replace(/<head[^>]*>/i, `$&${base}`) : `${base}${body}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const mailFile = z.object({
  id: z.string().min(1).max(200),
  to: z.union([z.string(), z.array(z.string()).transform((list) => list.join(', '))]),
  from: z.string(),
  subject: z.string(),
  text: z.string().default(''),
  html: z.string().default(''),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), content: z.base64() })).default([]),
  sentAt: z.string().refine((value) => !Number.isNaN(Date.parse(value))),
});

/** A mail written by the shop's mail adapter, one JSON file each. */
type Mail = z.output<typeof mailFile>;

const NEWEST = 200;

/** Mails in a folder, newest first. A missing folder is an empty mailbox; invalid files are skipped. */
async function readMails(directory: string): Promise<Mail[]> {
  const names = await readdir(directory).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map((name) => readMail(join(directory, name))),
  );
  return mails
    .filter((mail) => mail !== undefined)
    .sort((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt) || (a.id < b.id ? 1 : -1))
    .slice(0, NEWEST);
}

async function readMail(path: string): Promise<Mail | undefined> {
  try {
    return mailFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return undefined;
  }
}
