import { useMemo, useState } from 'react';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { loadFor, useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { ResponsePlot } from '#app/ui/response-plot.tsx';
import { type Bundle, POSITIONS } from '#domain/products/pickup-types.ts';
import { decibelsWithDoubt, inKilohertz, kilohertzWithDoubt } from '#domain/tone/format-figures.ts';
import { guitarLoad, type Load } from '#domain/tone/loads.ts';
import { resonance } from '#domain/tone/resonance.ts';
import type { FlavorProps } from '../product-props.ts';
import { ResponseControls } from './response-controls.tsx';
import styles from './response-figure.module.css';
import { type BundleResponse, responsesOf } from './responses.ts';
import { subject } from './tone-curves.ts';

interface ResponseFigureProps {
  flavors: readonly FlavorProps[];
  flavor: FlavorProps;
  bundle: Bundle;
  /** Which flavors differ from this one mainly in level. */
  note: string | undefined;
}

/** The sharpest peak of the shop, 1 MΩ without a tone control into a long cable, is 11 dB high. */
const HIGHEST_DB = 12;

/** What the pickups pass on to the amp, in the visitor's own guitar. */
export function ResponseFigure({ flavors, flavor, bundle, note }: ResponseFigureProps) {
  const { shown } = useGuitar();
  const [wanted, setWanted] = useState('');
  const others = flavors.filter(({ id }) => id !== flavor.id);
  const other = others.find(({ id }) => id === wanted);
  const [first] = flavor.windings;
  const pots_Ohm = first?.pots_Ohm ?? 500e3;
  const kind = first?.kind ?? 'guitar';
  const [own, load] = useMemo(() => {
    const sheet = guitarLoad(pots_Ohm);
    return [sheet, loadFor(sheet, kind, shown)];
  }, [pots_Ohm, kind, shown]);
  const responses = useMemo(() => responsesOf(flavor, other, bundle, load), [flavor, other, bundle, load]);
  const main = responses[0]?.resonance;
  return (
    <>
      <GuitarChip
        id="curve-guitar"
        kind={kind}
        loads={[own]}
        resonance={main?.peaked ? inKilohertz(main.frequency_Hz) : undefined}
        className="max-w-[430px] ml-auto mb-20 phone:max-w-none"
      />
      <ResponsePlot
        curves={responses.map(({ curve }) => curve)}
        maximum_dB={HIGHEST_DB}
        label={`Frequency response of ${subject(flavor, bundle)}, 50 Hz to 20 kHz. Its figures are in the table below.`}
      />
      <p className="mono muted min-h-[1.55em] mt-12 phone:min-h-[3.1em]">
        {load === own ? null : sheetWords(responses, own)}
      </p>
      <ResponseControls others={others} other={other} onOther={setWanted} />
      <ResponseTable responses={responses} words={`Resonance of ${subject(flavor, bundle)}`} />
      {note ? <p className="mt-16 type-15">{note}</p> : null}
      <p className="mono muted mt-16">
        0{'\u00a0'}dB is what the string induces in the coil.{' '}
        <a className="link" href="/model">
          Modelled
        </a>
        , typical: four of five pickups are within the ± and the band. Volume and tone open; the sheet load
        ends at an amp of 1{'\u00a0'}MΩ. A metre of cable has about 100{'\u00a0'}pF.
      </p>
    </>
  );
}

/** What the same pickups would resonate at on their sheet, so that sheets compare: "Sheet load would say 2.3 and 2.8 kHz". */
function sheetWords(responses: readonly BundleResponse[], own: Load): string {
  const words = responses
    .filter(({ curve }) => !curve.quiet)
    .map(({ circuit }) => resonance(circuit, own))
    .map(({ peaked, frequency_Hz }) => (peaked ? inKilohertz(frequency_Hz) : 'no peak'));
  const last = words.at(-1);
  return `Sheet load would say ${words.length > 1 ? `${words.slice(0, -1).join(', ')} and ` : ''}${last}`;
}

/** The figures behind the drawing, in the order of the pickups on the instrument. */
function ResponseTable({ responses, words }: { responses: readonly BundleResponse[]; words: string }) {
  const rows = [...responses].sort(
    (a, b) =>
      Number(a.curve.quiet) - Number(b.curve.quiet) ||
      POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position),
  );
  return (
    <table className={cx(styles.table, 'mono mono-13 mt-28')}>
      <caption className="visually-hidden">{words}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Resonance</th>
          <th scope="col">Peak</th>
          <th scope="col">
            <span className="unit">−3{'\u00a0'}dB</span> at
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, curve, resonance, resonanceDoubt, doubt }) => (
          <tr key={curve.id} className={curve.quiet ? 'text-muted' : undefined}>
            <th scope="row">{name}</th>
            {(resonance.peaked
              ? [
                  kilohertzWithDoubt(resonance.frequency_Hz, resonanceDoubt),
                  decibelsWithDoubt(resonance.peak_dB, doubt.peak_dB),
                ]
              : ['no peak', '–']
            ).map((words) => (
              <td key={words}>
                <FigureWords words={words} />
              </td>
            ))}
            <td>
              <FigureWords words={kilohertzWithDoubt(resonance.minus3dB_Hz, resonanceDoubt)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
