import { describe, expect, it } from 'vitest';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { customLineFor } from '#domain/cart/cart-line.ts';
import { cartLineInWords } from '#domain/checkout/describe-line.ts';
import { quoteGoods } from '#domain/checkout/quote.ts';
import { COMPANY, dialHref } from '#domain/company.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { cents } from '#domain/money.ts';
import { withdrawalInstruction } from '#domain/returns/withdrawal.messages.ts';
import { FISHBONE, stockLine } from '../../tests/fixtures/pickups.ts';
import { linePictures } from '../platform/mail/mail-pictures.ts';
import { inBoth } from '../platform/mail/mailer.ts';
import { WithdrawalReceived } from '../returns/withdrawal-received.tsx';
import { type ConfirmationProps, OrderConfirmation } from './order-confirmation.tsx';
import { OrderLetter } from './order-letter.tsx';
import { shipped } from './order-letters.ts';

const SHOP = 'https://shop.example.org';
const BUILD = customLineFor(CONFIGURATORS.humbucker, FISHBONE.choices);
const SET = stockLine('STRATOCASTER', 'VINTAGE', 'SET', 'white');
const LINES = [BUILD, SET];

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

async function confirmation(language: Language, firstName: string | undefined = 'Jonas') {
  const pictures = await linePictures(LINES);
  const letter = OrderConfirmation(confirmationProps(language, firstName, pictures));
  return { ...inBoth(letter), pictures };
}

function confirmationProps(
  language: Language,
  firstName: string | undefined,
  pictures: Awaited<ReturnType<typeof linePictures>> = [],
): ConfirmationProps {
  return {
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
    isPlugged: false,
    isFree: false,
    isCollected: false,
    quoted: { ...quoteGoods(cents(66_000), 'AT'), discount: cents(0), discountPercent: 0 },
    promised: { leaves: '2026-11-24', arrives: '2026-12-08' },
    countryName: 'Austria',
    notice: undefined,
    address: ['Jonas Beispiel', 'Beispielgasse 12', '1060 Wien', 'Austria'],
  };
}

describe('a confirmation', () => {
  it('shows each line with an embedded picture, and loads nothing', async () => {
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
  });

  it('finds the picture of a line that was sold while pictures were WebP', async () => {
    const sold = LINES.map((line) => ({ ...line, imagePath: line.imagePath.replace('.avif', '.webp') }));
    expect(sold.map(({ imagePath }) => imagePath.slice(-5))).toEqual(['.webp', '.webp']);
    expect(await linePictures(sold)).toEqual(await linePictures(LINES));
  });

  it('greets the reader by first name if the name is unambiguous', async () => {
    expect((await confirmation('en')).html).toContain('Thank you, Jonas.');
    expect((await confirmation('de')).html).toContain('Danke, Jonas.');
    const letter = await confirmation('en', '');
    expect(letter.html).toContain('Thank you for your order.');
  });

  it.each(LANGUAGES)(
    'links to the order with one clear button, and folds the legal texts under it: %s',
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

  it.each(LANGUAGES)(
    'is complete as plain text, with spaces between figures and labels: %s',
    async (language) => {
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
    },
  );
});

describe.each(LANGUAGES)(
  'the longest letter is shorter than 90 kB, so no mail program truncates it: %s [case F17]',
  (language) => {
    const size = async (letter: Parameters<typeof inBoth>[0]) => {
      const { html, text } = inBoth(letter);
      return Math.max(new Blob([html]).size, new Blob([text]).size);
    };
    const words = cartLineInWords({ ...BUILD, quantity: 5 }, cents(16_500), language);
    const forty = Array.from({ length: MAX_LINES }, (_, index) => ({
      ...words,
      counted: `${words.counted} ${index}`,
    }));
    const letter = {
      number: 'GW-7K3M9Q2X',
      language,
      publicUrl: SHOP,
      testMode: true,
      link: `${SHOP}/order/${'a'.repeat(120)}`,
    };
    // The longest text in a mail: each character is escaped to five.
    const typed = (length: number) => '&'.repeat(length);
    const no = { subject: '', heading: '', preview: '', paragraphs: [] };

    it('a confirmation of a full cart keeps law and model form before its end [row D735]', async () => {
      const props = { ...confirmationProps(language, typed(60)), terms: undefined, testMode: true };
      const whole = OrderConfirmation({
        ...props,
        customs: [typed(600)],
        lines: forty.map((line, index) => ({ ...line, isCustom: true, cid: `pickup-${index}` })),
        address: [typed(300)],
        notice: typed(100),
      });
      expect(await size(whole)).toBeLessThan(90_000);
      const { html, text } = inBoth(whole);
      for (const [index, { counted }] of forty.entries())
        for (const both of [html, inOneLine(text)]) expect(both, String(index)).toContain(counted);
    });

    it('a shipping mail of five sets a line, each pickup measured and in its own parcel [row D735]', async () => {
      const many = Array.from({ length: MAX_LINES * 15 }, (_, index) => index + 1);
      const parcels = many.map((number) => ({ number, carrier: 'dhl' as const, tracking: typed(40) }));
      const order = {
        number: 'GW-7K3M9Q2X',
        language,
        shippedAt: new Date(),
        shippingCountry: 'DE',
        shippingAddress: null,
      };
      const said = shipped(order as never, parcels, [], []);
      const measured = many.map((n) => ({
        serial: `26-${n}`,
        href: `${SHOP}/p/26-${n}`,
        resistance20: 8062,
        inductance: 4.2,
      }));
      const articles = forty.map(({ counted, featuresInLetters }) => ({
        name: counted,
        detail: featuresInLetters,
      }));
      expect(
        await size(OrderLetter({ ...letter, ...(said ?? no), articles, measured, cids: [] })),
      ).toBeLessThan(90_000);
    });

    it('a maker’s letter, and a withdrawal, at their maximum length [row D735]', async () => {
      const long = {
        subject: '',
        heading: typed(120),
        preview: typed(120),
        paragraphs: [typed(4000)],
        particulars: [[typed(60), typed(5400)]] as const,
      };
      expect(await size(OrderLetter({ ...letter, ...long }))).toBeLessThan(90_000);
      const withdrawal = { name: typed(200), email: typed(254), orderNumber: typed(60), goods: typed(2000) };
      expect(
        await size(WithdrawalReceived({ ...letter, ...withdrawal, received: '' } as never)),
      ).toBeLessThan(90_000);
    });
  },
);

it('a shipping mail lists its pickups in a table, each with its passport, in both versions', async () => {
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
  const { html, text } = inBoth(letter);
  expect(html).toContain('src="cid:pickup-1"');
  for (const part of ['26-0417', '8.06\u00a0kΩ', '4.22\u00a0H', 'href="https://shop.example.org/p/26-0418"'])
    expect(html).toContain(part);
  expect(text).toMatch(
    /26-0417 +8\.06\skΩ +4\.22\sH +its own curve https:\/\/shop\.example\.org\/p\/26-0417\n/,
  );
});

it('a line is sent without its picture if that cannot be loaded', async () => {
  expect(await linePictures(LINES, '/nowhere')).toEqual([undefined, undefined]);
});
