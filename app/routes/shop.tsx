import { Shell } from '#app/features/layout/shell.tsx';
import { ShopPage } from '#app/features/shop/shop-page.tsx';
import { configuratorTiles, productTiles } from '#app/features/shop/tiles.ts';
import { pageServices } from '#app/page-context.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { Route } from './+types/shop.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const prices = await context.get(pageServices).prices();
  return { configurators: configuratorTiles(prices), products: productTiles(prices) };
}

export const meta: Route.MetaFunction = () =>
  pageMeta(
    'Shop',
    'Eight types of guitar and bass pickups, wound to order in Leipzig, and three you configure yourself.',
  );

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path="/shop">
      <ShopPage {...loaderData} />
    </Shell>
  );
}
