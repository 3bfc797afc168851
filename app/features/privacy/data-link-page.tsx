import type { ReactNode } from 'react';
import { FORM_BUTTONS, FORM_LEAD, FORM_MAIN, FORM_NOTE, FORM_TEXT } from '#app/forms/looks.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { languageOf } from '#domain/languages.ts';
import type { DataRequestKind } from '#domain/privacy/data-request.ts';
import type { LinkFault } from '#server/platform/links/one-use.ts';
import type { Deletion } from '#server/privacy/index.ts';
import { DATA_MESSAGES } from './data.messages.ts';

function LinkShell({
  path,
  title,
  lead,
  children,
}: {
  path: string;
  title: string;
  lead: string;
  children?: ReactNode;
}) {
  return (
    <>
      <PageTitle figure={DATA_MESSAGES[languageOf(path)].figure} title={title} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={FORM_LEAD}>{lead}</p>
        </div>
        {children ? <div className="page-grid">{children}</div> : null}
      </div>
    </>
  );
}

/** The page behind a mail's link: its effect, and a button, because mail scanners open links too. */
export function DataLinkPage({
  path,
  token,
  kind,
  note,
}: {
  path: string;
  token: string;
  kind: DataRequestKind;
  note: string | null;
}) {
  const { title, lead, button, after } = DATA_MESSAGES[languageOf(path)].link[kind];
  return (
    <LinkShell path={path} title={title} lead={lead}>
      <form className={FORM_MAIN} method="post" action={path}>
        {kind === 'correction' && note ? (
          <blockquote className="py-16 px-18 line-l-copper bg-ground-raised wrap-anywhere whitespace-pre-line">
            {note}
          </blockquote>
        ) : null}
        <input type="hidden" name="link" value={token} />
        <div className={FORM_BUTTONS}>
          <Button type="submit" wide>
            {button}
          </Button>
        </div>
        <p className={FORM_NOTE}>{after}</p>
      </form>
    </LinkShell>
  );
}

/** A link that does not work: forged, expired or used. */
export function DataLinkRefused({ path, why }: { path: string; why: LinkFault }) {
  const { title, again, ...reasons } = DATA_MESSAGES[languageOf(path)].refused;
  return (
    <LinkShell path={path} title={title} lead={reasons[why]}>
      <div className={FORM_MAIN}>
        <ButtonLink href={path} kind="second">
          {again}
        </ButtonLink>
      </div>
    </LinkShell>
  );
}

export function CorrectionSent({ path }: { path: string }) {
  const { title, lead } = DATA_MESSAGES[languageOf(path)].corrected;
  return <LinkShell path={path} title={title} lead={lead} />;
}

/** The result of a deletion, and what is kept for how long. `until` is a formatted day. */
export function DeletionDone({ path, deletion, until }: { path: string; deletion: Deletion; until: string }) {
  const { title, lead, vouchers, freed, going, withdrawals, trace } = DATA_MESSAGES[languageOf(path)].deleted;
  const all = deletion.orders + deletion.going;
  const keptItems = [
    all > 0 ? vouchers(all, until) : undefined,
    deletion.orders > 0 ? freed(deletion.orders) : undefined,
    deletion.going > 0 ? going(deletion.going) : undefined,
    deletion.withdrawals > 0 ? withdrawals(deletion.withdrawals) : undefined,
    trace,
  ].filter((words) => words !== undefined);
  return (
    <LinkShell path={path} title={title} lead={lead}>
      <div className={cx(FORM_MAIN, FORM_TEXT)}>
        <ul>
          {keptItems.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </LinkShell>
  );
}
