import { Shell } from '#app/features/layout/shell.tsx';
import { GUITAR_PAGE_MESSAGES } from '#app/guitar/guitar-page.messages.tsx';
import { GuitarPage } from '#app/guitar/guitar-page.tsx';
import { guitarProps } from '#app/guitar/guitar-props.ts';
import { Island } from '#app/islands/island.tsx';
import { publicMetaOf } from '#app/page/page.ts';
import { readGuitar, writeGuitar } from '#domain/guitar/guitar.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/your-guitar.ts';

/** The number of guitars is unlimited, so the cache keeps the latest linked ones. */
export const handle: PageRule = {
  kept: {
    room: 50,
    query(query) {
      const guitar = readGuitar(query);
      return guitar ? writeGuitar(guitar) : new URLSearchParams();
    },
  },
};

export function loader({ request }: Route.LoaderArgs) {
  const { pathname: path, searchParams } = new URL(request.url);
  return { path, props: guitarProps(searchParams) };
}

export const meta: Route.MetaFunction = publicMetaOf(GUITAR_PAGE_MESSAGES);

export default function YourGuitar({ loaderData: { path, props } }: Route.ComponentProps) {
  return (
    <Shell path={path}>
      <Island name="your-guitar" component={GuitarPage} props={props} until="input" />
    </Shell>
  );
}
