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
  route('wiring', 'routes/wiring.tsx'),
  route('about', 'routes/about.tsx'),
  route('imprint', 'routes/imprint.tsx'),
  ...UNWRITTEN.map((path) => route(path, 'routes/unwritten.tsx', { id: `unwritten/${path}` })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
