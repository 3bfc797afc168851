import { describe, expect, it } from 'vitest';
import { viewAccount } from '../../server/pages/account-view.ts';
import {
  accountsOf,
  type Browser,
  createBrowser,
  forgetCounts,
  mailTo,
  proofOf,
  tokenIn,
} from '../fixtures/account-life.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { codeOf, PASSWORD } from '../fixtures/log-in.ts';
import { HUMBUCKER_SET } from '../fixtures/pickups.ts';
import { payFor } from '../fixtures/workshop.ts';

const shop = await openFileShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });

const { loggedIn, sessionOf } = accountsOf(() => shop);

const stateIn = ({ body }: { body: unknown }) => body as Record<string, unknown>;
const locationOf = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get('location'),
];

/** An account in German, from the first form to the account page. */
async function register(email: string, browser = createBrowser(shop)): Promise<Browser> {
  await forgetCounts(shop);
  const proof = await proofOf(shop);
  const sent = await browser.form('/de/register', { email, name: 'Mara', password: PASSWORD, proof });
  expect(locationOf(sent)).toEqual([303, '/de/register?sent']);
  const mail = await mailTo(shop, email, /bestätige deine Adresse/);
  expect(mail).toMatch(/ist das deine Adresse\?/i);
  expect(mail).toMatch(/\/de\/verify\/[\w.-]+/);
  const opened = await browser.form(`/de/verify/${tokenIn(mail)}`, { password: PASSWORD });
  expect(locationOf(opened)).toEqual([303, '/de/account']);
  return browser;
}

describe('an account at German addresses', () => {
  it('is created, left and entered there, and gets German mails [row D622]', async () => {
    const mara = await register('mara@example.org');
    expect(locationOf(await mara.form('/de/account', { do: 'log out' }))).toEqual([303, '/de/login?out']);
    const wrong = await mara.form('/de/login', { email: 'mara@example.org', password: 'not this one' });
    expect([wrong.status, stateIn(wrong)]).toMatchObject([
      401,
      { faults: { password: 'E-Mail und Passwort passen nicht zusammen.' } },
    ]);
    const empty = await mara.form('/de/login', { email: 'mara', password: '' });
    expect(stateIn(empty)).toMatchObject({
      faults: {
        email: 'Bitte prüf die E-Mail-Adresse. Sie sieht etwa so aus: name@example.org.',
        password: 'Bitte füll das hier aus.',
      },
    });
    const inside = await mara.form('/de/login', { email: 'mara@example.org', password: PASSWORD });
    expect(locationOf(inside)).toEqual([303, '/de/account']);
    // A second registration shows the same page; the mail explains that the account exists.
    await forgetCounts(shop);
    const again = { email: 'mara@example.org', name: '', password: PASSWORD, proof: await proofOf(shop) };
    expect(locationOf(await createBrowser(shop).form('/de/register', again))).toEqual([
      303,
      '/de/register?sent',
    ]);
    const known = await mailTo(shop, 'mara@example.org', /bestätige deine Adresse/, 1);
    expect(known).toMatch(/du hast schon ein Konto\./i);
    expect(known).toContain('/de/login');
  });

  it('gets a new password through the mailbox, in German [row D622]', async () => {
    await register('emil@example.org');
    const emil = createBrowser(shop);
    const asked = { email: 'emil@example.org', proof: await proofOf(shop) };
    expect(locationOf(await emil.form('/de/reset', asked))).toEqual([303, '/de/reset?sent']);
    const mail = await mailTo(shop, 'emil@example.org', /ein neues Passwort/);
    expect(mail).toMatch(/30\sMinuten lang/);
    const page = /\/de\/reset\/[\w.-]+/.exec(mail)?.[0] ?? '';
    expect(stateIn(await emil.form(page, { password: 'short' }))).toMatchObject({
      faults: { password: 'Bitte nimm mindestens 12 Zeichen. Ein paar Wörter reichen.' },
    });
    expect(stateIn(await emil.form(page, { password: 'Qwerty123456' }))).toMatchObject({
      faults: { password: expect.stringMatching(/leicht zu erraten/) },
    });
    expect(locationOf(await emil.form(page, { password: 'zinc under the bridges' }))).toEqual([
      303,
      '/de/login?set',
    ]);
    expect(await mailTo(shop, 'emil@example.org', /das Passwort ist geändert/)).toContain(
      'Alle anderen Browser sind abgemeldet.',
    );
    const gone = await emil.form(page, { password: 'zinc under the bridges' });
    expect(gone.status).toBe(410);
  });

  it('answers its own forms in German, and leads back to the German page [row D622]', async () => {
    const anna = await register('anna@example.org');
    await forgetCounts(shop);
    const own = (does: string, fields: Record<string, string> = {}) =>
      anna.form('/de/account', { do: does, ...fields });
    expect(locationOf(await own('name', { name: 'Anna' }))).toEqual([303, '/de/account']);
    expect(
      stateIn(await own('password', { password: 'x', newPassword: 'zinc under the bridges' })),
    ).toMatchObject({ faults: { password: 'Das ist nicht dein Passwort.' } });
    expect(stateIn(await own('address', { email: 'anne@example.org', password: PASSWORD }))).toMatchObject({
      done: expect.stringMatching(/^Wir haben eine E-Mail an anne@example\.org geschickt\./),
    });
    const moving = await mailTo(shop, 'anne@example.org', /eine neue Adresse/);
    const moved = await anna.form(`/de/verify/${tokenIn(moving)}`, {});
    expect(locationOf(moved)).toEqual([303, '/de/login?moved']);
    expect(await mailTo(shop, 'anna@example.org', /die Adresse ist geändert/)).toMatch(/umgezogen/i);
    await anna.form('/de/login', { email: 'anne@example.org', password: PASSWORD });
    expect(stateIn(await own('claim', { serial: '26-9999' }))).toMatchObject({
      faults: { serial: expect.stringMatching(/^[A-ZÄÖÜ].*\b(keinen|nicht|Nummer)\b/) },
    });
    expect(stateIn(await own('build', { build: 'https://elsewhere.example' }))).toMatchObject({
      refused: expect.stringMatching(/^Wir konnten diesen Entwurf nicht lesen/),
    });
    expect(stateIn(await own('end session', { id: '', password: PASSWORD }))).toMatchObject({
      faults: { id: 'Bitte wähl einen davon.' },
    });
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const wrong = await own('second factor', { secret, code: '000000', password: PASSWORD });
    expect(stateIn(wrong)).toMatchObject({
      faults: { code: expect.stringMatching(/^Dieser Code passt nicht/) },
    });
    expect((await own('second factor', { secret, code: codeOf(secret), password: PASSWORD })).status).toBe(
      200,
    );
    expect(stateIn(await own('second factor', { secret, code: '1', password: PASSWORD }))).toMatchObject({
      faults: { former: 'Bitte füll das hier aus.' },
    });
    expect(locationOf(await own('delete', { password: PASSWORD }))).toEqual([303, '/de/login?deleted']);
    expect(locationOf(await own('name', { name: 'Anna' }))).toEqual([303, '/de/login']);
  });

  it('shows orders, saved items and notes in German, and links to German pages [row D622]', async () => {
    const order = await payFor(shop, [HUMBUCKER_SET]);
    const jonas = await loggedIn('jonas@example.org');
    await jonas.form('/de/account', {
      do: 'build',
      build: '/configurator/humbucker?cover=open&model=stars&color=navy&base=gold&spacing=50',
    });
    const session = await sessionOf(jonas);
    const german = await viewAccount(shop.services, session, 'de');
    const english = await viewAccount(shop.services, session, 'en');
    expect(german?.orders[0]).toMatchObject({
      number: order.number,
      href: expect.stringMatching(/^\/de\/order\//),
    });
    expect(english?.orders[0]?.href).toMatch(/^\/order\//);
    expect(german?.orders[0]?.words).not.toBe(english?.orders[0]?.words);
    expect(german?.builds[0]).toMatchObject({
      step: expect.stringMatching(/^Schritt \d+ von 10$/),
      words: expect.stringContaining('Nachtblau'),
    });
    expect(german?.passwordDay).toMatch(/\d+\. \p{Lu}\p{Ll}+ \d{4}/u);
  });

  it('refuses a call in the language of the request [row D622]', async () => {
    for (const [language, words] of [
      ['de', 'Bitte bestätige noch einmal, dass du ein Mensch bist.'],
      ['en', 'Please confirm again that you are human.'],
    ] as const) {
      const asked = { email: 'mara@example.org', password: PASSWORD, captcha: '' };
      const headers = { 'accept-language': language };
      const answer = await createBrowser(shop).post('/api/userservice/user', asked, headers);
      expect(answer).toMatchObject({ status: 422, body: { error: words } });
    }
  });
});
