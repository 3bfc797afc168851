import { Section } from '#app/ui/section.tsx';
import { KNOWN_OHM, LEAST_INPUT_OHM, SERIES_OHM } from '#domain/measure/chain.ts';
import styles from './method.module.css';

const PARTS: readonly (readonly [string, string])[] = [
  ['Resistor, 1 MΩ, metal film, 1 %', 'between output and pickup'],
  ['Resistor, 10 kΩ, metal film, 1 %', 'the ruler of step 3'],
  ['Jack for the headphones, jack for the input', 'or two old cables cut in half'],
  ['Two crocodile clips and a short wire', 'on tip and sleeve, the wire for step 1'],
  ['Sound card with a guitar or Hi-Z input', `${LEAST_INPUT_OHM / 1000} kΩ or more, most have 1 MΩ`],
];

/** What is needed and how it is done: for those who have no sound card at hand, and for those who want to check us. */
export function Method() {
  return (
    <Section
      id="method"
      figure="TABLE 1"
      lines={['Parts', 'About three euros']}
      heading="What you need, and why it works"
    >
      <div className={styles.two}>
        <table className={styles.parts}>
          <caption className="visually-hidden">Parts of the jig</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Part</th>
              <th scope="col">What for</th>
            </tr>
          </thead>
          <tbody>
            {PARTS.map(([part, what]) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td className="muted">{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.words}>
          <h3 className="h4">Four takes and one division</h3>
          <p>
            A sine glides from 20{'\u00a0'}Hz to 20{'\u00a0'}kHz through {SERIES_OHM / 1e6}
            {'\u00a0'}MΩ. What is left behind it depends on what hangs there. Each recording is divided by the
            sweep; hum and distortion fall off to the sides.
          </p>
          <p>
            Open against the wire shows the input itself. Against the {KNOWN_OHM / 1000}
            {'\u00a0'}kΩ numbers become ohms, whatever your sound card’s gain is. What leaks across with the
            clips shorted is taken off.
          </p>
          <h3 className="h4">What the ± is</h3>
          <p>
            R, L, C and one branch of losses are fitted to 56 points. The ± follows from how far the points
            lie off, and from resistors that are only 1 % sure: of 100 simulated benches 95 lie within twice
            of it. A pickup with a plate, whose losses are more than one branch, shows a larger ±.
          </p>
          <p>
            <a className="link" href="/model">
              How the model meets measured pickups
            </a>
          </p>
        </div>
      </div>
    </Section>
  );
}
