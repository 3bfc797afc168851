import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { COMPANY } from '#domain/company.ts';
import styles from './unwritten-page.module.css';
import type { UnwrittenPage as Page } from './unwritten-pages.ts';

/** Says plainly that a page is not there yet, what it will hold and where to go meanwhile. */
export function UnwrittenPage({ page }: { page: Page }) {
  return (
    <>
      <PageTitle figure="ON THE BENCH" lines={['Sheet not drawn yet']} title={page.title} />
      <div className={cx('wrap', styles.page)}>
        <div className="grid">
          <div className={styles.words}>
            <p className="lead">This page is not written yet. It will hold {page.holds}.</p>
            <ButtonLink href="/shop" className={styles.button}>
              Go to Shop
            </ButtonLink>
            <p className="muted">
              A question that cannot wait:{' '}
              <a className="link" href={`mailto:${COMPANY.supportEmail}`}>
                {COMPANY.supportEmail}
              </a>
            </p>
          </div>
          <ol className={cx('mono muted', styles.parts)} aria-label="Planned">
            {page.parts.map((part, index) => (
              <li key={part}>
                <span className="copper">{index + 1}</span> {part}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
