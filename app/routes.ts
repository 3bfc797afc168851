import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages that speak English here and German under `/de` (`domain/languages.ts`). */
const LEGAL = ['privacy', 'terms', 'return', 'shipping', 'imprint', 'accessibility'];

export default [
  index('routes/landing.tsx'),
  route('shop', 'routes/shop.tsx'),
  route('shop/:slug', 'routes/product.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/feed.xml', 'routes/feed.tsx'),
  route('blog/:slug', 'routes/article.tsx'),
  route('listen', 'routes/listen.tsx'),
  route('configurator', 'routes/configurator.tsx'),
  route('configurator/:build', 'routes/build.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('wiring', 'routes/wiring.tsx'),
  route('about', 'routes/about.tsx'),
  ...LEGAL.flatMap((page) => [page, `de/${page}`]).map((path) =>
    route(path, 'routes/legal.tsx', { id: `legal/${path}` }),
  ),
  ...['withdraw', 'de/withdraw'].map((path) => route(path, 'routes/withdraw.tsx', { id: path })),
  ...['data', 'de/data'].map((path) => route(path, 'routes/data.tsx', { id: path })),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('verify/:token', 'routes/verify.tsx'),
  route('reset', 'routes/reset.tsx'),
  route('reset/:token', 'routes/new-password.tsx'),
  route('account', 'routes/account.tsx'),
  ...['order', 'de/order'].map((path) => route(`${path}/:token`, 'routes/order.tsx', { id: path })),
  route('p/:serial', 'routes/passport.tsx'),
  route('workshop', 'routes/workshop.tsx'),
  route('workshop/orders/:number', 'routes/workshop-order.tsx'),
  route('workshop/bench', 'routes/workshop-next.tsx'),
  route('workshop/bench/:number/:piece', 'routes/workshop-bench.tsx'),
  route('workshop/returns', 'routes/workshop-returns.tsx'),
  route('workshop/figures', 'routes/workshop-figures.tsx'),
  route('workshop/prices', 'routes/workshop-prices.tsx'),
  route('workshop/leads', 'routes/workshop-leads.tsx'),
  route('workshop/codes', 'routes/workshop-codes.tsx'),
  route('workshop/find', 'routes/workshop-find.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
