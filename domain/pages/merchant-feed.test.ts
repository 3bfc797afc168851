import { expect, it } from 'vitest';
import { xmlError } from '../../assets/well-formed.ts';
import { toEuro } from '../money.ts';
import { SEED_PRICES } from '../prices/price-list.ts';
import { bundlesOf, choiceOfSku, flavorsOf, lookupKeyOf } from '../products/catalogue.ts';
import { PRODUCTS } from '../products/products.ts';
import { merchantFeed } from './merchant-feed.ts';

const PAUSE = { parts: { pickupType: 'TELECASTER', color: 'black' }, name: '', words: '' } as const;
const SELLING = {
  publicUrl: 'https://shop.example',
  prices: SEED_PRICES,
  pauses: [{ ...PAUSE, state: 'paused' } as const, { ...PAUSE, parts: {}, state: 'to order' } as const],
};

const tagsOf = (item: string) =>
  Object.fromEntries(Array.from(item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/g), ([, tag, value]) => [tag, value]));

it.each(['en', 'de'] as const)(
  'is well-formed and lists each article once, as sold in the shop: %s [row D864]',
  (language) => {
    const feed = merchantFeed(SELLING, language);
    expect(xmlError(feed.replace(/^<\?xml[^>]*\?>\n/, ''))).toBeUndefined();
    const items = feed.split('<item>').slice(1).map(tagsOf);
    const articles = PRODUCTS.map(
      (product) => flavorsOf(product).length * bundlesOf(product).length * product.colours.length,
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(articles.reduce((sum, count) => sum + count));
    for (const { id = '', price, availability, link, ...more } of items) {
      const choice = choiceOfSku(id);
      const key = choice && lookupKeyOf(choice);
      expect(price, id).toBe(`${toEuro(SEED_PRICES[key ?? 'humbucker_set']).toFixed(2)} EUR`);
      const isPaused = choice?.pickupType === 'TELECASTER' && choice.color === 'black';
      expect(availability, id).toBe(isPaused ? 'out_of_stock' : 'in_stock');
      expect(link).toMatch(
        language === 'de' ? /^https:\/\/shop\.example\/de\/shop\// : /^https:\/\/shop\.example\/shop\//,
      );
      expect(more).toMatchObject({
        condition: 'new',
        brand: 'Gewitter',
        mpn: id,
        item_group_id: choice?.pickupType,
        image_link: expect.stringMatching(/^https:\/\/shop\.example\/.+\.jpg$/),
      });
    }
  },
);
