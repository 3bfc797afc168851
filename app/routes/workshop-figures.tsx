import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { FIGURES } from '#app/features/admin/figures/figures.messages.ts';
import { FiguresIsland } from '#app/features/admin/figures/figures-page.tsx';
import { BareShell } from '#app/features/layout/shell.tsx';
import { Island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/page/page-meta.ts';
import { monthIn } from '#domain/admin/month-in.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop-figures.ts';

export const handle: PageRule = { personal: true, unlisted: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const [frame, figures] = await Promise.all([
    frameOf(reads),
    reads.figures(monthIn(new URL(request.url).searchParams.get('month'), 'this')),
  ]);
  return { frame, figures };
}

export const meta: Route.MetaFunction = ({ location }) => {
  const { title, description } = FIGURES[languageOf(location.pathname)];
  return pageMeta(title, description);
};

export default function WorkshopFigures({ loaderData: { frame, figures } }: Route.ComponentProps) {
  return (
    <BareShell asks={false}>
      <Island name="admin-figures" component={FiguresIsland} props={{ frame, figures }} />
    </BareShell>
  );
}
