import { describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { orderPaidBy } from '../fixtures/orders.ts';

const shop = await openFileShop();

const line = lineFor({ pickupType: 'TELECASTER', bundleType: 'NECK', pickupFlavor: 'HOT', color: 'black' });
const IN_GERMAN = { 'accept-language': 'de' };

async function opens(headers: Record<string, string>): Promise<{ sessionId: string; clientSecret: string }> {
  const { status, body } = await shop.post('/api/shop/checkout', [line], headers);
  expect(status).toBe(200);
  const clientSecret = (body as { data: string }).data;
  return { clientSecret, sessionId: clientSecret.split('_secret_')[0] ?? '' };
}

const languageOf = async (opened: ReturnType<typeof opens>) =>
  (await orderPaidBy(shop, (await opened).sessionId)).language;

describe('the language of an order', () => {
  it('is that of the page on which its checkout began', async () => {
    expect(await languageOf(opens(IN_GERMAN))).toBe('de');
    expect(await languageOf(opens({ 'accept-language': 'en' }))).toBe('en');
    // API clients without a language get English.
    expect(await languageOf(opens({}))).toBe('en');
  });

  it('is that of the page that opened the wallet, also in its sheet and return address', async () => {
    const shippingDetails = ADDRESSES.DE;
    const asked = { items: [line], shippingDetails };
    const sheet = await shop.post('/api/shop/express-checkout', asked, IN_GERMAN);
    expect(sheet.body).toMatchObject({ data: { shippingRates: [{ displayName: 'Versand, Deutschland' }] } });
    const { body } = await shop.post(
      '/api/shop/express-checkout',
      { ...asked, email: 'jonas@example.org', confirm: true },
      IN_GERMAN,
    );
    const { returnUrl } = (body as { data: { returnUrl: string } }).data;
    expect(returnUrl).toContain('/de/checkout?session_id=');
  });
});

describe('a refusal', () => {
  const said = async (path: string, payload: unknown, headers = IN_GERMAN) =>
    ((await shop.post(`/api/shop/${path}`, payload, headers)).body as { error: string }).error;

  it('is in the language of the requesting page', async () => {
    expect(await said('checkout', [])).toBe('Dein Warenkorb ist leer.');
    expect(await said('checkout', [], { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })).toBe(
      'Dein Warenkorb ist leer.',
    );
    expect(await said('checkout', [], { 'accept-language': 'en' })).toBe('Your cart is empty.');
    const { sessionId } = await opens(IN_GERMAN);
    expect(
      await said('calculate-shipping', {
        checkoutSessionId: sessionId,
        shippingDetails: { ...ADDRESSES.DE, address: { ...ADDRESSES.DE.address, postal_code: '42' } },
      }),
    ).toBe('Eine Postleitzahl sieht dort so aus: 04229.');
    expect(await said('use-code', { checkoutSessionId: sessionId, code: 'THX-7K3M-9Q2X' })).toMatch(
      /^Diesen Code kennen wir nicht\./,
    );
    expect(await said('use-code', { checkoutSessionId: 'nothing', code: 'x' })).toBe(
      'Diesen Bezahlvorgang kennen wir nicht. Fang im Warenkorb noch einmal an.',
    );
  });
});
