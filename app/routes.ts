import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { OTHER_LANGUAGES } from '../domain/languages.ts';
import { PAGES } from './features/admin/pages.ts';

/** Pages with English here and German under `/de` (`domain/languages.ts`). */
const LEGAL = ['privacy', 'terms', 'return', 'shipping', 'imprint', 'accessibility'];

/** A page in every language: English here, German under `/de` (`domain/languages.ts`). */
const inBoth = (path: string, file: string) =>
  [path, ...OTHER_LANGUAGES.map((language) => `${language}/${path}`)].map((address) =>
    route(address, file, { id: address }),
  );

export default [
  index('routes/landing.tsx'),
  ...OTHER_LANGUAGES.map((language) => route(language, 'routes/landing.tsx', { id: language })),
  ...inBoth('shop', 'routes/shop.tsx'),
  ...inBoth('shop/:slug', 'routes/product.tsx'),
  ...inBoth('blog', 'routes/blog.tsx'),
  ...inBoth('blog/feed.xml', 'routes/feed.tsx'),
  ...inBoth('blog/:slug', 'routes/article.tsx'),
  ...inBoth('listen', 'routes/listen.tsx'),
  ...inBoth('configurator', 'routes/configurator.tsx'),
  ...inBoth('configurator/:build', 'routes/build.tsx'),
  ...inBoth('cart', 'routes/cart.tsx'),
  ...inBoth('checkout', 'routes/checkout.tsx'),
  ...inBoth('wiring', 'routes/wiring.tsx'),
  ...inBoth('model', 'routes/model.tsx'),
  ...inBoth('workbench', 'routes/workbench.tsx'),
  ...inBoth('your-guitar', 'routes/your-guitar.tsx'),
  ...inBoth('finder', 'routes/finder.tsx'),
  ...inBoth('measure', 'routes/measure.tsx'),
  ...inBoth('your-recording', 'routes/your-recording.tsx'),
  ...inBoth('phase', 'routes/phase.tsx'),
  ...['model/pickups.csv', 'model/pickups.json', 'model/curves.csv'].map((path) =>
    route(path, 'routes/model-data.tsx', { id: path }),
  ),
  ...inBoth('about', 'routes/about.tsx'),
  ...LEGAL.flatMap((page) => inBoth(page, 'routes/legal.tsx')),
  ...inBoth('withdraw', 'routes/withdraw.tsx'),
  ...inBoth('data', 'routes/data.tsx'),
  ...inBoth('repair', 'routes/repair.tsx'),
  ...inBoth('login', 'routes/login.tsx'),
  ...inBoth('register', 'routes/register.tsx'),
  ...inBoth('verify/:token', 'routes/verify.tsx'),
  ...inBoth('reset', 'routes/reset.tsx'),
  ...inBoth('reset/:token', 'routes/new-password.tsx'),
  ...inBoth('account', 'routes/account.tsx'),
  ...inBoth('order/:token', 'routes/order.tsx'),
  ...inBoth('p/:serial', 'routes/passport.tsx'),
  route('p/:serial/sweep.csv', 'routes/passport-sweep.tsx'),
  ...Object.keys(PAGES).flatMap((path) => inBoth(path, 'routes/workshop.tsx')),
  ...inBoth('workshop/first', 'routes/workshop-unstaffed.tsx'),
  ...inBoth('workshop/first/:token', 'routes/workshop-first.tsx'),
  ...inBoth('sandbox/kit', 'routes/kit.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
