import { data, redirect } from 'react-router';
import { Shell } from '#app/features/layout/shell.tsx';
import { NoPassport } from '#app/features/production/no-passport.tsx';
import { ownSound, PIECES } from '#app/features/production/own-sound-props.ts';
import { PassportPage } from '#app/features/production/passport-page.tsx';
import { pageServices } from '#app/page/page-context.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import { wordsAt } from '#domain/shopfront/said.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/passport.ts';

/** Never kept and on no list: it says whether it is yours, and whoever has the box has the address. */
export const handle: PageRule = { open: true, personal: true, unlisted: true };

export async function loader({ context, request, params: { serial } }: Route.LoaderArgs) {
  const { form, passport, session, said } = context.get(pageServices);
  const found = await passport(serial, await session(request));
  if (found.kind === 'moved') throw redirect(found.to, 301);
  if (found.kind === 'none') return data({ path: passportPath(serial), view: undefined }, { status: 404 });
  const refused = form?.form === 'account' && form.action === 'claim' ? form.refused : undefined;
  const sound = ownSound(found.view.passport.voices);
  return data({
    path: passportPath(serial),
    view: { ...found.view, refused, sound, pieces: PIECES, greeting: wordsAt(said(), 'passport') },
  });
}

export const meta: Route.MetaFunction = ({ loaderData: { view } }) => {
  if (!view) return pageMeta('No such pickup', 'No pickup was measured under this number.');
  const { serial, name } = view.passport;
  return pageMeta(
    `${view.refused ? 'Not noted: ' : ''}${serial}, ${name}`,
    `Passport of pickup ${serial}: how it was wound, what it measures, how it is wired and mended.`,
  );
};

export default function Passport({ loaderData: { path, view } }: Route.ComponentProps) {
  return (
    <Shell path={path} ground={view ? 'ink' : 'paper'} footer={view ? 'large' : 'small'} tall={!view}>
      {view ? <PassportPage view={view} {...view} /> : <NoPassport />}
    </Shell>
  );
}
