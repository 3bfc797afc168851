import type { ComponentType } from 'react';
import { data, redirect } from 'react-router';
import { enter, frameOf } from '#app/features/admin/enter.server.ts';
import { PAGES, type PagePath, type WorkshopPage } from '#app/features/admin/pages.ts';
import { BareShell } from '#app/features/layout/shell.tsx';
import { pageMeta } from '#app/page/page.ts';
import { inLanguage, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { Route } from './+types/workshop.ts';

/** For the makers only, never cached. */
export const handle: PageRule = { personal: true, unlisted: true, open: true };

const components = new Map<PagePath, ComponentType<object>>();

export async function loader({ context, request, params, pattern }: Route.LoaderArgs) {
  const reads = await enter(context, request);
  const path = pattern.replace(/^\/?(de\/)?/, '') as PagePath;
  const page: WorkshopPage = PAGES[path];
  const to = await page.leadsTo?.(reads);
  if (to) throw redirect(inLanguage(to, reads.language));
  const query = new URL(request.url).searchParams;
  const [frame, props, component] = await Promise.all([
    frameOf(reads),
    page.read(reads, { params, query }),
    page.load(),
  ]);
  if (!props) throw data(null, { status: 404 });
  components.set(path, component.default);
  return { path, props: { frame, ...props } };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { title, description } = PAGES[loaderData.path].meta(languageOf(location.pathname), loaderData.props);
  return pageMeta(title, description);
};

/** Renders the page. The browser hydrates it from its path and props (`hydrate-workshop.ts`). */
export default function Workshop({ loaderData: { path, props } }: Route.ComponentProps) {
  const Page = components.get(path);
  return (
    <BareShell asks={false}>
      <div data-workshop={path}>{Page ? <Page {...props} /> : null}</div>
      {/* Lists of a hundred orders: in an attribute each quotation mark would take six characters. */}
      <script
        type="application/json"
        id="workshop-props"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", so no tag can begin
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </BareShell>
  );
}
