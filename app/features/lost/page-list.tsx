import { cx } from '#app/ui/cx.ts';
import { Field } from '#app/ui/field.tsx';
import styles from './page-list.module.css';

interface PageListProps {
  groups: readonly {
    readonly label: string;
    readonly language?: string;
    readonly links: readonly { readonly href: string; readonly label: string }[];
  }[];
}

/** Every page by its name. With JavaScript a field above it leaves those that are looked for (`wake-page-list.ts`). */
export function PageList({ groups }: PageListProps) {
  return (
    <section className={cx('on-ink', styles.section)} aria-labelledby="pages-heading" data-page-list>
      <div className={cx('wrap page-grid', styles.inner)}>
        <div className={styles.head}>
          <h2 id="pages-heading" className="h3">
            All pages
          </h2>
          <search className={styles.search} data-page-filter hidden>
            <form>
              <Field
                id="page-filter"
                label="Find a page"
                type="search"
                autoComplete="off"
                spellCheck={false}
              />
              <p role="status" className={cx('mono muted', styles.status)} />
            </form>
          </search>
        </div>
        <div className={styles.groups}>
          {groups.map(({ label, language, links }) => (
            <div key={label} lang={language} data-page-group>
              <h3 className="mono muted">{label}</h3>
              <ul>
                {links.map(({ href, label: name }) => (
                  <li key={href}>
                    <a className={styles.link} href={href}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
