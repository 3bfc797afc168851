import { LanguageSwitch } from '#app/features/layout/language-switch.tsx';
import { Shell } from '#app/features/layout/shell.tsx';
import { DATA_MESSAGES } from '#app/features/privacy/data.messages.ts';
import {
  CorrectionSent,
  DataLinkPage,
  DataLinkRefused,
  DeletionDone,
} from '#app/features/privacy/data-link-page.tsx';
import { DataPage, DataSent } from '#app/features/privacy/data-page.tsx';
import { MEND } from '#app/forms/field-errors.messages.ts';
import { addressOf, pageServices, publicMeta } from '#app/page/page.ts';
import { dayWords } from '#domain/calendar/format-moment.ts';
import { type Language, languageOf } from '#domain/languages.ts';
import type { PageRule } from '#server/http/page-rule.ts';
import type { DataState, LinkState } from '#server/pages/forms/form-state.ts';
import type { PageServices } from '#server/pages/open-page-services.ts';
import type { Route } from './+types/data.ts';

/** Never cached: links and their results belong to one customer. */
export const handle: PageRule = {};

/** The form, the notice that a mail was sent, a link before its button is pressed, or the result. */
type View =
  | { readonly is: 'form'; readonly state: DataState | undefined }
  | { readonly is: 'sent' }
  | {
      readonly is: 'link';
      readonly token: string;
      readonly link: Awaited<ReturnType<PageServices['dataLink']>>;
    }
  | { readonly is: 'done'; readonly done: LinkState['done'] };

async function viewOf({ form, dataLink }: PageServices, query: URLSearchParams): Promise<View> {
  if (form?.form === 'link') return { is: 'done', done: form.done };
  if (form?.form === 'data') return { is: 'form', state: form };
  const token = query.get('link');
  if (token !== null) return { is: 'link', token, link: await dataLink(token) };
  return query.has('sent') ? { is: 'sent' } : { is: 'form', state: undefined };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { pathname: path, searchParams } = new URL(request.url);
  return { path, view: await viewOf(services, searchParams) };
}

function titleOf(view: View, language: Language): string {
  const { title, sent, link, refused, corrected, deleted } = DATA_MESSAGES[language];
  switch (view.is) {
    case 'form':
      return Object.keys(view.state?.faults ?? {}).length > 0 ? `${MEND[language]}: ${title}` : title;
    case 'sent':
      return sent.title;
    case 'link':
      return view.link.ok ? link[view.link.kind].title : refused.title;
    case 'done':
      return { refused, correction: corrected, deletion: deleted }[view.done.kind].title;
    default:
      return view satisfies never;
  }
}

export const meta: Route.MetaFunction = (args) => {
  const { language, ...address } = addressOf(args);
  const { title, description } = DATA_MESSAGES[language];
  return publicMeta({ ...address, title, now: titleOf(args.loaderData.view, language), description });
};

function Done({ path, done }: { path: string; done: LinkState['done'] }) {
  switch (done.kind) {
    case 'refused':
      return <DataLinkRefused path={path} why={done.why} />;
    case 'correction':
      return <CorrectionSent path={path} />;
    case 'deletion': {
      const { keptUntil } = done.deletion;
      const until = keptUntil ? dayWords(new Date(keptUntil), languageOf(path)) : '';
      return <DeletionDone path={path} deletion={done.deletion} until={until} />;
    }
    default:
      return done satisfies never;
  }
}

function Content({ path, view }: { path: string; view: View }) {
  switch (view.is) {
    case 'form':
      return <DataPage path={path} state={view.state} languages={<LanguageSwitch path={path} />} />;
    case 'sent':
      return <DataSent path={path} />;
    case 'link':
      return view.link.ok ? (
        <DataLinkPage path={path} token={view.token} kind={view.link.kind} note={view.link.note} />
      ) : (
        <DataLinkRefused path={path} why={view.link.why} />
      );
    case 'done':
      return <Done path={path} done={view.done} />;
    default:
      return view satisfies never;
  }
}

export default function Data({ loaderData: { path, view } }: Route.ComponentProps) {
  return (
    <Shell path={path} footer="small" tall>
      <Content path={path} view={view} />
    </Shell>
  );
}
