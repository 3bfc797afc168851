import { Shell } from '#app/features/layout/shell.tsx';
import { MeasurePage } from '#app/features/measure/measure-page.tsx';
import { measureProps } from '#app/features/measure/measure-props.ts';
import { Island } from '#app/islands/island.tsx';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { loadPublicUrl } from '#app/page/public-url.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/measure.ts';

export const handle: PageRule = { kept: { room: 1 } };

export const loader = loadPublicUrl;

const PATH = '/measure';
const TITLE = 'Measure your pickup';
const DESCRIPTION =
  'Two resistors, a cable and a sound card show what your pickup is: resistance, inductance, capacitance and losses, each with its doubt. Nothing leaves your browser.';

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl } }) => [
  ...pageMeta(TITLE, DESCRIPTION),
  ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
  ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH])),
];

export default function Measure() {
  return (
    <Shell path={PATH} footer="small">
      <Island name="measure" component={MeasurePage} props={measureProps()} until="touch" />
    </Shell>
  );
}
