import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { COMPANY, dialHref, HOST } from '#domain/company.ts';
import { inLanguage, LANGUAGES, type Language } from '#domain/languages.ts';
import { DATES, type DatedText, dayOfText, lastChanged, takesEffect } from '#domain/legal/terms.ts';
import { LETTER_YEARS, VOUCHER_YEARS } from '#domain/privacy/retention.ts';

const PAGES = ['privacy', 'terms', 'return', 'shipping', 'imprint', 'accessibility'] as const;
type Page = (typeof PAGES)[number];

const ADDRESS = 'https://shop.example.org';

async function read(page: Page, language: Language, countedBy?: 'service' | 'sandbox') {
  const [{ legalText }, { legalParts }, { FeeTable }] = await Promise.all([
    import('./legal-texts.ts'),
    import('./legal-parts.tsx'),
    import('#app/features/shipping/fee-table.tsx'),
  ]);
  const text = legalText(inLanguage(`/${page}`, language));
  if (!text) throw new Error(`${page} is not written in ${language}`);
  const html = renderToStaticMarkup(
    <text.default components={{ ...legalParts(language, ADDRESS, countedBy), FeeTable }} />,
  );
  const words = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u00a0\s]+/g, ' ')
    .replaceAll(/ (?=[.,;:)])/g, '');
  return { ...text, html, words };
}

/** Re-imports texts from here to the end of a test, so that they use the changed domain. */
function makeAnew() {
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('#domain/shipping/shipping.ts');
    vi.resetModules();
  });
}

/** Content that the specification requires, in both languages. */
const POINTS: Readonly<Record<Page, readonly (readonly [point: string, en: RegExp, de: RegExp])[]>> = {
  privacy: [
    [
      'do not track',
      /does not react to do-not-track signals/,
      /reagiert dieser Shop nicht auf Do-not-track-Signale/,
    ],
    [
      'no sale',
      /sold no personal data in the last twelve months/,
      /in den letzten zwölf Monaten keine personenbezogenen Daten verkauft/,
    ],
    ['revised date', /carries a revised date/, /trägt oben ein geändertes Datum/],
    ['six months', /at most 6 months/, /höchstens 6 Monate/],
    ['age', /18 years or older/, /18 Jahre oder älter/],
    [
      'payment provider',
      /Stripe is our checkout payment provider: Stripe Payments Europe/,
      /Stripe ist der Zahlungsdienstleister unserer Kasse: Stripe Payments Europe/,
    ],
    [
      'requests',
      /Ask on the page Your data: .* Or write to support@/,
      /Frag auf der Seite Deine Daten: .* Oder schreib an support@/,
    ],
    [
      'categories',
      /Identifiers .* Yes .* Biometric data .* No/,
      /Kennungen .* Ja .* Biometrische Daten .* Nein/,
    ],
    [
      'authority',
      /Sächsische Datenschutz- und Transparenzbeauftragte/,
      /Sächsische Datenschutz- und Transparenzbeauftragte/,
    ],
    ['own date', /As of 30 November 2026/, /Stand: 30. November 2026/],
    // With the periods of the clean-up job (`domain/privacy/retention.ts`).
    [
      'periods of vouchers and letters',
      new RegExp(
        `Orders, invoices, payments ${VOUCHER_YEARS} years .*Letters about an order[^|]* ${LETTER_YEARS} years`,
      ),
      new RegExp(
        `Bestellungen, Rechnungen, Zahlungen ${VOUCHER_YEARS} Jahre .*Briefe zu einer Bestellung.* ${LETTER_YEARS} Jahre`,
      ),
    ],
  ],
  terms: [
    ['age', /must be 18 years or older/, /musst 18 Jahre oder älter sein/],
    [
      'bots',
      /Bots and any other automated use are not allowed/,
      /Bots und jede andere automatisierte Nutzung sind nicht erlaubt/,
    ],
    ['buying agents', /Buying agents.* are not allowed/, /Einkaufsagenten.* sind nicht erlaubt/],
    [
      'refusal',
      /may refuse an order, or limit its quantity/,
      /dürfen eine Bestellung ablehnen oder ihre Menge begrenzen/,
    ],
    ['suspension', /may suspend or close an account/, /dürfen ein Konto sperren oder schließen/],
    ['euros', /Payment is in euros/, /Gezahlt wird in Euro/],
    ['hosting', /hosted in Germany/, /wird in Deutschland betrieben/],
    [
      'changes',
      /take effect 7 days after notice.* immediately where they concern new features, security, bug fixes or court orders/,
      /gelten 7 Tage nach der Mitteilung.* sofort, wo sie neue Funktionen, die Sicherheit, behobene Fehler oder gerichtliche Anordnungen betreffen/,
    ],
    [
      'negotiation',
      /informally for 30 days .* before either of them begins arbitration/,
      /30 Tage lang.* bevor eine von ihnen ein Schiedsverfahren beginnt/,
    ],
    [
      'arbitration',
      /its seat is Leipzig, its language English, and German law applies/,
      /dessen Sitz ist Leipzig, dessen Sprache Englisch, und es gilt deutsches Recht/,
    ],
    [
      'consumers keep their rights',
      /may always go to the courts of the country where they live/,
      /kann immer die Gerichte des Landes anrufen, in dem er lebt/,
    ],
    ['delivery', /within 30 days of its acceptance/, /innerhalb von 30 Tagen nach ihrer Annahme/],
    ['order button', /Order with obligation to pay/, /Zahlungspflichtig bestellen/],
    ['guarantee', /two years from delivery/, /2 Jahre ab Lieferung/],
    [
      'repair',
      /prolonged once by 12 months .*contracts from July 31, 2026/,
      /verlängert sie sich dafür einmal um 12 Monate .*Verträge ab dem 31\. Juli 2026/,
    ],
    ['terms with the mail', /attached as a PDF, these terms/, /im Anhang als PDF diese Bedingungen/],
  ],
  return: [
    [
      'days',
      /postmarked within 21 days of purchase/,
      /innerhalb von 21 Tagen nach dem Kauf zur Post gegeben/,
    ],
    ['state', /must be new and unused/, /muss neu und unbenutzt sein/],
    [
      'number',
      /by e-mail with a return merchandise authorisation number/,
      /per E-Mail mit einer Rücksendenummer \(RMA\)/,
    ],
    [
      'postage',
      /a paid label; .* we reimburse what you paid/,
      /ein bezahltes Etikett; .* wir erstatten, was du bezahlt hast/,
    ],
    [
      'refund',
      /at least 7 days after we have received the parcel/,
      /mindestens 7 Tage, nachdem das Paket bei uns angekommen ist/,
    ],
    ['statement', /1–2 billing cycles/, /1–2 Abrechnungszeiträume/],
    ['defects', /contact us first at support@/, /Nimm zuerst Kontakt mit uns auf, support@/],
    ['custom builds', /made of the same standard parts/, /bestehen aus denselben Standardteilen/],
    [
      'instruction',
      /right to withdraw from this contract within 14 days without giving any reason/,
      /das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen/,
    ],
    [
      'online',
      /online at https:\/\/shop\.example\.org\/withdraw\./,
      /online unter https:\/\/shop\.example\.org\/de\/withdraw ausüben/,
    ],
    ['model form', /I\/We \(\*\) hereby give notice/, /Hiermit widerrufe\(n\) ich\/wir \(\*\)/],
  ],
  shipping: [
    ['days', /Monday to Friday only/, /nur montags bis freitags/],
    [
      'places',
      /European Union, Switzerland, the United Kingdom, the United States and Canada/,
      /Europäische Union, die Schweiz, das Vereinigte Königreich, die USA und nach Kanada/,
    ],
    ['tracking', /Every parcel has a tracking number/, /Jedes Paket hat eine Sendungsnummer/],
    ['packaging', /Double cardboard/, /Doppelter Karton/],
    ['time', /within 30 days of its acceptance/, /innerhalb von 30 Tagen nach ihrer Annahme/],
    ['promotion', /Orders over 200 € get 25 € off/, /Bestellungen über 200 € bekommen 25 € Nachlass/],
    ['fee', /US 48,50 € 7–14/, /USA 48,50 € 7–14/],
    ['Canada', /Canada ships at the International fee/, /Kanada geht zum internationalen Preis/],
    [
      'Great Britain',
      /up to £135 .* VAT of about 20 % is contained .* Royal Mail or Parcelforce then collects .* about 20 % of goods and shipping/,
      /bis 135 £ .* Umsatzsteuer von etwa 20 % ist im Preis enthalten.* verlangt Royal Mail oder Parcelforce .* etwa 20 % auf Ware und Versand/,
    ],
    [
      'United States',
      /duty is paid with your order: a fee of its own.* collects nothing at the door.* up to a value of \$800/,
      /Einfuhrzoll wird mit deiner Bestellung bezahlt: als eigene Gebühr.* An der Tür wird nichts verlangt.* bis zu einem Wert von 800 \$/,
    ],
    [
      'Switzerland and Canada',
      /Swiss Post collects .* about 8\.1 % .* Canada Post collects .* about 5 to 15 %/,
      /verlangt die Schweizerische Post .* etwa 8,1 % .* verlangt Canada Post .* etwa 5 bis 15 %/,
    ],
    [
      'closed countries',
      /more than 31 days old, nothing that needs it can be ordered/,
      /mehr als 31 Tage alt ist, kann nichts in dieses Land bestellt werden/,
    ],
  ],
  imprint: [
    ['partnership', /partnership under German civil law/, /Gesellschaft bürgerlichen Rechts/],
    ['VAT number', new RegExp(COMPANY.vatId), new RegExp(COMPANY.vatId)],
    [
      'disputes',
      /neither obliged nor willing to take part in dispute settlement.*\(§ 36 VSBG\)/,
      /weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren.*\(§ 36 VSBG\)/,
    ],
    ['law', /§ 5 DDG/, /§ 5 DDG/],
  ],
  accessibility: [
    ['level', /WCAG\) 2\.2, level AA/, /WCAG\) 2\.2, Stufe AA/],
    ['gaps', /come from our payment provider/, /kommen von unserem Zahlungsdienstleister/],
    ['contact', /write to support@/, /schreib an support@/],
    ['body', /MLBF/, /MLBF/],
  ],
};

const UPDATED: readonly (readonly [Page, Language, string])[] = [
  ['privacy', 'en', 'Last updated 24 November 2024 and 30 November 2026'],
  ['privacy', 'de', 'Zuletzt aktualisiert am 24. November 2024 und am 30. November 2026'],
  ['terms', 'en', 'Last updated June 25, 2024 and November 30, 2026'],
  ['terms', 'de', 'Zuletzt aktualisiert am 25. Juni 2024 und am 30. November 2026'],
];

/**
 * Hashes of the dated texts on the day of their last change. After a change add the day to its `revisions` in
 * `domain/legal/terms.ts`, and day and hash here.
 */
const PRINTS = {
  terms: ['2026-11-30', 'd33ff6f3b352'],
  privacy: ['2026-11-30', 'f043d7f9174c'],
} as const;

function printOf(page: DatedText): string {
  const hash = createHash('sha256');
  // Imports are not part of the text.
  for (const language of LANGUAGES)
    hash.update(readFileSync(`content/legal/${page}.${language}.mdx`, 'utf8').replace(/^import .*\n/gm, ''));
  return hash.digest('hex').slice(0, 12);
}

describe.each(PAGES)('the page /%s', (page) => {
  it('has the same sections in both languages [rows 8, 42–44, 312, 521–522, 542–543]', async () => {
    const [english, german] = await Promise.all(LANGUAGES.map((language) => read(page, language)));
    const ids = (text: typeof english) => text?.headings.map(({ id }) => id);
    expect(ids(german)).toEqual(ids(english));
    expect(german?.frontmatter.title).not.toBe(english?.frontmatter.title);
    expect(Boolean(german?.frontmatter.updated)).toBe(Boolean(english?.frontmatter.updated));
  });

  it.each(LANGUAGES)('has no placeholder and no unfinished text: %s', async (language) => {
    const { words, html, frontmatter } = await read(page, language);
    for (const text of [words, frontmatter.title, frontmatter.description])
      expect(text).not.toMatch(
        /lorem|\bTODO\b|\bTBD\b|\bXXX\b|\[[^\]]*\]|undefined|\bNaN\b|lawyer|Rechtsanwalt|not written yet/i,
      );
    expect(html).not.toMatch(/href=""|style=/);
    expect(words).not.toMatch(/ec\.europa\.eu\/consumers\/odr/);
  });

  it('links from German to German pages only', async () => {
    const { html } = await read(page, 'de');
    for (const [, path = ''] of html.matchAll(/href="(\/[^"#]*)/g)) expect(path).toMatch(/^\/de\//);
  });

  it('takes company data from its file, and contains none itself [row 424]', () => {
    for (const language of LANGUAGES) {
      const source = readFileSync(`content/legal/${page}.${language}.mdx`, 'utf8');
      for (const known of [COMPANY.legalName, COMPANY.street, COMPANY.supportEmail, COMPANY.vatId, HOST])
        expect(source).not.toContain(known);
      expect(source).not.toMatch(/\d+,\d\d €/);
    }
  });
});

const says = (page: Page) => async (_: string, english: RegExp, german: RegExp) => {
  expect((await read(page, 'en')).words).toMatch(english);
  expect((await read(page, 'de')).words).toMatch(german);
};

describe('in both languages', () => {
  it.each(POINTS.privacy)('the privacy policy says: %s [rows 416–419, 421–424]', says('privacy'));
  it.each(POINTS.terms)('the terms say: %s [rows 432–441]', says('terms'));
  it.each(POINTS.return)('the return policy says: %s [rows 456–461]', says('return'));
  it.each(POINTS.shipping)('the shipping policy says: %s [rows 9–10, 46, 442–446, 537]', says('shipping'));
  it.each(POINTS.imprint)('the imprint says: %s', says('imprint'));
  it.each(POINTS.accessibility)('the statement on accessibility says: %s', says('accessibility'));
});

describe('the privacy policy', () => {
  /** Sentences on how visits are counted, and on data that only a counting shop stores. */
  const SAYS = {
    service: { en: /our own installation of Plausible/, de: /unserer eigenen Installation von Plausible/ },
    sandbox: { en: /tried out, in test mode.*The list shows/, de: /im Testbetrieb.*Die Liste zeigt/ },
    consent: { en: /__cookie_consent/, de: /__cookie_consent/ },
    nobody: { en: /We count no visits/, de: /Wir zählen keine Besuche/ },
  };

  it.each(LANGUAGES)(
    'says who counts visits, or that nobody does, for this shop’s settings: %s [row D644]',
    async (language) => {
      const statements = async (countedBy?: 'service' | 'sandbox') => {
        const { words } = await read('privacy', language, countedBy);
        return Object.entries(SAYS).flatMap(([name, pattern]) =>
          pattern[language].test(words) ? [name] : [],
        );
      };
      expect(await statements('service')).toEqual(['service', 'consent']);
      expect(await statements('sandbox')).toEqual(['sandbox', 'consent']);
      expect(await statements()).toEqual(['nobody']);
      const uncounted = (await read('privacy', language)).words;
      expect(uncounted).not.toMatch(
        /plausible|consent bar|Einwilligungsleiste|With consent|Mit Einwilligung/i,
      );
    },
  );
});

it('the imprint of a small business without a VAT id says so, and names no tax number [row D604]', async () => {
  makeAnew();
  const { takeCompany: take } = await import('#domain/company.ts');
  take({ vatId: '', taxNumber: '232/123/45678' });
  const [english, german] = await Promise.all(LANGUAGES.map((language) => read('imprint', language)));
  expect(english?.words).toContain('None: we are a small business under § 19 UStG.');
  expect(german?.words).toContain('Wir sind Kleinunternehmer nach § 19 UStG.');
  for (const text of [english, german]) expect(text?.words).not.toMatch(/232\/123|27 a UStG/);
});

describe('the legal pages', () => {
  it.each(UPDATED)(
    'show the date of their last change: /%s in %s [rows 414, 420, 430, 544]',
    async (page, language, words) => {
      const { updatedOf } = await import('./legal-texts.ts');
      expect(updatedOf(inLanguage(`/${page}`, language), await read(page, language))).toBe(words);
    },
  );

  it.each(['terms', 'privacy'] as const)('have not changed since the date on /%s', (page) => {
    expect([lastChanged(page), printOf(page)]).toEqual(PRINTS[page]);
  });

  it.each(LANGUAGES)('give the same date of the last change above and in the text: %s', async (language) => {
    const { updatedOf } = await import('./legal-texts.ts');
    for (const page of ['terms', 'privacy'] as const) {
      const day = dayOfText(page, lastChanged(page), language);
      const text = await read(page, language);
      const above = updatedOf(inLanguage(`/${page}`, language), text) ?? '';
      expect(above.endsWith(day)).toBe(true);
      const dated = [...text.words.matchAll(/(?:As of|Stand:) ([^.]*\.? ?[A-Z]?[a-z]* \d{4})/g)];
      expect(dated.map(([, date]) => date)).toEqual(page === 'privacy' ? [day] : []);
    }
  });

  it('list each change of the terms, and when it takes effect', async () => {
    const { words } = await read('terms', 'en');
    expect(words).toContain('June 25, 2024: the terms that the shop began with.');
    expect(words).toMatch(/November 23, 2026: [^;]*discount codes[^;]*; in force from November 23, 2026\./);
  });

  it('apply a change seven days after its notice, or immediately if its ground allows that', () => {
    const on = '2026-12-28';
    expect(takesEffect({ on, ground: 'terms' })).toBe('2027-01-04');
    for (const ground of ['features', 'security', 'bugs', 'court'] as const)
      expect(takesEffect({ on, ground })).toBe(on);
  });

  it('list dates in order', () => {
    for (const { first, revisions } of Object.values(DATES)) {
      const days = [first, ...revisions.map(({ on }) => on)];
      expect(days).toEqual([...new Set(days)].sort());
    }
  });

  it('have terms in 25 sections, in English and German [row 431]', async () => {
    for (const language of LANGUAGES) {
      const { headings } = await read('terms', language);
      expect(headings.filter(({ depth }) => depth === 2)).toHaveLength(25);
    }
  });

  it('have do-not-track to data rights as sections 10 to 14 of the privacy policy [row 416]', async () => {
    for (const language of LANGUAGES) {
      const { headings } = await read('privacy', language);
      expect(headings.slice(9, 14).map(({ id }) => id)).toEqual([
        'do-not-track',
        'us',
        'updates',
        'contact',
        'access',
      ]);
    }
  });

  it('refer to sections of the privacy policy by their correct numbers', async () => {
    for (const language of LANGUAGES) {
      const { html, headings } = await read('privacy', language);
      const named = [...html.matchAll(/href="#([\w-]+)">(?:section|Abschnitt)\s(\d+)/g)];
      expect(named.length).toBeGreaterThan(2);
      for (const [, id, number] of named) expect(headings[Number(number) - 1]?.id).toBe(id);
    }
  });

  it('name the partners, the address and the e-mail address in the imprint, in both languages [rows 13, 45, 425–428, 568]', async () => {
    for (const language of LANGUAGES) {
      const { words } = await read('imprint', language);
      for (const known of [
        COMPANY.legalName,
        COMPANY.street,
        COMPANY.city,
        COMPANY.supportEmail,
        COMPANY.vatId,
        ...COMPANY.partners,
      ])
        expect(words).toContain(known);
    }
  });

  it('link our telephone number in imprint, instruction on withdrawal and model form, in both languages [row D667]', async () => {
    const dialled = `<a class="link" href="${dialHref(COMPANY.phone)}">${COMPANY.phone}</a>`;
    for (const language of LANGUAGES)
      for (const [page, times] of [
        ['imprint', 1],
        ['return', 2],
      ] as const) {
        const { html } = await read(page, language);
        expect(html.split(dialled), `${page}.${language}`).toHaveLength(times + 1);
      }
  });

  it('show a changed fee', async () => {
    vi.doMock('#domain/shipping/shipping.ts', async (original) => {
      const shipping = await original<typeof import('#domain/shipping/shipping.ts')>();
      const { SHIPPING_ZONES: zones, PROMOTION } = shipping;
      return {
        ...shipping,
        SHIPPING_ZONES: { ...zones, us: { ...zones.us, fee: 5150, workDays: [9, 20] } },
        PROMOTION: { ...PROMOTION, off: 3000 },
      };
    });
    makeAnew();
    expect((await read('shipping', 'en')).words).toMatch(/US 51,50 € 9–20.* get 30 € off/);
    expect((await read('shipping', 'de')).words).toMatch(/USA 51,50 € 9–20.* 30 € Nachlass/);
  });
});
