import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageServices } from '#app/page/page.ts';
import type { PageServices } from '#server/pages/open-page-services.ts';
import { loader } from './kit.tsx';

function load(testMode: boolean) {
  const context = new RouterContextProvider();
  context.set(pageServices, { testMode } as PageServices);
  const url = new URL('https://shop.example.org/de/sandbox/kit');
  const args = { context, request: new Request(url), url, params: {}, pattern: '/de/sandbox/kit' };
  return () => loader(args as unknown as Parameters<typeof loader>[0]);
}

it('answers in test mode only', () => {
  expect(load(true)()).toEqual({ language: 'de' });
  expect(load(false)).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }));
});

/** Not visible by themselves: the logo in the header, a photograph, the icon of players, and shared parts without a look. */
const NOT_SHOWN = [
  'arrow-out',
  'cart-mark',
  'early-script',
  'figure-words',
  'home-link',
  'logo',
  'missing-prices',
  'photo',
  'play-icon',
  'whole',
];

it('shows every primitive of app/ui', () => {
  const shown = readFileSync('app/features/kit/kit-page.tsx', 'utf8').match(
    /(?<=#app\/ui\/)[\w-]+(?=\.tsx)/g,
  );
  const all = globSync('app/ui/*.tsx').map((file) => basename(file, '.tsx'));
  expect([...(shown ?? []), ...NOT_SHOWN].sort()).toEqual(all.sort());
});
