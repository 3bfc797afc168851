import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Section } from '#app/ui/section.tsx';
import { ClassTable } from './class-table.tsx';
import { CurveCards } from './curve-cards.tsx';
import { DoubtTable } from './doubt-table.tsx';
import { type CheckedPickup, MODEL_CHECK } from './model-check.ts';
import styles from './model-page.module.css';
import { OpenData } from './open-data.tsx';
import { PickupTable } from './pickup-table.tsx';
import { Scatter } from './scatter.tsx';
import { shownPickups } from './shown-pickups.ts';

/** From this on a frequency of a peak is worth a dot. */
const WORTH_A_DOT_DB = 1;

/** Of how many makers' models sets of curves are. */
const familiesOf = (pickups: readonly CheckedPickup[]): number =>
  new Set(pickups.map(({ family }) => family)).size;

/** The tone model held against pickups that others made and measured. All figures follow from the check itself. */
export function ModelPage() {
  const { whole, coils } = MODEL_CHECK;
  const shown = shownPickups(MODEL_CHECK);
  const pickups = coils.filter(({ kind }) => kind !== 'one-coil');
  const humbuckers = pickups.filter(({ kind }) => kind === 'humbucker');
  const peaked = pickups.filter(({ LD }) => LD.measured.peak_dB >= WORTH_A_DOT_DB);
  return (
    <>
      <PageTitle
        figure="SHEET C"
        lines={[
          `${whole.LD.sets} sets of curves, ${familiesOf(pickups)} models`,
          'One bench',
          'Made again with every build',
        ]}
        title="The model, checked"
      />
      <div className="wrap page-grid gap-y-48 pb-96 phone:gap-y-28 phone:pb-56">
        <p className="lead col-[4/10] phone:col-span-full">
          We sell by a model, so here is where it is right and where it is not: against pickups that somebody
          else measured, and that we did not make.
        </p>
        <dl className={styles.three}>
          <Headline figure={whole.LD.rms_dB.toFixed(2)} unit="dB">
            Typical error of the curve into a cable, 100{'\u00a0'}Hz to 10{'\u00a0'}kHz: half the sets better,
            half worse. Without a cable {whole.UL.rms_dB.toFixed(2)}
            {'\u00a0'}dB.
          </Headline>
          <Headline figure={whole.LD.resonance_percent.toFixed(1)} unit="%">
            Typical error of a resonance, where it stands out by 1{'\u00a0'}dB or more. Where the response has
            fallen by 3{'\u00a0'}dB: {whole.LD.minus3_percent.toFixed(1)}
            {'\u00a0'}%.
          </Headline>
          <Headline figure={whole.LD.peak_dB.toFixed(1)} unit="dB">
            Typical error of the peak’s height, too tall or too low. The worst curve of all is{' '}
            {whole.LD.worst_dB.toFixed(1)}
            {'\u00a0'}dB off: its three sweeps contradict each other.
          </Headline>
        </dl>
      </div>
      <Section
        id="line"
        figure="FIG. 1, 2"
        lines={['Into 167\u00a0kΩ and 490\u00a0pF', 'Square: rod magnets', 'Dot: steel in the coil']}
        heading="Along the line"
      >
        <div className={styles.scatters}>
          <figure>
            <figcaption className="heading h3 mb-12">Resonance</figcaption>
            <Scatter
              spots={peaked.flatMap(({ kind, LD: { measured, modelled } }) =>
                measured.peak_Hz && modelled.peak_Hz
                  ? [{ kind, measured: measured.peak_Hz / 1000, modelled: modelled.peak_Hz / 1000 }]
                  : [],
              )}
              from={1.5}
              to={5}
              ticks={[2, 3, 4, 5]}
              unit="kHz"
              label="Resonance, modelled against measured. Figures are in the tables below."
              off={(value) => [value * 0.95, value * 1.05]}
            />
            <p className="mono muted">Dashed: 5 % off</p>
          </figure>
          <figure>
            <figcaption className="heading h3 mb-12">Peak over 150 to 450{'\u00a0'}Hz</figcaption>
            <Scatter
              spots={pickups.map(({ kind, LD }) => ({
                kind,
                measured: LD.measured.peak_dB,
                modelled: LD.modelled.peak_dB,
              }))}
              from={-1}
              to={7}
              ticks={[0, 2, 4, 6]}
              unit="dB"
              label="Height of the peak, modelled against measured. Figures are in the tables below."
              off={(value) => [value - 1, value + 1]}
            />
            <p className="mono muted">Dashed: 1{'\u00a0'}dB off</p>
          </figure>
          <div className={styles.words}>
            <h3 className="mb-12">How to read it</h3>
            <p>
              A point on the line is a pickup met to the dot. Steel poles, a plate or a hood carry eddy
              currents; they take inductance, and as much of the string’s signal. Until we counted the second,
              all our steel pickups stood half a decibel to two and a half too tall.
            </p>
            <p>
              A loaded humbucker’s peak is low and broad. Its frequency is worth five percent at best, and the
              point where the curve has fallen by 3{'\u00a0'}dB tells more.
            </p>
          </div>
        </div>
      </Section>
      <Section
        id="curves"
        figure="FIG. 3"
        lines={['Solid: measured', 'Dashed: modelled', 'Figure: rms error, dB']}
        heading="Curve by curve"
      >
        <CurveCards pickups={shown} frequencies_Hz={MODEL_CHECK.frequencies_Hz} />
        <p className="mono muted mt-16">
          dB over the mean of 150 to 450{'\u00a0'}Hz, into 167{'\u00a0'}kΩ and 490{'\u00a0'}pF. Errors of 1.0
          {'\u00a0'}dB and more in copper. Open one for its figures, and for the curve without a cable.
        </p>
      </Section>
      <Section
        id="classes"
        figure="TABLE 1"
        lines={['Medians of a class', 'Loaded / unloaded']}
        heading="By class"
      >
        <ClassTable check={MODEL_CHECK} />
      </Section>
      <Section
        id="figures"
        figure="TABLE 2"
        lines={['Measured / modelled', `The other ${pickups.length - shown.length}: in the CSV`]}
        heading="In figures"
        more={<ArrowLink href="/model/curves.csv">CSV</ArrowLink>}
      >
        <PickupTable pickups={shown} />
      </Section>
      <Section
        id="doubt"
        figure="TABLE 3"
        lines={['Four of five pickups', 'are within']}
        heading="What our ± means"
      >
        <DoubtTable />
      </Section>
      <Section id="notes" figure="NOTES" lines={['Source and licence']} heading="What this does not prove">
        <div className={styles.notes}>
          <div>
            <h3>Fitted, not foretold</h3>
            <p>
              The losses of the model were set by these very curves, and L and C of each pickup are fitted to
              its own. So this shows how well the circuit can be true, not how well we predict L from turns:
              for that see the ±.
            </p>
          </div>
          <div>
            <h3>Another maker’s bench</h3>
            <p>
              Curves by strayr,{' '}
              <a className="link" href="https://github.com/strayr/pickupAnalyseR-data">
                pickupAnalyseR-data
              </a>
              , 9 December 2023, CC0 1.0. A driver coil over the poles, not a string. Its own fall above 4.0
              kHz is taken out by us, the scope’s 1{'\u00a0'}MΩ is inferred.
            </p>
          </div>
          <div>
            <h3>Few of some kinds</h3>
            <p>
              One P90, one plate, one pickup on a ceramic bar, two with rods, three covers. The metal of two
              covers is inferred from their curves. No bass is surely built like ours. Humbuckers:{' '}
              {humbuckers.length} sets of {familiesOf(humbuckers)} models.
            </p>
          </div>
          <div>
            <h3>Names are theirs</h3>
            <p>
              Makers’ names say what was on the bench. None of them has a part in this. One sample each; some
              resistances are found from the sweeps.
            </p>
          </div>
          <div>
            <h3>None of ours yet</h3>
            <p>
              Our own join when twenty of the workshop’s bench are in, with R and L as measured. Until then
              these stand in.
            </p>
          </div>
        </div>
      </Section>
      <OpenData />
    </>
  );
}

function Headline({ figure, unit, children }: { figure: string; unit: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className={styles.figure}>
        {figure}
        <small>{unit}</small>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
