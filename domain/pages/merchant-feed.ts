import { COMPANY } from '../company.ts';
import { inLanguage, type Language } from '../languages.ts';
import { cardPicture } from '../products/pictures.ts';
import { PRODUCT_MESSAGES } from '../products/product.messages.ts';
import { PRODUCTS } from '../products/products.ts';
import { xmlElement, xmlText } from '../xml.ts';
import { itemsOf, type Selling } from './sold-items.ts';
import { CATEGORY, largest, plainPrice } from './structured-data.ts';

/** Elements of these names with text. */
const elementsOf = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, text]) => xmlElement(name, xmlText(text)));

/**
 * Every stock pickup as an RSS 2.0 feed in Google's product data specification, which other merchants' services read, too.
 * Prices contain German VAT. Pickups are hand-made without a GTIN, so brand and article number identify them. Shipping
 * fees are set in the merchant account, from the shipping policy.
 */
export function merchantFeed(selling: Selling, language: Language): string {
  const items = PRODUCTS.flatMap((product) => {
    const { tone, intro } = PRODUCT_MESSAGES[product.type][language];
    return itemsOf(product, selling, language).map(({ sku, features, url, price, isPaused }) =>
      elementsOf({
        'g:id': sku,
        'g:title': [product.name, ...features].join(', '),
        'g:description': `${tone} ${intro}`,
        'g:link': url,
        'g:image_link': selling.publicUrl + largest(cardPicture(product)),
        'g:availability': isPaused ? 'out_of_stock' : 'in_stock',
        'g:price': `${plainPrice(price)} EUR`,
        'g:condition': 'new',
        'g:brand': COMPANY.shopName,
        'g:mpn': sku,
        'g:item_group_id': product.type,
        'g:color': features[2],
        'g:product_type': CATEGORY[language],
      }),
    );
  });
  const channel = elementsOf({
    title: COMPANY.shopName,
    link: selling.publicUrl + inLanguage('/shop', language),
    description: CATEGORY[language],
  });
  const rows = items.map((item) => `\n${xmlElement('item', item)}`);
  const rss = xmlElement('rss', xmlElement('channel', [...channel, ...rows, '\n']), {
    version: '2.0',
    'xmlns:g': 'http://base.google.com/ns/1.0',
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rss}\n`;
}
