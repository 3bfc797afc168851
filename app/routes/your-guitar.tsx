import { GuitarPage } from '#app/features/guitar/guitar-page.tsx';
import { guitarProps } from '#app/features/guitar/guitar-props.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { readGuitar, writeGuitar } from '#domain/guitar/guitar.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/your-guitar.ts';

/** Guitars are beyond counting: the last ones that links brought are kept. */
export const handle: PageRule = {
  kept: {
    room: 50,
    query(query) {
      const guitar = readGuitar(query);
      return guitar ? writeGuitar(guitar) : new URLSearchParams();
    },
  },
};

export function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServices);
  return { publicUrl, props: guitarProps(new URL(request.url).searchParams) };
}

const PATH = '/your-guitar';
const TITLE = 'Your guitar';
const DESCRIPTION =
  'Set your guitar once, its pots, capacitor, cable and amp, and every curve, figure and sound in the shop is that of your guitar. Kept in your browser, and nowhere else.';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { publicUrl } = loaderData;
  return [
    ...pageMeta(TITLE, DESCRIPTION),
    ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
    ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH])),
  ];
};

export default function YourGuitar({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path={PATH}>
      <Island name="your-guitar" component={GuitarPage} props={loaderData.props} />
    </Shell>
  );
}
