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
      <div className="wrap page-grid gap-y-48 pb-96 phone:gap-y-28 phone:pb-56 paper:pb-0">
        <p className="lead col-[4/10] phone:col-span-full">
          Seen from behind, as you hold the iron. Coloured: our leads. Thin and black: your own wire. A dot is
          a solder joint, a gap means that a lead passes under. Beside a pickup that you keep:{' '}
          <a className="link" href="/phase">
            will it be in phase?
          </a>
        </p>
        <nav className={cx(styles.contents, 'mono col-[4/13] phone:col-span-full')} aria-label="Diagrams">
          <ol className="columns-2 gap-x-gutter phone:columns-1">
            {SCHEMES.map(({ id, number, name, lines }) => (
              <li className="break-inside-avoid line-t" key={id}>
                <a className="grid grid-cols-[64px_1fr] items-center min-h-44 phone:py-6" href={`#${id}`}>
                  <span className="muted">{number}</span>
                  <span>
                    {name} <span className="muted">{lines[0]}</span>
                  </span>
                </a>
              </li>
            ))}
            <li className="break-inside-avoid line-t">
              <a className="grid grid-cols-[64px_1fr] items-center min-h-44 phone:py-6" href="#colours">
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
