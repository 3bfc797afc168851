import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WORKSHOP_CALLS } from '../../server/api/workshop-calls.ts';
import { accounts } from '../../server/platform/db/schema.ts';
import { foreignWords } from '../fixtures/foreign-words.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { signedIn } from '../fixtures/workshop.ts';

/** Each maker is spoken to in the language of their account, and told what is refused in that of the page that asked. */

let shop: TestShop;
let maxi: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  shop = await openTestShop();
  maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
});
afterAll(() => shop.close());

const spoken = async (id: string) => {
  const [account] = await shop.database.db.select().from(accounts).where(eq(accounts.id, id));
  return account?.workshopLanguage;
};

/** Sends the form of the account page; answers where it leads. */
async function chooses(headers: Record<string, string>, language: string, from = '/account') {
  const response = await fetch(shop.publicUrl + from, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ do: 'workshop language', language }),
  });
  return response.headers.get('location');
}

it('keeps for each maker what the workshop speaks to them, and for no one else [row D626]', async () => {
  const bea = await signedIn(shop, { role: 'staff', name: 'Bea' });
  expect([await spoken(maxi.id), await spoken(bea.id)]).toEqual(['en', 'en']);
  expect(await chooses(maxi.headers, 'de')).toBe('/de/account#workshop-language');
  expect([await spoken(maxi.id), await spoken(bea.id)]).toEqual(['de', 'en']);
  // What is no language changes nothing.
  for (const unknown of ['fr', '', 'de; drop table accounts'])
    expect(await chooses(maxi.headers, unknown, '/de/account')).toBe('/de/account#workshop-language');
  expect(await spoken(maxi.id)).toBe('de');
  expect(await chooses(maxi.headers, 'en', '/de/account')).toBe('/account#workshop-language');
  expect(await spoken(maxi.id)).toBe('en');
});

it.each(Object.keys(WORKSHOP_CALLS))('says in German why %s is not read [row D627]', async (name) => {
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
});
