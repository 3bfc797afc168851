import { Shell } from '#app/features/layout/shell.tsx';
import { RecordingPage } from '#app/features/recording/recording-page.tsx';
import { recordingProps } from '#app/features/recording/recording-props.ts';
import { Island } from '#app/islands/island.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { cardMeta, dataMeta, pageMeta } from '#app/page/page-meta.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/your-recording.ts';

export const handle: PageRule = { kept: { room: 1 }, isOnInk: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { prices, publicUrl } = context.get(pageServices);
  return { publicUrl, props: recordingProps(await prices()) };
}

const PATH = '/your-recording';
const TITLE = 'Your recording, our winding';
const DESCRIPTION =
  'Bring a dry take, say what you played it on, and hear it as our pickups would have sent it down the same cable, blind if you like. It never leaves your browser.';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { publicUrl } = loaderData;
  return [
    ...pageMeta(TITLE, DESCRIPTION),
    ...cardMeta({ publicUrl, path: PATH, title: TITLE, description: DESCRIPTION }),
    ...dataMeta(breadcrumbs(publicUrl, [TITLE, PATH])),
  ];
};

export default function YourRecording({ loaderData }: Route.ComponentProps) {
  return (
    <Shell path={PATH} ground="ink" footer="small">
      <Island name="your-recording" component={RecordingPage} props={loaderData.props} until="touch" />
    </Shell>
  );
}
