import { Shell } from '#app/features/layout/shell.tsx';
import { ShopPage } from '#app/features/shop/shop-page.tsx';
import { configuratorTiles, productTiles } from '#app/features/shop/tiles.ts';
import { pageServices } from '#app/page-context.ts';
import { cardMeta, pageMeta } from '#app/page-meta.ts';
import { productByType } from '#domain/catalogue.ts';
import { cardPicture } from '#domain/pictures.ts';
import type { PageRule } from '#server/page-rule.ts';
import type { Route } from './+types/shop.ts';

export const handle: PageRule = { kept: { room: 1 } };

export async function loader({ context }: Route.LoaderArgs) {
  const { prices, publicUrl } = context.get(pageServices);
  const list = await prices();
  return {
    publicUrl,
    configurators: configuratorTiles(list),
    products: productTiles(list),
    listed: list !== undefined,
  };
}

const TITLE = 'Shop';
const DESCRIPTION =
  'Eight types of guitar and bass pickups, wound to order in Leipzig, and three you configure yourself.';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...cardMeta({
    publicUrl: loaderData?.publicUrl ?? '',
    path: '/shop',
    title: TITLE,
    description: DESCRIPTION,
    picture: cardPicture(productByType('HUMBUCKER')),
  }),
];

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path="/shop">
      <ShopPage
        configurators={loaderData.configurators}
        products={loaderData.products}
        listed={loaderData.listed}
      />
    </Shell>
  );
}
