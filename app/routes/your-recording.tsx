import { Shell } from '#app/features/layout/shell.tsx';
import { RECORDING_MESSAGES } from '#app/features/recording/recording.messages.ts';
import { RecordingPage } from '#app/features/recording/recording-page.tsx';
import { recordingProps } from '#app/features/recording/recording-props.ts';
import { Island } from '#app/islands/island.tsx';
import { pageServices, publicMetaOf } from '#app/page/page.ts';
import { languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/your-recording.ts';

export const handle: PageRule = { kept: { room: 1 }, isOnInk: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = context.get(pageServices);
  const path = new URL(request.url).pathname;
  return { path, props: recordingProps(await prices(), languageOf(path)) };
}

export const meta: Route.MetaFunction = publicMetaOf(RECORDING_MESSAGES);

export default function YourRecording({ loaderData: { path, props } }: Route.ComponentProps) {
  return (
    <Shell path={path} ground="ink" footer="small">
      <Island name="your-recording" component={RecordingPage} props={props} until="touch" />
    </Shell>
  );
}
