import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import styles from './account-form.module.css';

interface AccountShellProps {
  title: string;
  /** What one comes with: the good end of what was before. */
  news?: string | undefined;
  lead?: string | undefined;
  refused?: string | undefined;
  /** Beside the form, numbered. */
  side?: readonly string[];
  children?: ReactNode;
}

/** A page about accounts: one form, and what follows from it beside. */
export function AccountShell({ title, news, lead, refused, side, children }: AccountShellProps) {
  return (
    <>
      <PageTitle figure="ACCOUNT" lines={['Not needed to buy']} title={title} />
      <div className={cx('wrap', styles.page)}>
        <div className="page-grid">
          <div className={styles.main}>
            {news ? (
              <p role="status" className={styles.news}>
                {news}
              </p>
            ) : null}
            {lead ? <p className={cx('lead', styles.lead)}>{lead}</p> : null}
            {refused ? <Notice className={styles.refusal}>{refused}</Notice> : null}
            {children}
          </div>
          {side ? (
            <ol className={styles.side}>
              {side.map((words, index) => (
                <li key={words}>
                  <span className={cx('mono copper', styles.number)} aria-hidden="true">
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
