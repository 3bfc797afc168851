import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Pages that navigation and footer name already and that are still to be written. */
const UNWRITTEN = ['blog', 'privacy', 'terms', 'return'];

export default [
  index('routes/landing.tsx'),
  route('shop', 'routes/shop.tsx'),
  route('shop/:slug', 'routes/product.tsx'),
  route('listen', 'routes/listen.tsx'),
  route('configurator', 'routes/configurator.tsx'),
  route('configurator/:build', 'routes/build.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('shipping', 'routes/shipping.tsx'),
  route('about', 'routes/about.tsx'),
  route('imprint', 'routes/imprint.tsx'),
  ...['withdraw', 'de/withdraw'].map((path) => route(path, 'routes/withdraw.tsx', { id: path })),
  ...['data', 'de/data'].map((path) => route(path, 'routes/data.tsx', { id: path })),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('verify/:token', 'routes/verify.tsx'),
  route('reset', 'routes/reset.tsx'),
  route('reset/:token', 'routes/new-password.tsx'),
  route('account', 'routes/account.tsx'),
  ...UNWRITTEN.map((path) => route(path, 'routes/unwritten.tsx', { id: `unwritten/${path}` })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
