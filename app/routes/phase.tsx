import { Shell } from '#app/features/layout/shell.tsx';
import { PHASE_MESSAGES } from '#app/features/phase/phase.messages.ts';
import { PhasePage } from '#app/features/phase/phase-page.tsx';
import { phaseProps, readAsked } from '#app/features/phase/phase-props.ts';
import { Island } from '#app/islands/island.tsx';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import { writePhaseQuestion } from '#domain/phase/write-question.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/phase.ts';

/** The number of questions is unlimited, so the cache keeps the latest ones. */
export const handle: PageRule = {
  kept: {
    room: 100,
    query: (query) => writePhaseQuestion(readAsked(query).question),
  },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = context.get(pageServices);
  const { pathname: path, searchParams } = new URL(request.url);
  return { path, props: phaseProps(searchParams, await prices(), languageOf(path)) };
}

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const { page: title, description } = PHASE_MESSAGES[language];
  return publicMeta({ ...address, title, description });
};

export default function Phase({ loaderData: { path, props } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small">
      <Island name="phase" component={PhasePage} props={props} until="touch" />
    </Shell>
  );
}
