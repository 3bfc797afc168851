import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, type Mood, openMailServer } from '../../../tests/fixtures/mail-server.ts';
import { describeError } from '../log/describe-error.ts';
import { folderMailer, type MailFailure, smtpMailer } from './mailer.ts';

const MAIL = { id: 'mail-1', to: 'jonas@example.org', subject: 'Thank you', text: 'Jonas', html: '<p>Jonas' };
const FROM = 'Gewitter <orders@example.org>';
const IMPATIENT = { connect: 500, greeting: 300, silence: 300, whole: 1_000 };

let server: MailServer | undefined;
afterEach(() => server?.close());

async function failureOf(sending: Promise<void>): Promise<MailFailure> {
  return sending.then(
    () => Promise.reject(new Error('The mail went out')),
    (error) => error,
  );
}

async function failureIn(mood: Mood): Promise<MailFailure> {
  server = await openMailServer(mood);
  return failureOf(smtpMailer(server.url, FROM, IMPATIENT).send(MAIL));
}

describe('a mail server', () => {
  it('gets a mail whose id is the same on every try', async () => {
    server = await openMailServer();
    await smtpMailer(server.url, FROM).send(MAIL);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toContain('Message-ID: <mail-1@example.org>');
  });

  it('that hangs is abandoned', async () => {
    expect(await failureIn('silent')).toMatchObject({ code: 'ETIMEDOUT', refused: false });
  });

  it('that is unreachable is a temporary failure', async () => {
    server = await openMailServer();
    const { url } = server;
    await server.close();
    expect(await failureOf(smtpMailer(url, FROM, IMPATIENT).send(MAIL))).toMatchObject({
      code: 'ESOCKET',
      refused: false,
    });
  });

  it.each<[Mood, boolean]>([
    [{ to: 'RCPT', code: 450 }, false],
    [{ to: 'RCPT', code: 550 }, true],
    [{ to: 'DATA', code: 451 }, false],
    [{ to: 'DATA', code: 554 }, true],
    [{ to: 'GREETING', code: 554 }, false],
  ])('that answers %o has refused the mail permanently: %s', async (mood, refused) => {
    const failure = await failureIn(mood);
    expect(failure).toMatchObject({ mailId: 'mail-1', refused });
    expect(JSON.stringify([failure, failure.message, failure.stack, describeError(failure)])).not.toContain(
      'jonas',
    );
  });

  it('on another host must use TLS before it receives anything', async () => {
    server = await openMailServer();
    // Resolves to localhost but is spelled differently: the setting's spelling decides.
    const elsewhere = server.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    expect(await failureOf(smtpMailer(elsewhere, FROM, IMPATIENT).send(MAIL))).toMatchObject({
      refused: false,
    });
    expect(server.mails).toEqual([]);
    expect(server.tries).toBe(1);
  });
});

it('the folder of mails that cannot be created is a failure without personal data, and works once it can be', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'gewitter-mails-'));
  const folder = join(dataDir, 'mail');
  await writeFile(folder, 'a file where the folder should be');
  const mailer = folderMailer(folder, FROM);
  const failure = await failureOf(mailer.send(MAIL));
  expect(failure).toMatchObject({ code: 'EEXIST', refused: false });
  expect(failure.message).toBe('Mail mail-1 not sent: EEXIST');
  await rm(folder);
  await mailer.send(MAIL);
  expect(JSON.parse(await readFile(join(folder, 'mail-1.json'), 'utf8'))).toMatchObject({ to: MAIL.to });
  await rm(dataDir, { recursive: true });
});
