import { cx } from '#app/ui/cx.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import { SCHEMES } from '#domain/wiring/schemes.ts';
import { LeadTable } from './lead-table.tsx';
import { SchemeSection } from './scheme-section.tsx';
import styles from './wiring-page.module.css';

/** All wiring diagrams, and the table that tells leads of different makers apart. */
export function WiringPage() {
  return (
    <>
      <PageTitle
        figure="SHEET W"
        lines={[`${SCHEMES.length} diagrams, ${SCHEMES.length + 1} tables`, 'Prints on A4, a sheet each']}
        title="Wiring"
      />
      <div className={cx('wrap page-grid', styles.intro)}>
        <p className={cx('lead', styles.lead)}>
          Seen from behind, as you hold the iron. Coloured: our leads. Thin and black: your own wire. A dot is
          a solder joint, a gap means that a lead passes under.
        </p>
        <nav className={cx('mono', styles.contents)} aria-label="Diagrams">
          <ol>
            {SCHEMES.map(({ id, number, name, lines }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="muted">{number}</span>
                  <span>
                    {name} <span className="muted">{lines[0]}</span>
                  </span>
                </a>
              </li>
            ))}
            <li>
              <a href="#colours">
                <span className="muted">TABLE</span>
                <span>Whose wire is whose</span>
              </a>
            </li>
          </ol>
        </nav>
      </div>
      {SCHEMES.map((scheme, index) => (
        <SchemeSection key={scheme.id} scheme={scheme} number={index + 1} />
      ))}
      <LeadTable number={SCHEMES.length + 1} />
    </>
  );
}
