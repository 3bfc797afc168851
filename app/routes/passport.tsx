import { data, redirect } from 'react-router';
import { Shell } from '#app/features/layout/shell.tsx';
import { ownSound, PIECES } from '#app/features/production/own-sound-props.ts';
import { PASSPORT_PAGE } from '#app/features/production/passport-page.messages.ts';
import { NoPassport, PassportPage } from '#app/features/production/passport-page.tsx';
import { addressOf, pageMeta, pageServices, unlistedMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import { announcementAt } from '#domain/shopfront/announcements.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/passport.ts';

/** Never cached or listed: it shows whether the pickup is yours, and anyone with the box has the address. */
export const handle: PageRule = { open: true, personal: true, unlisted: true };

export async function loader({ context, request, params: { serial } }: Route.LoaderArgs) {
  const { form, passport, session, said } = context.get(pageServices);
  const language = languageOf(new URL(request.url).pathname);
  const path = inLanguage(passportPath(serial), language);
  const found = await passport(serial, await session(request), language);
  if (found.kind === 'moved') throw redirect(found.to, 301);
  if (found.kind === 'none') return data({ path, view: undefined }, { status: 404 });
  const refused = form?.form === 'account' && form.action === 'claim' ? form.refused : undefined;
  const sound = ownSound(found.view.passport.voices);
  return data({
    path,
    view: {
      ...found.view,
      refused,
      sound,
      pieces: PIECES,
      greeting: announcementAt(said(), 'passport', language),
    },
  });
}

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const { title, description, none } = PASSPORT_PAGE[language];
  const { view } = args.loaderData;
  if (!view) return pageMeta(none.title, none.description);
  const { serial, name } = view.passport;
  return unlistedMeta({
    ...address,
    title: title(serial, name, view.refused !== undefined),
    description: description(serial),
  });
};

export default function Passport({ loaderData: { path, view } }: Route.ComponentProps) {
  return (
    <Shell path={path} ground={view ? 'ink' : 'paper'} footer={view ? 'large' : 'small'} tall={!view}>
      {view ? <PassportPage view={view} {...view} /> : <NoPassport />}
    </Shell>
  );
}
