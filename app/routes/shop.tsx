import { Shell } from '#app/features/layout/shell.tsx';
import { SHOP_MESSAGES } from '#app/features/shop/shop.messages.ts';
import { ShopPage } from '#app/features/shop/shop-page.tsx';
import { configuratorTiles, productTiles } from '#app/features/shop/tiles.ts';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import { breadcrumbs, shopList } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/shop.ts';

export const handle: PageRule = { kept: { room: 1 } };

export async function loader({ context, request }: Route.LoaderArgs) {
  const list = await context.get(pageServices).prices();
  const path = new URL(request.url).pathname;
  const language = languageOf(path);
  return {
    path,
    configurators: configuratorTiles(list, language),
    products: productTiles(list, language),
    listed: list !== undefined,
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path, language } = addressOf(args);
  const { title, description } = SHOP_MESSAGES[language];
  return publicMeta({ publicUrl, path, title, description }, [
    breadcrumbs(publicUrl, [title, path]),
    shopList(publicUrl, language),
  ]);
};

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path={loaderData.path}>
      <ShopPage
        configurators={loaderData.configurators}
        products={loaderData.products}
        listed={loaderData.listed}
      />
    </Shell>
  );
}
