import { COMPANY } from '../company.ts';
import { inLanguage, type Language } from '../languages.ts';
import { cardPicture } from '../products/pictures.ts';
import { PRODUCT_MESSAGES } from '../products/product.messages.ts';
import { PRODUCTS } from '../products/products.ts';
import { itemsOf, type Selling } from './sold-items.ts';
import { CATEGORY, largest, plainPrice } from './structured-data.ts';

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const inTags = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([tag, value]) => `<${tag}>${escapeXml(value)}</${tag}>`)
    .join('');

/**
 * Every stock pickup as an RSS 2.0 feed in Google's product data specification, which other merchants' services read, too.
 * Prices contain German VAT. Pickups are hand-made without a GTIN, so brand and article number identify them. Shipping
 * fees are set in the merchant account, from the shipping policy.
 */
export function merchantFeed(selling: Selling, language: Language): string {
  const items = PRODUCTS.flatMap((product) => {
    const { tone, intro } = PRODUCT_MESSAGES[product.type][language];
    return itemsOf(product, selling, language).map(({ sku, features, url, price, isPaused }) =>
      inTags({
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
  const channel = inTags({
    title: COMPANY.shopName,
    link: selling.publicUrl + inLanguage('/shop', language),
    description: CATEGORY[language],
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel}\n${items.map((item) => `<item>${item}</item>\n`).join('')}</channel></rss>\n`;
}
