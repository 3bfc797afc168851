import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_LINK_HOURS,
  FIRST_MAKER_HOURS,
  INVITATION_HOURS,
  KNOWN_DEVICE_MS,
  SECOND_STEP_MS,
  SESSION_MS,
} from '#domain/accounts/account.ts';
import { CHECKOUT_COOKIE_DAYS } from '#domain/checkout/checkout-cookies.ts';
import { languageOf } from '#domain/languages.ts';
import { CONSENT_DAYS } from '#domain/privacy/consent.ts';
import { DATA_LINK_HOURS } from '#domain/privacy/data-request.ts';
import { KEPT_IN_BROWSER } from '#domain/privacy/privacy.ts';
import routes from '../app/routes.ts';
import { withoutRows } from '../scripts/conformance.ts';
import { spellCookie } from '../server/accounts/session-cookie.ts';
import { bindCheckout, MOST_CHECKOUTS, paidCookie } from '../server/checkout/checkout-cookies.ts';
import { createSigning } from '../server/platform/links/signing.ts';

const PAGE = readFileSync('docs/security.md', 'utf8');

interface Row {
  readonly row: string;
  readonly level: string;
  readonly answer: string;
}

const ROWS: readonly Row[] = Array.from(
  PAGE.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([123]) \| .+? \| (.+) \|$/gm),
  ([, row = '', level = '', answer = '']) => ({ row, level, answer }),
);

/** Rows of levels 1 and 2 per chapter of the standard's version 5.0.0. */
const CHAPTERS = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
};

const TITLE = /(?:\bit|\batLength|\btest|\]\)|\))\(\s*(['`])((?:(?!\1).)+)\1/g;
const titlesOf = (file: string) =>
  new Set(Array.from(readFileSync(file, 'utf8').matchAll(TITLE), ([, , title = '']) => withoutRows(title)));

const KINDS = /^(by review: |does not apply: |short: |`[^`]+\.(test|spec)\.tsx?`)/;

describe('the page on security', () => {
  it('answers every row of levels 1 and 2 once, in order', () => {
    const counted = ROWS.reduce<Record<string, number>>((sum, { row }) => {
      const chapter = row.split('.')[0] ?? '';
      return Object.assign(sum, { [chapter]: (sum[chapter] ?? 0) + 1 });
    }, {});
    expect(counted).toEqual(CHAPTERS);
    expect(new Set(ROWS.map(({ row }) => row)).size).toBe(ROWS.length);
    expect(ROWS.filter(({ level }) => level === '3')).toEqual([]);
  });

  it('has an answer of a known kind for each, and says how many there are', () => {
    expect(ROWS.filter(({ answer }) => !KINDS.test(answer))).toEqual([]);
    const counts = ['by review', 'does not apply', 'short'].map(
      (kind) => ROWS.filter(({ answer }) => answer.startsWith(`${kind}: `) && isOf(kind, answer)).length,
    );
    const said = Array.from(PAGE.matchAll(/^- \*\*.*\((\d+) rows\)/gm), ([, count]) => Number(count));
    expect(said).toEqual(counts);
  });

  const named = ROWS.flatMap(({ row, answer }) =>
    Array.from(
      answer.matchAll(
        /`([^`]+\.(?:test|spec)\.tsx?)`(?: › (.+?))?(?=; `| \((?:twelve|128|argon2id)|\. `|$)/g,
      ),
      ([, file = '', title]) => ({
        row,
        file,
        title,
      }),
    ),
  );

  it('names only tests that are there', () => {
    expect(named.length).toBeGreaterThan(150);
    const lost = named.filter(
      ({ file, title }) => !existsSync(file) || (title !== undefined && !titlesOf(file).has(title)),
    );
    expect(lost).toEqual([]);
  });

  it('names only places that are there', () => {
    const places = ROWS.flatMap(({ answer }) =>
      Array.from(answer.matchAll(/`([\w./-]+\/[\w./-]*)`/g), ([, place = '']) => place),
    );
    expect(places.filter((place) => !place.startsWith('/') && !existsSync(place))).toEqual([]);
  });
});

/** A review that also names a test counts as shown by it. */
function isOf(kind: string, answer: string): boolean {
  return kind !== 'by review' || !answer.includes(' › ');
}

/** Rows of the table of credentials: what it is, where it may be, how long it lives. */
const CREDENTIALS = Array.from(
  (PAGE.split('## Credentials')[1]?.split('\n## ')[0] ?? '').matchAll(
    /^\| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm,
  ),
  ([, secret = '', , place = '', lives = '']) => ({ secret, place, lives }),
);
const rowOf = (name: string) => CREDENTIALS.find(({ secret }) => secret.includes(`\`${name}`));
const code = globSync('server/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('the table of credentials', () => {
  it('has every purpose of a signed token, and every route that a token opens [row D763]', () => {
    const purposes = [
      ...Array.from(code.matchAll(/signing\.(?:token|read)\('([^']+)'/g), ([, purpose = '']) => purpose),
      ...Array.from(code.matchAll(/const (?:PURPOSE|RECEIPT) = '([^']+)'/g), ([, purpose = '']) => purpose),
      ...Array.from(
        /LinkPurpose = (.+);/.exec(code)?.[1]?.matchAll(/'([^']+)'/g) ?? [],
        ([, one = '']) => one,
      ),
    ];
    expect(purposes.length).toBeGreaterThan(8);
    expect(purposes.filter((purpose) => !rowOf(`${purpose}\``))).toEqual([]);
    const opened = routes
      .map(({ path }) => `/${path}`)
      .filter((path) => path.endsWith(':token') && languageOf(path) === 'en');
    expect(opened.length).toBeGreaterThan(3);
    expect(opened.filter((path) => !rowOf(path))).toEqual([]);
  });

  it('has every cookie, with its attributes [row D763]', () => {
    const cookies = KEPT_IN_BROWSER.filter(({ place }) => place === 'cookie').map(({ name }) => name);
    expect(cookies.filter((name) => !rowOf(name))).toEqual([]);
    const rules = {
      env: { publicUrl: 'https://shop.example' },
      signing: createSigning('of this test'),
      now: () => new Date(),
    };
    const id = '11111111-1111-4111-8111-111111111111';
    const given = { value: 'x', expiresAt: new Date() };
    const spelled: Record<string, string> = {
      session: spellCookie('session', given, rules.env),
      device: spellCookie('device', given, rules.env),
      seen: spellCookie('seen', given, rules.env),
      checkout_: bindCheckout(rules, undefined, id)[0] ?? '',
      paid_: paidCookie(rules, 'cs_test_1'),
    };
    for (const [name, cookie] of Object.entries(spelled)) {
      const isOpen = /scripts read/.test(rowOf(name)?.place ?? '');
      expect([name, /HttpOnly/.test(cookie)]).toEqual([name, !isOpen]);
      expect([name, cookie.startsWith('__Host-')]).toEqual([name, !isOpen]);
      expect(cookie).toMatch(/; Secure; SameSite=Lax$|; Secure;.*SameSite=Lax/);
    }
    // Cookies that scripts read grant no access.
    expect(spelled.paid_).toMatch(/^paid_cs_test_1=1;/);
  });

  it('says how long each lives, as the code does [row D763]', () => {
    const days = (ms: number) => `${ms / 86_400_000} days`;
    const lives = {
      registration: `${ACCOUNT_LINK_HOURS.registration} hours`,
      'address change': `${ACCOUNT_LINK_HOURS['address change']} hours`,
      'reset`': `${ACCOUNT_LINK_HOURS.reset * 60} minutes, once; ${INVITATION_HOURS} hours`,
      'first maker': `${FIRST_MAKER_HOURS} hours`,
      'data request': `${DATA_LINK_HOURS} hours`,
      'second step': `${SECOND_STEP_MS / 60_000} minutes`,
      'checkout`': `${CHECKOUT_COOKIE_DAYS} days, the last ${MOST_CHECKOUTS}`,
      session: `${days(SESSION_MS.buyer)}, ${SESSION_MS.staff / 3_600_000} hours`,
      device: days(KNOWN_DEVICE_MS),
      seen: days(SESSION_MS.buyer),
      paid_: `${CHECKOUT_COOKIE_DAYS} days`,
      __cookie_consent: `${CONSENT_DAYS} days`,
    };
    for (const [name, words] of Object.entries(lives))
      expect(`${name}: ${rowOf(name)?.lives}`).toContain(words);
  });
});
