import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Language } from '../../domain/languages.ts';
import { BUILD_PAGES, WHOLE } from './builder.ts';
import { PRODUCT_PAGES } from './shopper.ts';

/** Every public page by its English address, and its devices in `every-page.spec.ts`. */

export type Device = 'phone' | 'desktop';

/** German text is longer, which phones show by resizing; the budgets apply to English pages. */
export const DEVICES = {
  phone: { language: 'en', viewport: { width: 390, height: 844 } },
  desktop: { language: 'de', viewport: { width: 1440, height: 900 } },
} as const satisfies Record<Device, { language: Language; viewport: object }>;

interface PublicPage {
  readonly path: string;
  readonly devices: readonly Device[];
  /** Its parts are checked by axe, in forced colours and on paper on another page of its kind. */
  readonly isAlike: boolean;
}

const onBoth = (path: string): PublicPage => ({ path, devices: ['phone', 'desktop'], isAlike: false });

/** Pages with the same code and other content: the first is opened on both devices, the others alternate. */
const inTurn = (paths: readonly string[]): PublicPage[] =>
  paths.map((path, index) =>
    index === 0 ? onBoth(path) : { path, devices: [index % 2 ? 'desktop' : 'phone'], isAlike: true },
  );

const ARTICLES = globSync('content/articles/*.mdx')
  .map((file) => basename(file, '.mdx'))
  .filter((name) => !name.endsWith('.de'))
  .map((name) => `/blog/${name}`);

/** By test. A new page fails `sharing.spec.ts` until it is listed here. */
export const PUBLIC_PAGES: Readonly<Record<string, readonly PublicPage[]>> = {
  'the landing page and the shop': ['/', '/shop'].map(onBoth),
  'product pages': inTurn([...PRODUCT_PAGES, '/shop/humbucker?flavor=hot']),
  'the configurators’ first steps': [onBoth('/configurator'), ...inTurn(Object.values(BUILD_PAGES))],
  'the configurators’ overviews': inTurn(Object.values(WHOLE)),
  'the listening page': inTurn(['/listen?a=stratocaster.vintage.neck&b=humbucker.hot.neck', '/listen']),
  'the guitar page': inTurn(['/your-guitar?guitar=stratocaster&pots=250&cable=3', '/your-guitar']),
  'the finder': inTurn(['/finder?type=humbucker&kohm=16.4&at=bridge&bright=2&loud=-1', '/finder']),
  'the lab pages': [
    ...['/measure', '/your-recording'].map(onBoth),
    ...inTurn(['/phase?keep=humbucker-neck&maker=seymour-duncan&jump=plus&ours=telecaster.bridge', '/phase']),
  ],
  'the blog': ['/blog', ...ARTICLES].map(onBoth),
  'the wiring, the model, the workbench and the about page': [
    '/wiring',
    '/model',
    '/workbench',
    '/about',
  ].map(onBoth),
  'legal pages': [
    ...['/return', '/shipping'].map(onBoth),
    ...inTurn(['/terms', '/privacy', '/imprint', '/accessibility']),
  ],
  'forms about orders and data': ['/withdraw', '/data', '/repair'].map(onBoth),
  'forms of accounts': [
    ...['/login', '/register'].map(onBoth),
    ...inTurn(['/reset', '/reset/none', '/verify/none']),
  ],
  'the empty cart and a page that does not exist': ['/cart', '/nothing'].map(onBoth),
};
