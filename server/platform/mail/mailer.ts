import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert, type SelectorDefinition } from 'html-to-text';
import { createTransport } from 'nodemailer';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PlainError } from '../log/describe-error.ts';
import { withTimeout } from '../log/with-timeout.ts';
import type { MailPicture } from './mail-pictures.ts';

/** A mail ready to send. `id` is the same on every try, so that a repeated job sends no second mail. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Shown in its HTML by `cid:`. */
  readonly pictures?: readonly MailPicture[];
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export interface Mailer {
  /** Resolves once the server has accepted the mail; otherwise rejects with a MailFailure. */
  send(mail: Mail): Promise<void>;
}

interface FailureFacts {
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
  /** True for a permanent refusal of the address or the mail: do not retry. */
  readonly refused: boolean;
}

/** Why a mail was not sent, in codes only, because responses of mail servers name the recipient. */
export class MailFailure extends PlainError {
  readonly mailId: string;
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
  readonly refused: boolean;

  constructor(mailId: string, { code, responseCode, refused }: FailureFacts) {
    super(`Mail ${mailId} not sent: ${[code, responseCode].filter((part) => part !== undefined).join(' ')}`);
    this.mailId = mailId;
    this.code = code;
    this.responseCode = responseCode;
    this.refused = refused;
  }
}

/** Facts of a transport's error without personal data. */
function failureFacts(error: unknown): FailureFacts {
  const { code, responseCode, command }: Record<string, unknown> = Object(error);
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  const isPermanent = status !== undefined && status >= 500 && status < 600;
  // A refusal is permanent only for recipient and content. At greeting, login or sender address it is a
  // configuration fault, which can be fixed while the mail waits.
  const refused =
    (command === 'RCPT TO' && isPermanent) ||
    (command === 'DATA' && isPermanent) ||
    (command === 'API' && code === 'EENVELOPE');
  return {
    code: typeof code === 'string' && /^[A-Z_]{2,30}$/.test(code) ? code : undefined,
    responseCode: status,
    refused,
  };
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Timeouts of the mail server, in milliseconds: connecting, greeting, silence, and in all. */
export const MAIL_PATIENCE = { connect: 10_000, greeting: 10_000, silence: 20_000, whole: 60_000 };

/**
 * Sends through a mail server, encrypted unless it is on localhost. The message id is derived from the mail's id, so that
 * servers can drop duplicates.
 */
export function smtpMailer(url: string, from: string, patience = MAIL_PATIENCE): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK.test(new URL(url).hostname),
    connectionTimeout: patience.connect,
    dnsTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, pictures = [], attachments: files = [], ...mail }) {
      const shown = pictures.map(({ cid, jpeg }) => ({
        cid,
        filename: `${cid}.jpg`,
        contentType: 'image/jpeg',
        content: Buffer.from(jpeg),
        contentDisposition: 'inline' as const,
      }));
      const attached = files.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
      }));
      const attachments = [...shown, ...attached];
      const sending = transport.sendMail({ ...mail, attachments, from, messageId: `<${id}@${domain}>` });
      try {
        await withTimeout(patience.whole, sending);
      } catch (error) {
        throw new MailFailure(id, failureFacts(error));
      }
    },
  };
}

/** The HTML with inlined pictures, for showing it on a page. */
const withPictures = ({ html, pictures = [] }: Mail): string =>
  pictures.reduce(
    (whole, { cid, jpeg }) =>
      whole.replaceAll(`cid:${cid}"`, `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"`),
    html,
  );

/** Stores mails as files, one JSON object each, for the sandbox's mailbox page. */
export function folderMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  return {
    async send(mail) {
      const file = join(folder, `${mail.id}.json`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Written to a temporary file and renamed, so that readers never see half a mail.
        const { pictures: _, attachments = [], ...rest } = { ...mail, html: withPictures(mail) };
        const record = {
          ...rest,
          attachments: attachments.map((file) => ({
            ...file,
            content: Buffer.from(file.content).toString('base64'),
          })),
        };
        await writeFile(`${file}.part`, JSON.stringify({ ...record, from, sentAt: now().toISOString() }), {
          mode: 0o600,
        });
        await rename(`${file}.part`, file);
      } catch (error) {
        throw new MailFailure(mail.id, failureFacts(error));
      }
    },
  };
}

/** The doctype that mail programs agree on. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Rules for plain text. Tables of figures (`rows`) stay tables; otherwise their cells would be joined without a space. */
const SELECTORS: SelectorDefinition[] = [
  { selector: 'img', format: 'skip' },
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  {
    selector: 'table.rows',
    format: 'dataTable',
    options: { uppercaseHeaderCells: false, colSpacing: 2, rowSpacing: 0 },
  },
];

/** The HTML and plain text of a letter, rendered once, because rendering is the most expensive part of a mail. */
export function inBoth(letter: ReactElement): { readonly html: string; readonly text: string } {
  const html = DOCTYPE + renderToStaticMarkup(letter);
  return { html, text: convert(html, { wordwrap: false, selectors: SELECTORS }) };
}
