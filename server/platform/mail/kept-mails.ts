import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { plainAddress } from '#domain/email-address.ts';

/** A mail that is stored locally because there is no mail server. */
interface KeptMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

/** The test mailbox; empty with a mail server. */
export interface KeptMails {
  to(email: string): Promise<readonly KeptMail[]>;
  /** Returns the number of deleted mails. */
  forgetTo(email: string): Promise<number>;
  forgetBefore(moment: Date): Promise<number>;
}

export const NO_KEPT_MAILS: KeptMails = {
  to: async () => [],
  forgetTo: async () => 0,
  forgetBefore: async () => 0,
};

const mailFile = z.object({ to: z.string(), subject: z.string(), text: z.string(), sentAt: z.string() });

/** Reads and deletes the mails that `folderMailer` has written. */
export function mailsInFolder(folder: string): KeptMails {
  async function all(): Promise<{ file: string; mail: KeptMail }[]> {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
    const read = files.map(async (file) => {
      // Another process may have deleted the file, or it is no mail.
      const text = await readFile(file, 'utf8').catch(() => '');
      try {
        return [{ file, mail: mailFile.parse(JSON.parse(text)) }];
      } catch {
        return [];
      }
    });
    return (await Promise.all(read)).flat();
  }

  async function forget(isMeant: (mail: KeptMail) => boolean): Promise<number> {
    const meant = (await all()).filter(({ mail }) => isMeant(mail));
    await Promise.all(meant.map(({ file }) => rm(file, { force: true })));
    return meant.length;
  }

  const isTo = (email: string) => (mail: KeptMail) => plainAddress(mail.to) === plainAddress(email);
  return {
    to: async (email) =>
      (await all())
        .map(({ mail }) => mail)
        .filter(isTo(email))
        .sort((a, b) => a.sentAt.localeCompare(b.sentAt)),
    forgetTo: (email) => forget(isTo(email)),
    forgetBefore: (moment) => forget(({ sentAt }) => Date.parse(sentAt) < moment.getTime()),
  };
}
