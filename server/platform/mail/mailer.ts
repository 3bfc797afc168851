import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { PlainError } from '../log/describe-error.ts';
import { within } from '../log/within.ts';
import type { MailPicture } from './mail-pictures.ts';

/** A mail ready to go. `id` is the same on every try, so that a repeated job does not make a second mail. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What its HTML shows under `cid:`. */
  readonly pictures?: readonly MailPicture[];
  /** Files that its reader keeps. */
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export interface Mailer {
  /** Resolves once the mail is in other hands; otherwise rejects with a MailFailure. */
  send(mail: Mail): Promise<void>;
}

interface FailureFacts {
  readonly code: string | undefined;
  readonly responseCode: number | undefined;
  /** True where trying again cannot help: the server does not take mail for this address, or not this mail. */
  readonly refused: boolean;
}

/** Why a mail did not go out, in codes: what a mail server answers names the recipient in half a dozen places. */
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

/** What a transport's error says without naming anybody. */
function failureFacts(error: unknown): FailureFacts {
  const { code, responseCode, command }: Record<string, unknown> = Object(error);
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  const isPermanent = status !== undefined && status >= 500 && status < 600;
  // Only about recipient and content is a server's no the last word: at the greeting, the log-in or our own
  // sender address it is a fault of the settings, which can be mended while the mail waits.
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

/** How long a mail server may take, in milliseconds: to be reached, to greet, to go silent, and in all. */
export const MAIL_PATIENCE = { connect: 10_000, greeting: 10_000, silence: 20_000, whole: 60_000 };

/**
 * Sends through a mail server, encrypted unless it runs on this computer. The message id is derived from the
 * mail's own, so servers can drop a double.
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
      const kept = files.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
      }));
      const attachments = [...shown, ...kept];
      const sending = transport.sendMail({ ...mail, attachments, from, messageId: `<${id}@${domain}>` });
      try {
        await within(patience.whole, sending);
      } catch (error) {
        throw new MailFailure(id, failureFacts(error));
      }
    },
  };
}

/** A mail's HTML with its pictures in it, as a page shows them. */
const withPictures = ({ html, pictures = [] }: Mail): string =>
  pictures.reduce(
    (whole, { cid, jpeg }) =>
      whole.replaceAll(`cid:${cid}"`, `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"`),
    html,
  );

/** Keeps mails as files, one JSON object each, for the sandbox's mailbox page. */
export function folderMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  return {
    async send(mail) {
      const file = join(folder, `${mail.id}.json`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // Written beside and renamed: a reader never sees half a mail.
        const { pictures: _, attachments = [], ...rest } = { ...mail, html: withPictures(mail) };
        const kept = {
          ...rest,
          attachments: attachments.map((file) => ({
            ...file,
            content: Buffer.from(file.content).toString('base64'),
          })),
        };
        await writeFile(`${file}.part`, JSON.stringify({ ...kept, from, sentAt: now().toISOString() }), {
          mode: 0o600,
        });
        await rename(`${file}.part`, file);
      } catch (error) {
        throw new MailFailure(mail.id, failureFacts(error));
      }
    },
  };
}
