import { BuiltToLast } from '#app/features/landing/built-to-last.tsx';
import { Favourites } from '#app/features/landing/favourites.tsx';
import { Hero } from '#app/features/landing/hero.tsx';
import { Tailormade } from '#app/features/landing/tailormade.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { ShippingTeaser } from '#app/features/shipping/shipping-teaser.tsx';
import { pageServices } from '#app/page-context.ts';
import { pageMeta } from '#app/page-meta.ts';
import { formatEuro } from '#domain/money.ts';
import type { Route } from './+types/landing.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { stratocaster, humbucker } = await context.get(pageServices).prices();
  return {
    stratocaster: stratocaster === undefined ? undefined : formatEuro(stratocaster),
    humbucker: humbucker === undefined ? undefined : formatEuro(humbucker),
  };
}

export const meta: Route.MetaFunction = () =>
  pageMeta(
    'Unleash the Thunder',
    'Guitar and bass pickups, wound by hand in Leipzig: eight types to order, three to build yourself.',
  );

export default function Landing({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path="/" ground="over">
      <Hero />
      <Favourites {...loaderData} />
      <BuiltToLast />
      <Tailormade />
      <ShippingTeaser />
    </Shell>
  );
}
