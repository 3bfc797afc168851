import { Section } from '#app/ui/section.tsx';
import styles from './finder-page.module.css';

/** What no figure above says: always there, never folded. */
export function NotKnown() {
  return (
    <Section
      id="not-known"
      figure="NOTES"
      lines={['To the honest reader']}
      heading="What the model does not know"
    >
      <div className="page-grid">
        <div className={styles.notes}>
          <div>
            <h3>Your inductance</h3>
            <p>
              Ohms measure the wire, not the coil. Pickups sold under one name were measured at{' '}
              <span className="whitespace-nowrap">7.75 to 9.74{'\u00a0'}H</span>. The grey band is that doubt;
              a measurement closes it.
            </p>
          </div>
          <div>
            <h3>Its height, and your hands</h3>
            <p>
              A millimetre closer is worth more decibels than a magnet. Try the screws first: it costs
              nothing.
            </p>
          </div>
          <div>
            <h3>Tight and loose</h3>
            <p>
              The only figure we have for it is bass against mids, and at one place ours differ in that by
              less than <span className="whitespace-nowrap">1{'\u00a0'}dB</span>. So there is no scale for it:
              feel, attack and squeal are not in the curve.
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}
