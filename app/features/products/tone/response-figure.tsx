import { useMemo, useState } from 'react';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { loadFor, useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { ResponsePlot } from '#app/ui/response-plot.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Language } from '#domain/languages.ts';
import { type Bundle, POSITIONS } from '#domain/products/pickup-types.ts';
import { guitarLoad, type Load } from '#domain/tone/circuit.ts';
import { bandAbout, resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { decibelsWithDoubt, inKilohertz, kilohertzWithDoubt } from '#domain/tone/format-figures.ts';
import { resonance } from '#domain/tone/resonance.ts';
import { toneResponseOf } from '#domain/tone/response.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { FlavorProps, ProductProps } from '../product-props.ts';
import { windingsInBundle } from '../windings-in-bundle.ts';
import { describeLevel } from './describe-level.ts';
import { TONE_MESSAGES } from './tone.messages.ts';
import { curvesOf } from './tone-curves.ts';

const MOST_MARKS = 3;

/** Frequency responses of a bundle's pickups, the most important one first, then those of the compared flavor. */
export function responsesOf(
  flavor: FlavorProps,
  other: FlavorProps | undefined,
  bundle: Bundle,
  load: Load,
  language: Language = 'en',
) {
  const pickups = [flavor, ...(other ? [other] : [])].flatMap(({ name: flavorName, windings }, rank) =>
    curvesOf(windings, bundle, language).flatMap(({ position, name, style }) => {
      const winding = windings.find((candidate) => candidate.position === position);
      return winding ? [{ flavorName, name, style, quiet: rank > 0, ...winding }] : [];
    }),
  );
  return pickups.map(({ position, flavorName, name, style, quiet, circuit, doubt }) => {
    const { curve, resonance, top } = toneResponseOf({ circuit, load });
    const kHz = inKilohertz(top.frequency_Hz, language);
    const legend = quiet || (other && pickups.length === 2) ? flavorName : name;
    const marked = resonance.peaked && (!quiet || pickups.length <= MOST_MARKS);
    return {
      position,
      /** "Neck", or "Hot, neck" beside another flavor. */
      name: other ? TONE_MESSAGES[language].of(flavorName, name) : name,
      resonance,
      circuit,
      doubt,
      /** Uncertainty of resonance and −3 dB, as a share. */
      resonanceDoubt: resonanceDoubt(circuit, load, doubt),
      curve: {
        id: `${quiet ? 'other' : 'own'}-${style}`,
        // The line's pattern identifies the pickup, in both flavors.
        name: legend,
        style,
        quiet,
        points: curve,
        ...(!quiet && { band: bandAbout(curve, circuit, load, doubt) }),
        mark: marked ? { ...top, words: pickups.length > 1 ? `${legend} ${kHz}` : kHz } : undefined,
      },
    };
  });
}

type BundleResponse = ReturnType<typeof responsesOf>[number];

/** Fixed column widths: figures of another load move nothing. */
const CELL = 'pr-12 pb-10 first:w-[34%] last:pr-0 [@media(max-width:479px)]:pr-6';
const HEAD = cx(CELL, 'weight-500');
const ROW_CELL = cx(CELL, 'pt-10 line-t');
/** An uncertainty has its own line on phones, so that no row grows with another load. */
const FIGURE = cx(ROW_CELL, '[@media(max-width:479px)]:[&>*+*]:block');

export interface ResponseFigureProps {
  product: Pick<ProductProps, 'flavors' | 'levelNeighbours'>;
  flavor: FlavorProps;
  bundle: Bundle;
}

/** The sharpest peak of the shop, 1 MΩ without a tone control into a long cable, is 11 dB high. */
const HIGHEST_DB = 12;

/** The response of the pickups at the amp, in the visitor's guitar. */
export function ResponseFigure({
  product: { flavors, levelNeighbours },
  flavor,
  bundle,
}: ResponseFigureProps) {
  const language = useLanguage();
  const words = useMessages(TONE_MESSAGES);
  const subject = useMessages(PRODUCT_PAGE).subject(flavor.name, bundle);
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
  const responses = useMemo(
    () => responsesOf(flavor, other, bundle, load, language),
    [flavor, other, bundle, load, language],
  );
  const main = responses[0]?.resonance;
  const positions = windingsInBundle(flavor.windings, bundle).map(({ position }) => position);
  const note = describeLevel(levelNeighbours, flavor.id, positions, language);
  return (
    <>
      <GuitarChip
        id="curve-guitar"
        kind={kind}
        loads={[own]}
        resonance={main?.peaked ? inKilohertz(main.frequency_Hz, language) : undefined}
        className="max-w-430 ml-auto mb-20 phone:max-w-none"
      />
      <ResponsePlot
        curves={responses.map(({ curve }) => curve)}
        maximum_dB={HIGHEST_DB}
        label={words.curveOf(subject)}
      />
      <p className="mono muted min-h-[1.55em] mt-12 phone:min-h-[3.1em]">
        {load === own ? null : sheetWords(responses, own, language)}
      </p>
      <ResponseControls others={others} other={other} onOther={setWanted} />
      <ResponseTable responses={responses} words={words.resonanceOf(subject)} />
      {note ? <p className="mt-16 type-15">{note}</p> : null}
      <p className="mt-16 type-15">
        {words.finder[0]}
        <TextLink to="/finder">{words.finder[1]}</TextLink>
        {words.finder[2]}
      </p>
      <p className="mono muted mt-16">{words.method}</p>
    </>
  );
}

/** Resonances with the sheet load, for comparing sheets: "Sheet load would say 2.3 and 2.8 kHz". */
function sheetWords(responses: readonly BundleResponse[], own: Load, language: Language): string {
  const { noPeak, sheet } = TONE_MESSAGES[language];
  const figures = responses
    .filter(({ curve }) => !curve.quiet)
    .map(({ circuit }) => resonance(circuit, own))
    .map(({ peaked, frequency_Hz }) => (peaked ? inKilohertz(frequency_Hz, language) : noPeak));
  return sheet(figures);
}

function ResponseTable({ responses, words }: { responses: readonly BundleResponse[]; words: string }) {
  const language = useLanguage();
  const { at, noPeak, peak, resonance: top } = useMessages(TONE_MESSAGES);
  const rows = [...responses].sort(
    (a, b) =>
      Number(a.curve.quiet) - Number(b.curve.quiet) ||
      POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position),
  );
  return (
    <table className="mono mono-13 table-fixed mt-28 [@media(max-width:479px)]:type-12">
      <caption className="visually-hidden">{words}</caption>
      <thead>
        <tr>
          <td className={HEAD} />
          <th scope="col" className={HEAD}>
            {top}
          </th>
          <th scope="col" className={HEAD}>
            {peak}
          </th>
          <th scope="col" className={HEAD}>
            <span className="unit" translate="no">
              −3{'\u00a0'}dB
            </span>
            {at}
          </th>
        </tr>
      </thead>
      <tbody className="[&>:last-child>*]:line-b">
        {rows.map(({ name, curve, resonance, resonanceDoubt, doubt }) => (
          <tr key={curve.id} className={curve.quiet ? 'text-muted' : undefined}>
            <th scope="row" className={ROW_CELL}>
              {name}
            </th>
            {(resonance.peaked
              ? [
                  kilohertzWithDoubt(resonance.frequency_Hz, resonanceDoubt, language),
                  decibelsWithDoubt(resonance.peak_dB, doubt.peak_dB, language),
                ]
              : [noPeak, '–']
            ).map((words) => (
              <td key={words} className={FIGURE}>
                <FigureWords words={words} />
              </td>
            ))}
            <td className={FIGURE}>
              <FigureWords words={kilohertzWithDoubt(resonance.minus3dB_Hz, resonanceDoubt, language)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ResponseControlsProps {
  others: readonly FlavorProps[];
  other: FlavorProps | undefined;
  onOther: (id: string) => void;
}

function ResponseControls({ others, other, onOther }: ResponseControlsProps) {
  const words = useMessages(TONE_MESSAGES);
  if (others.length === 0) return null;
  return (
    <div className="grid grid-cols-3 max-[1280px]:grid-cols-2 small:grid-cols-[minmax(0,1fr)] gap-x-24 mt-28 [@media(scripting:none)]:hidden">
      <Select
        id="compare"
        label={words.compare}
        value={other?.id ?? ''}
        options={[
          { value: '', label: words.nothing },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => onOther(target.value)}
      />
    </div>
  );
}
