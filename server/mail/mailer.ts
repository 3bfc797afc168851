import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail ready to go. `id` is the same on every try, so that a repeated job does not make a second mail. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends through a mail server. The message id is derived from the mail's own, so servers can drop a double. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, from, messageId: `<${id}@${domain}>` });
    },
  };
}

/** Keeps mails as files, one JSON object each, for the sandbox's mailbox page. */
export function folderMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.json`);
      // Written beside and renamed: a reader never sees half a mail.
      await writeFile(`${file}.part`, JSON.stringify({ ...mail, from, sentAt: now().toISOString() }), {
        mode: 0o600,
      });
      await rename(`${file}.part`, file);
    },
  };
}
