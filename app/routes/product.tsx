import { data } from 'react-router';
import { NotFound } from '#app/features/layout/not-found.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { DrawingSection } from '#app/features/product/drawing-section.tsx';
import { drawingSize } from '#app/features/product/drawing-size.ts';
import { MakerSection } from '#app/features/product/maker-section.tsx';
import { productProps } from '#app/features/product/product-props.ts';
import { ProductStage } from '#app/features/product/product-stage.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageServices } from '#app/page-context.ts';
import { productBySlug } from '#domain/catalogue.ts';
import { COMPANY } from '#domain/company.ts';
import type { Route } from './+types/product.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const product = productBySlug(params.slug);
  if (!product) return data(null, { status: 404 });
  const prices = await context.get(pageServices).prices();
  const props = productProps(product, prices, new URL(request.url).searchParams);
  return data({ product, props }, { status: 200 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.product.name} · ${COMPANY.shopName}` },
        { name: 'description', content: `${loaderData.product.tone} ${loaderData.product.intro}` },
        { tagName: 'link', rel: 'canonical', href: `/shop/${loaderData.product.slug}` },
      ]
    : [];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <Shell path="/shop" ground="ink" footer="small">
        <NotFound />
      </Shell>
    );
  }
  const { product, props } = loaderData;
  return (
    <Shell path={`/shop/${product.slug}`}>
      <Island name="product" component={ProductStage} props={props} />
      <DrawingSection
        name={product.name}
        intro={product.intro}
        drawing={props.drawing}
        size={drawingSize(product)}
        figure={props.models ? 4 : 3}
      />
      <MakerSection product={product} />
    </Shell>
  );
}
