import { Shell } from '#app/features/layout/shell.tsx';
import { MEASURE_MESSAGES } from '#app/features/measure/measure.messages.ts';
import { MeasurePage } from '#app/features/measure/measure-page.tsx';
import { measureProps } from '#app/features/measure/measure-props.ts';
import { Island } from '#app/islands/island.tsx';
import { publicMetaOf } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/measure.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname;
  return { path, props: measureProps(languageOf(path)) };
}

export const meta: Route.MetaFunction = publicMetaOf(MEASURE_MESSAGES);

export default function Measure({ loaderData: { path, props } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small">
      <Island name="measure" component={MeasurePage} props={props} until="touch" />
    </Shell>
  );
}
