import { data } from 'react-router';
import { PaymentKeys } from '#app/buying/express/payment-keys.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { MakerSection } from '#app/features/maker/maker-section.tsx';
import { ArticleSection } from '#app/features/products/article/article-section.tsx';
import { StaticRows } from '#app/features/products/bench/static-rows.tsx';
import { ProductIsland } from '#app/features/products/product-island.tsx';
import { productProps } from '#app/features/products/product-props.ts';
import { Island } from '#app/islands/island.tsx';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { breadcrumbs, productThing } from '#domain/pages/structured-data.ts';
import { productBySlug, productQuery, readProductQuery } from '#domain/products/catalogue.ts';
import { cardPicture } from '#domain/products/pictures.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/product.ts';

export const handle: PageRule = {
  params: PRODUCTS.map(({ slug }) => ({ slug })),
  kept: {
    // Every product in every flavor and in none, bundle, colour and lead; `routes.test.ts` counts them.
    room: 1240,
    query(query, { slug = '' }) {
      const product = productBySlug(slug);
      return product ? productQuery(readProductQuery(product, query)) : new URLSearchParams();
    },
  },
  pays: true,
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const product = productBySlug(params.slug);
  if (!product) throw data(null, { status: 404 });
  const { pathname: path, searchParams } = new URL(request.url);
  const { prices, payment, said } = context.get(pageServices);
  const props = productProps(product, await prices(), searchParams, said(), languageOf(path));
  const { notices, pauses } = said();
  return { path, product, props, payment, notices, pauses };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path, language } = addressOf(args);
  const { product, props, pauses } = args.loaderData;
  const { name: title } = product;
  const { tone, intro } = PRODUCT_MESSAGES[product.type][language];
  const description = `${tone} ${intro}`;
  return publicMeta({ publicUrl, path, title, description, picture: cardPicture(product, language) }, [
    breadcrumbs(publicUrl, ['Shop', inLanguage('/shop', language)], [title, path]),
    productThing(publicUrl, product, props.prices, pauses, language),
  ]);
};

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { path, product, props, payment, notices } = loaderData;
  return (
    <Shell path={path}>
      <PaymentKeys payment={payment} />
      {/* Without prices it has to request them. */}
      <Island name="product" component={ProductIsland} props={props} until={props.prices && 'input'} />
      <StaticRows product={product} props={props} />
      <ArticleSection product={product} />
      <MakerSection names={[product.name]} drawing={product.sheet.number} notices={notices} />
    </Shell>
  );
}
