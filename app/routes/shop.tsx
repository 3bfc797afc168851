import { Shell } from '#app/features/layout/shell.tsx';
import { ShopPage } from '#app/features/shop/shop-page.tsx';
import { configuratorTiles, productTiles } from '#app/features/shop/tiles.ts';
import { pageServices } from '#app/page/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { breadcrumbs, shopList } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
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

const PATH = '/shop';
const TITLE = 'Shop';
const DESCRIPTION =
  'Eight types of guitar and bass pickups, wound to order in Leipzig, and three you configure yourself.';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
  ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH]), shopList(publicUrl)),
];

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path={PATH}>
      <ShopPage
        configurators={loaderData.configurators}
        products={loaderData.products}
        listed={loaderData.listed}
      />
    </Shell>
  );
}
