import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

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
export type Mail = z.output<typeof mailFile>;

const NEWEST = 200;

/** Mails in a folder, newest first. A missing folder is an empty mailbox; invalid files are skipped. */
export async function readMails(directory: string): Promise<Mail[]> {
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
