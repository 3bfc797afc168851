import { DESK_MESSAGES } from '#app/desk/desk.messages.ts';
import { Shell } from '#app/features/layout/shell.tsx';
import { LISTEN_MESSAGES } from '#app/features/listening/listen.messages.ts';
import { ListenPage } from '#app/features/listening/listen-page.tsx';
import { listenProps, listenTitle } from '#app/features/listening/listen-props.ts';
import { Island } from '#app/islands/island.tsx';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { listenPath } from '#domain/listening/listen-choice.ts';
import { listenQuery, readPicks } from '#domain/listening/listen-query.ts';
import { breadcrumbs } from '#domain/pages/structured-data.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/listen.ts';

/** The number of choices of two or three pickups is unlimited, so the cache keeps the latest ones. */
export const handle: PageRule = {
  isOnInk: true,
  kept: { room: 100, query: (query) => listenQuery(readPicks(query)) },
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { prices } = context.get(pageServices);
  const { pathname: path, searchParams } = new URL(request.url);
  return { path, props: listenProps(searchParams, await prices(), languageOf(path)) };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path: canonical, language } = addressOf(args);
  const { props } = args.loaderData;
  const title = listenTitle(props, language);
  const { description } = LISTEN_MESSAGES[language];
  const path = inLanguage(listenPath(props.picks), language);
  return publicMeta({ publicUrl, path, canonical, title, description }, [
    breadcrumbs(publicUrl, [DESK_MESSAGES[language].title, canonical]),
  ]);
};

export default function Listen({ loaderData: { path, props } }: Route.ComponentProps) {
  return (
    <Shell path={path} ground="ink">
      <Island name="listen" component={ListenPage} props={props} until="input" />
    </Shell>
  );
}
