import type { ReactNode } from 'react';
import { useMessages } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { ACCOUNT_SHELL } from './account-shell.messages.ts';

interface AccountShellProps {
  title: string;
  news?: string | undefined;
  lead?: string | undefined;
  refused?: string | undefined;
  side?: readonly string[];
  children?: ReactNode;
}

/** A page about accounts: one form, with its consequences beside it. */
export function AccountShell({ title, news, lead, refused, side, children }: AccountShellProps) {
  const { figure, line } = useMessages(ACCOUNT_SHELL);
  return (
    <>
      <PageTitle figure={figure} lines={[line]} title={title} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <div className="col-[4/8] phone:col-span-full">
            {news ? (
              <p role="status" className="mb-24 py-14 px-18 line-l-copper bg-ground-raised">
                {news}
              </p>
            ) : null}
            {lead ? <p className="lead mb-28">{lead}</p> : null}
            {refused ? <Notice className="mb-24">{refused}</Notice> : null}
            {children}
          </div>
          {side ? (
            <ol className="col-[9/13] self-start phone:col-span-full phone:mt-40">
              {side.map((words, index) => (
                <li
                  className="grid grid-cols-[28px_1fr] py-12 line-t type-16 lh-[1.45] last:line-b"
                  key={words}
                >
                  <span className="mono copper pt-3" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>{words}</span>
                </li>
              ))}
            </ol>
          ) : null}
        </div>
      </div>
    </>
  );
}
