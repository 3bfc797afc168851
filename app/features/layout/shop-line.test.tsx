import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#domain/languages.ts';
import type { ShopText } from '#domain/shopfront/text-places.ts';
import { ShopLine } from './shop-line.tsx';

const line = (language: Language, banner?: ShopText) =>
  renderToString(<ShopLine language={language} testMode={false} announces banner={banner} />);

it('shows a banner in its own languages, and the shipping offer in the others [case M8] [row D701]', () => {
  const link = { page: '/shop', words: 'See the shop' } as const;
  const english = { words: { en: 'The bench rests.' }, link };
  expect(line('en', english)).toMatch(/The bench rests\..*See the shop/);
  expect(line('de', english)).toBe(line('de'));
  expect(line('de')).toContain('/de/shipping');
  const both = { ...english, words: { en: 'The bench rests.', de: 'Die Werkbank ruht.' } };
  expect(line('de', both)).toContain('Die Werkbank ruht.');
  expect(line('de', both)).not.toContain('See the shop');
  const linked = line('de', { ...both, link: { ...link, german: 'Zum Shop' } });
  expect(linked).toMatch(/href="\/de\/shop">Zum Shop/);
});
