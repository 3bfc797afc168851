import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { DATA_FIELDS, DATA_TERMS } from '#domain/products/open-data.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './model-page.module.css';

/** All figures of our pickups to take away, and what they mean. */
export function OpenData() {
  const { what, conditions, licence, licenceAddress } = DATA_TERMS;
  return (
    <Section
      id="data"
      figure="OPEN DATA"
      lines={[`${DATA_FIELDS.length} figures a pickup`, licence]}
      heading="All our figures"
    >
      <div className={styles.data}>
        <p>{what}</p>
        <p>{conditions}</p>
        <p>
          Do with them what you like:{' '}
          <a className="link" href={licenceAddress}>
            {licence}
          </a>
          . A note where you got them is kind.
        </p>
        <p className="flex flex-wrap gap-x-32 gap-y-12">
          <ArrowLink href="/model/pickups.csv">Pickups, CSV</ArrowLink>
          <ArrowLink href="/model/pickups.json">Pickups, JSON</ArrowLink>
          <ArrowLink href="/model/curves.csv">This check, CSV</ArrowLink>
        </p>
      </div>
      <details className={styles.fields}>
        <summary className="mono">What each column says</summary>
        <FigureTable
          label="Columns of the files"
          head={['Column', 'Unit', 'Says']}
          rows={DATA_FIELDS.map(({ name, unit, says }) => ({
            name,
            cells: [{ words: unit || '–' }, { words: says }],
          }))}
        />
      </details>
    </Section>
  );
}
