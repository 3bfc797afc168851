import { DOUBTS, humDoubt, OUTPUT_DOUBT_DB, TONE_CLASSES, type ToneClass } from '#domain/tone/doubt.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './model-page.module.css';

const NAMES: Record<ToneClass, readonly [name: string, basis: string]> = {
  humbucker: ['Humbuckers without a cover', '27 sets, published turns'],
  p90: ['P90, also of humbucker size', 'one pickup, published turns'],
  rods: ['Stratocaster', 'two pickups, published turns and ohms'],
  bass: ['Jazz and Precision Bass', 'none like ours, by rods'],
  plate: ['Telecaster bridge', 'one pickup'],
  'steel-for-rods': ['Ceramic under single coils', 'one pickup'],
  covered: ['Under a metal cover', 'three pickups'],
};

const percent = (share: number): string => `± ${Math.round(share * 100)} %`;

/** What each class of our own pickups leaves open, and what that rests on. */
export function DoubtTable() {
  return (
    <>
      <FigureTable
        label="Doubt of our figures by class"
        head={['Ours', 'L', 'C with lead', 'Peak', 'Curve, rms', 'Rests on']}
        rows={TONE_CLASSES.map((of) => {
          const { inductance, capacitance, peak_dB, shape_dB } = DOUBTS[of];
          const [name, basis] = NAMES[of];
          return {
            name,
            cells: [
              { words: percent(inductance) },
              { words: percent(capacitance) },
              { words: `±\u00a0${peak_dB.toFixed(1)}\u00a0dB` },
              { words: `±\u00a0${shape_dB.toFixed(1)}\u00a0dB` },
              { words: basis },
            ],
          };
        })}
      />
      <p className={styles.after}>
        L follows from turns and bobbin, and hand-wound coils and published inductances scatter about it. C is
        mostly the lead: one and the same humbucker was measured with 88 and with 131{'\u00a0'}pF. The ± after
        a resonance holds both, and the band about a curve all of it. Output is a rule of thumb, ±{' '}
        {OUTPUT_DOUBT_DB}
        {'\u00a0'}dB; so is hum, where two coils cancel it ± {humDoubt(Number.NEGATIVE_INFINITY)}
        {'\u00a0'}dB.
      </p>
    </>
  );
}
