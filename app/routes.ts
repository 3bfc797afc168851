import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { BILINGUAL_PAGES, OTHER_LANGUAGES } from '../domain/languages.ts';
import { PAGES } from './features/admin/pages.ts';

/** Files of pages that are not named after their address. */
const FILES: { readonly [Page in (typeof BILINGUAL_PAGES)[number]]?: string } = {
  '/shop/:slug': 'product',
  '/blog/:slug': 'article',
  '/configurator/:build': 'build',
  '/privacy': 'legal',
  '/terms': 'legal',
  '/return': 'legal',
  '/shipping': 'legal',
  '/imprint': 'legal',
  '/accessibility': 'legal',
  '/p/:serial': 'passport',
  '/verify/:token': 'verify',
  '/reset/:token': 'new-password',
};

/** A page in every language: English here, German under `/de` (`domain/languages.ts`). */
const inBoth = (path: string, file: string) =>
  [path, ...OTHER_LANGUAGES.map((language) => `${language}/${path}`)].map((address) =>
    route(address, file, { id: address }),
  );

export default [
  index('routes/landing.tsx'),
  ...OTHER_LANGUAGES.map((language) => route(language, 'routes/landing.tsx', { id: language })),
  ...BILINGUAL_PAGES.filter((page) => page !== '/').flatMap((page) =>
    inBoth(page.slice(1), `routes${FILES[page] ? `/${FILES[page]}` : page}.tsx`),
  ),
  ...inBoth('blog/feed.xml', 'routes/feed.tsx'),
  ...['model/pickups.csv', 'model/pickups.json', 'model/curves.csv'].map((path) =>
    route(path, 'routes/model-data.tsx', { id: path }),
  ),
  ...inBoth('order/:token', 'routes/order.tsx'),
  route('p/:serial/sweep.csv', 'routes/passport-sweep.tsx'),
  ...Object.keys(PAGES).flatMap((path) => inBoth(path, 'routes/workshop.tsx')),
  ...inBoth('workshop/first', 'routes/workshop-unstaffed.tsx'),
  ...inBoth('workshop/first/:token', 'routes/workshop-first.tsx'),
  ...inBoth('sandbox/kit', 'routes/kit.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
