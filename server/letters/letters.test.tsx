import { render } from '@react-email/components';
import { describe, expect, it } from 'vitest';
import { type CartLine, customLineFor, lineFor } from '#domain/cart/cart-line.ts';
import { cartLineInWords } from '#domain/checkout/describe-line.ts';
import { quoteGoods } from '#domain/checkout/quote.ts';
import { COMPANY, dialHref } from '#domain/company.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { cents } from '#domain/money.ts';
import { withdrawalInstruction } from '#domain/returns/withdrawal.messages.ts';
import { FISHBONE } from '../../tests/fixtures/pickups.ts';
import { inBoth } from '../platform/mail/in-both.ts';
import { linePictures } from '../platform/mail/mail-pictures.ts';
import { PLAIN } from '../platform/mail/plain.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { OrderLetter } from './order-letter.tsx';

const SHOP = 'https://shop.example.org';
const BUILD = customLineFor(CONFIGURATORS.humbucker, FISHBONE.choices);
const SET = lineFor({
  pickupType: 'STRATOCASTER',
  bundleType: 'SET',
  pickupFlavor: 'VINTAGE',
  color: 'white',
}) as CartLine;
const LINES = [BUILD, SET];

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

async function confirmation(language: Language, firstName: string | undefined = 'Jonas') {
  const pictures = await linePictures(LINES);
  const letter = OrderConfirmation({
    number: 'GW-7K3M9Q2X',
    language,
    publicUrl: SHOP,
    testMode: false,
    terms: 'gewitter-terms-and-withdrawal-2026-11-28-3f9a01.pdf',
    link: `${SHOP}/order/a`,
    firstName,
    lines: LINES.map((line, index) => ({
      ...cartLineInWords({ ...line, quantity: 2 }, cents(16_500)),
      isCustom: index === 0,
      cid: pictures[index]?.cid,
    })),
    isFree: false,
    isCollected: false,
    quoted: { ...quoteGoods(cents(66_000), 'AT'), discount: cents(0), discountPercent: 0 },
    promised: { leaves: '2026-11-24', arrives: '2026-12-08' },
    countryName: 'Austria',
    notice: undefined,
    address: ['Jonas Beispiel', 'Beispielgasse 12', '1060 Wien', 'Austria'],
  });
  const both = await inBoth(letter);
  expect(both).toEqual({ html: await render(letter), text: await render(letter, PLAIN) });
  return { ...both, pictures };
}

describe('a confirmation', () => {
  it('shows each line by a picture that travels with it, and fetches nothing', async () => {
    const { html, pictures } = await confirmation('en');
    expect(pictures.map((picture) => picture?.cid)).toEqual(['pickup-1', 'pickup-2']);
    for (const picture of pictures) {
      const { default: sharp } = await import('sharp');
      const { format, width, height } = await sharp(picture?.jpeg).metadata();
      expect([format, width, height]).toEqual(['jpeg', 232, 168]);
      expect(picture?.jpeg.length).toBeLessThan(20_000);
      expect(html).toMatch(new RegExp(`<img[^>]*alt=""[^>]*src="cid:${picture?.cid}"`));
    }
    expect(html.match(/src="(?!cid:)/g)).toBeNull();
    expect(html.match(/url\((?!data:)/g)).toBeNull();
    // Gmail cuts what is longer.
    expect(new Blob([html]).size).toBeLessThan(102_000);
  });

  it('calls its reader by name where the name is plain', async () => {
    expect((await confirmation('en')).html).toContain('Thank you, Jonas.');
    expect((await confirmation('de')).html).toContain('Danke, Jonas.');
    const letter = await confirmation('en', '');
    expect(letter.html).toContain('Thank you for your order.');
  });

  it.each(LANGUAGES)(
    'leads to the order by one clear button, and folds the law under it: %s',
    async (language) => {
      const { html } = await confirmation(language);
      const buttons = html.match(/<a[^>]*class="button"[^>]*/g) ?? [];
      expect(buttons).toHaveLength(1);
      expect(buttons[0]).toContain('href="https://shop.example.org/order/a"');
      expect(html).toContain(`href="${dialHref(COMPANY.phone)}"`);
      const [letter = '', law = ''] = html.split('<details');
      const { right } = withdrawalInstruction(language, `${SHOP}${language === 'de' ? '/de' : ''}/withdraw`);
      expect(letter).not.toContain(right.heading);
      expect(law).toContain(right.heading);
      expect(law).toContain('</summary>');
    },
  );

  it.each(LANGUAGES)('is whole as plain text, its figures apart from their names: %s', async (language) => {
    const { text } = await confirmation(language);
    const { right, effects, form } = withdrawalInstruction(
      language,
      `${SHOP}${language === 'de' ? '/de' : ''}/withdraw`,
    );
    const read = inOneLine(text).toLowerCase();
    for (const { heading, paragraphs } of [right, effects, form])
      for (const words of [heading, ...paragraphs]) expect(read).toContain(inOneLine(words).toLowerCase());
    for (const field of form.fields) expect(read).toContain(inOneLine(field).toLowerCase());
    expect(text).not.toMatch(/\p{L}−?\d+,\d\d\s€|€\p{L}/u);
    expect(text).toMatch(/Shipping, Austria +14,49\s€|Versand, Austria +14,49\s€/);
    expect(text).toMatch(/over 200\s€ +−14,49\s€|über 200\s€ +−14,49\s€/);
    expect(text).toContain(`${SHOP}/order/a`);
    expect(text).not.toMatch(/cid:|base64|→/);
  });
});

it('a letter of what was sent has its pickups in a table, each with its passport, in both texts', async () => {
  const letter = OrderLetter({
    number: 'GW-7K3M9Q2X',
    language: 'en',
    publicUrl: SHOP,
    testMode: false,
    link: `${SHOP}/order/a`,
    subject: 'Sent',
    heading: 'Sent',
    preview: 'Sent',
    paragraphs: ['Sent.'],
    articles: [{ name: '1 × Custom Humbucker', detail: 'Fishbone' }],
    cids: ['pickup-1'],
    measured: [
      { serial: '26-0417', href: `${SHOP}/p/26-0417`, resistance20: 8062, inductance: 4.218 },
      { serial: '26-0418', href: `${SHOP}/p/26-0418`, resistance20: 8019, inductance: 4.27 },
    ],
  });
  const [html, text] = [await render(letter), await render(letter, PLAIN)];
  expect(html).toContain('src="cid:pickup-1"');
  for (const part of ['26-0417', '8.06\u00a0kΩ', '4.22\u00a0H', 'href="https://shop.example.org/p/26-0418"'])
    expect(html).toContain(part);
  expect(text).toMatch(
    /26-0417 +8\.06\skΩ +4\.22\sH +its own curve https:\/\/shop\.example\.org\/p\/26-0417\n/,
  );
});

it('a line whose picture cannot be had goes without one', async () => {
  expect(await linePictures(LINES, '/nowhere')).toEqual([undefined, undefined]);
});
