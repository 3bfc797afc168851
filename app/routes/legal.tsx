import type { ComponentProps } from 'react';
import { data } from 'react-router';
import { LanguageSwitch } from '#app/features/layout/language-switch.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { LegalPage } from '#app/features/legal/legal-page.tsx';
import { legalText } from '#app/features/legal/legal-texts.ts';
import { FeeTable } from '#app/features/shipping/fee-table.tsx';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { Notice } from '#app/ui/notice.tsx';
import { languageOf } from '#domain/languages.ts';
import { breadcrumbs, organization } from '#domain/pages/structured-data.ts';
import { announcementAt } from '#domain/shopfront/announcements.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/legal.ts';

export const handle: PageRule = { kept: { room: 1 } };

export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname;
  if (!legalText(path)) throw data(null, { status: 404 });
  const { publicUrl, said } = context.get(pageServices);
  const language = languageOf(path);
  const isShipping = /\/shipping$/.test(path);
  const of = (place: 'away' | 'delivery') =>
    isShipping ? announcementAt(said(), place, language) : undefined;
  return { path, publicUrl, away: of('away'), delivery: of('delivery') };
}

export const meta: Route.MetaFunction = (args) => {
  const { publicUrl, path } = addressOf(args);
  const text = legalText(path);
  if (!text) return [];
  const { title, description } = text.frontmatter;
  return publicMeta({ publicUrl, path, title, description }, [
    organization(publicUrl),
    breadcrumbs(publicUrl, [title, path]),
  ]);
};

export default function Legal({ loaderData: { path, publicUrl, away, delivery } }: Route.ComponentProps) {
  const text = legalText(path);
  return (
    <Shell path={path} footer="small">
      {text ? (
        <LegalPage
          path={path}
          publicUrl={publicUrl}
          text={text}
          aside={<LanguageSwitch path={path} />}
          parts={{ FeeTable: withWords(away, delivery) }}
        />
      ) : null}
    </Shell>
  );
}

const withWords =
  (away: string | undefined, delivery: string | undefined) => (props: ComponentProps<typeof FeeTable>) => (
    <>
      {away ? <Notice className="mb-24">{away}</Notice> : null}
      <FeeTable {...props} />
      {delivery ? <p className="mt-16">{delivery}</p> : null}
    </>
  );
