import { Section } from '#app/ui/section.tsx';
import { COMPANY } from '#domain/company.ts';
import styles from './maker-section.module.css';

/** Maker, identifier and warnings beside every offer (Regulation (EU) 2023/988, article 19). */
export function MakerSection({ name, keys }: { name: string; keys: readonly string[] }) {
  const { legalName, street, postalCode, city, country, supportEmail } = COMPANY;
  return (
    <Section id="maker" figure="SHEET 1" lines={['Maker and safety']} heading="Who made it, and what to mind">
      <div className="grid">
        <dl className={styles.list}>
          <div>
            <dt>Maker</dt>
            <dd>
              <address className={styles.address}>
                {legalName}
                <br />
                {street}, {postalCode} {city}, {country}
                <br />
                <a className="link" href={`mailto:${supportEmail}`}>
                  {supportEmail}
                </a>
              </address>
            </dd>
          </div>
          <div>
            <dt>Article</dt>
            <dd>
              {name}, <span className="mono mono-13">{[...new Set(keys)].join(', ')}</span>
            </dd>
          </div>
          <div>
            <dt>Warnings</dt>
            <dd>
              <ul className={styles.warnings}>
                <li>Holds strong magnets. Keep them away from pacemakers, bank cards and watches.</li>
                <li>Small parts and thin wire. Not a toy, keep away from children under three.</li>
                <li>Fitting it takes a soldering iron. Unplug the instrument first, and mind the heat.</li>
              </ul>
            </dd>
          </div>
          <div>
            <dt>Guarantee</dt>
            <dd>The legal guarantee of conformity applies: two years from delivery.</dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
