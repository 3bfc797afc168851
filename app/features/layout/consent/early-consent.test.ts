import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ignoreFlag, readConsent } from '#domain/privacy/consent.ts';
import { itForAll } from '../../../../tests/fixtures/for-all.ts';
import { EARLY_CONSENT } from './early-consent.ts';

function pageWith(cookie: string, setItem?: () => never) {
  const dataset: Record<string, string> = {};
  const stored = new Map<string, string>();
  const shown: ((event: { persisted: boolean }) => void)[] = [];
  const page = { cookie, documentElement: { dataset } };
  runInNewContext(EARLY_CONSENT, {
    document: page,
    localStorage: { setItem: setItem ?? ((key: string, value: unknown) => stored.set(key, String(value))) },
    addEventListener: (_name: string, listener: (typeof shown)[number]) => shown.push(listener),
  });
  return { page, dataset, stored, shown: (persisted: boolean) => shown.map((each) => each({ persisted })) };
}

const cookies = fc
  .array(
    fc.oneof(
      fc.constantFrom('__cookie_consent=true', '__cookie_consent=false', '__cookie_consent=', 'a=1'),
      fc.string(),
    ),
    { maxLength: 4 },
  )
  .map((all) => all.join('; '));

itForAll([cookies])(
  'reads the cookie at the start and sets the flag, whatever other cookies exist [rows 250–251, 462–463]',
  (cookie) => {
    const { dataset, stored } = pageWith(cookie);
    expect(dataset.consent).toBe(readConsent(cookie) ?? 'asked');
    expect(stored.get('plausible_ignore')).toBe(ignoreFlag(readConsent(cookie)));
  },
);

it('reads the cookie again only if the page comes from the back-forward cache', () => {
  const { page, dataset, shown } = pageWith('');
  page.cookie = '__cookie_consent=false';
  shown(false);
  expect(dataset.consent).toBe('asked');
  shown(true);
  expect(dataset.consent).toBe('false');
});

it('still asks if storage is denied', () => {
  const { dataset } = pageWith('', () => {
    throw new Error('denied');
  });
  expect(dataset.consent).toBe('asked');
});
