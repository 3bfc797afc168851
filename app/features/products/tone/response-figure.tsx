import { useMemo, useState } from 'react';
import { cx } from '#app/ui/cx.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { ResponsePlot } from '#app/ui/response-plot.tsx';
import { type Bundle, POSITIONS } from '#domain/products/pickup-types.ts';
import { decibelsWithDoubt, kilohertzWithDoubt } from '#domain/tone/format-figures.ts';
import { USUAL_CABLE_PF } from '#domain/tone/loads.ts';
import type { FlavorProps } from '../product-props.ts';
import { ResponseControls } from './response-controls.tsx';
import styles from './response-figure.module.css';
import { type BundleResponse, type Guitar, responsesOf } from './responses.ts';
import { subject } from './tone-curves.ts';

interface ResponseFigureProps {
  flavors: readonly FlavorProps[];
  flavor: FlavorProps;
  bundle: Bundle;
  /** Which flavors differ from this one mainly in level. */
  note: string | undefined;
}

/** The sharpest peak of the shop, 1 MΩ and a short cable, is 8 dB high. */
const HIGHEST_DB = 9;

/** What the pickups pass on to the amp, in the visitor's own guitar. */
export function ResponseFigure({ flavors, flavor, bundle, note }: ResponseFigureProps) {
  const [guitar, setGuitar] = useState<Guitar>(() => ({
    cable_pF: USUAL_CABLE_PF,
    pots_Ohm: flavor.windings[0]?.pots_Ohm ?? 500e3,
  }));
  const [wanted, setWanted] = useState('');
  const others = flavors.filter(({ id }) => id !== flavor.id);
  const other = others.find(({ id }) => id === wanted);
  const responses = useMemo(
    () => responsesOf(flavor, other, bundle, guitar),
    [flavor, other, bundle, guitar],
  );
  return (
    <>
      <ResponsePlot
        curves={responses.map(({ curve }) => curve)}
        maximum_dB={HIGHEST_DB}
        label={`Frequency response of ${subject(flavor, bundle)}, 50 Hz to 20 kHz. Its figures are in the table below.`}
      />
      <ResponseControls
        guitar={guitar}
        onGuitar={(change) => setGuitar((current) => ({ ...current, ...change }))}
        others={others}
        other={other}
        onOther={setWanted}
      />
      <ResponseTable responses={responses} words={`Resonance of ${subject(flavor, bundle)}`} />
      {note ? <p className="mt-16 type-15">{note}</p> : null}
      <p className="mono muted mt-16">
        0{'\u00a0'}dB is what the string induces in the coil.{' '}
        <a className="link" href="/model">
          Modelled
        </a>
        , typical: four of five pickups are within the ± and the band. Volume and tone open, into an amp of 1
        {'\u00a0'}MΩ. A metre of cable has about 100{'\u00a0'}pF.
      </p>
    </>
  );
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
