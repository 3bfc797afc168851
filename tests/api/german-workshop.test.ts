import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { COMPANY } from '#domain/company.ts';
import { WORKSHOP_CALLS } from '../../server/api/workshop-calls.ts';
import { tellMakers } from '../../server/orders/notices.ts';
import { accounts } from '../../server/platform/db/schema/accounts.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { payFor, signedIn } from '../fixtures/workshop.ts';

const shop = await openFileShop();
const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });

const spoken = async (id: string) => {
  const [account] = await shop.database.db.select().from(accounts).where(eq(accounts.id, id));
  return account?.workshopLanguage;
};

/** Sends the form of the account page; returns the redirect. */
async function chooses(headers: Record<string, string>, language: string, from = '/account') {
  const response = await fetch(shop.publicUrl + from, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ do: 'workshop language', language }),
  });
  return response.headers.get('location');
}

it('stores the workshop’s language for each maker separately [row D626]', async () => {
  const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });
  expect([await spoken(maxi.id), await spoken(bea.id)]).toEqual(['en', 'en']);
  expect(await chooses(maxi.headers, 'de')).toBe('/de/account#workshop-language');
  expect([await spoken(maxi.id), await spoken(bea.id)]).toEqual(['de', 'en']);
  // Unknown languages change nothing.
  for (const unknown of ['fr', '', 'de; drop table accounts'])
    expect(await chooses(maxi.headers, unknown, '/de/account')).toBe('/de/account#workshop-language');
  expect(await spoken(maxi.id)).toBe('de');
  expect(await chooses(maxi.headers, 'en', '/de/account')).toBe('/account#workshop-language');
  expect(await spoken(maxi.id)).toBe('en');
});

it.each(Object.keys(WORKSHOP_CALLS))(
  'explains in German why input of %s is invalid [row D627]',
  async (name) => {
    for (const body of [{}, { number: 'nothing' }, { number: 'GW-ZZZZZZZZ', id: 'none' }]) {
      const said = async (language: string) => {
        const headers = { ...maxi.headers, 'accept-language': language };
        const { status, body: answer } = await shop.post(`/api/workshop/${name}`, body, headers);
        return status === 400 ? (answer as { error: string }).error : undefined;
      };
      const [english, german] = [await said('en'), await said('de')];
      if (english === undefined || german === undefined) continue;
      expect(german).not.toBe(english);
      expect(foreignWords(german, 'de'), german).toEqual([]);
      expect(foreignWords(english, 'en'), english).toEqual([]);
    }
  },
);

it('writes to the makers in German once all of them use it, and in English until then [row D630]', async () => {
  const { db } = shop.database;
  const { id, number } = await payFor(shop);
  const told = async () => {
    const before = (await shop.mails()).map((mail) => mail.id);
    await tellMakers(shop.services, db, id, 'letter received', { letter: randomUUID() });
    shop.services.jobs.lookNow();
    const fresh = async () =>
      (await shop.mails()).filter((mail) => mail.to === COMPANY.ordersEmail && !before.includes(mail.id));
    await eventually(async () => (await fresh()).length > 0, 'a mail to the makers');
    const [mail] = await fresh();
    if (!mail) throw new Error('no mail');
    return mail;
  };
  const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });
  // Buyers have no such setting, and an invited maker has not chosen yet.
  await signedIn(shop, { role: 'buyer', name: 'Jonas' });
  await signedIn(shop, { role: 'staff', name: 'Kim' });
  for (const maker of [maxi, bea])
    await db.update(accounts).set({ passwordHash: 'chosen' }).where(eq(accounts.id, maker.id));

  await chooses(maxi.headers, 'de');
  const english = await told();
  expect(english.subject).toBe(`Order ${number}: the buyer wrote to you`);
  expect(english.text).toContain('What to do:');
  expect(english.html).toContain('lang="en"');

  await chooses(bea.headers, 'de');
  const german = await told();
  expect(german.subject).toBe(`Bestellung ${number}: ein Brief ist da`);
  expect(german.text).toContain('Zu tun:');
  expect(german.html).toContain('lang="de"');
  expect(foreignWords(german.text, 'de'), german.text).toEqual([]);

  await chooses(maxi.headers, 'en', '/de/account');
  expect((await told()).subject).toBe(english.subject);
});
