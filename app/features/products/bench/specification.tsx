import { useEffect, useMemo, useState } from 'react';
import { useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { POSITION_WORDS } from '#domain/products/pickup-types.messages.ts';
import { type Bundle, POSITIONS } from '#domain/products/pickup-types.ts';
import { guitarLoad, loadWords } from '#domain/tone/circuit.ts';
import { PRODUCT_PAGE } from '../product.messages.ts';
import type { FlavorProps, WindingProps } from '../product-props.ts';
import { Key } from '../tone/sound-section.tsx';
import { TONE_MESSAGES } from '../tone/tone.messages.ts';
import { AXES, type Curve, curvesOf, LINE_COLOURS } from '../tone/tone-curves.ts';
import { windingsInBundle } from '../windings-in-bundle.ts';

const CELL = 'pr-12 pb-12 align-top first:w-[34%] phone:pr-8';
const LINED = 'pt-12 line-t';

interface SpecificationProps {
  flavor: FlavorProps;
  bundle: Bundle;
}

/** The spec sheet of the chosen pickups, a column for each, and their six figures of tone. */
export function Specification({ flavor, bundle }: SpecificationProps) {
  const language = useLanguage();
  const words = useMessages(TONE_MESSAGES);
  const subject = useMessages(PRODUCT_PAGE).subject(flavor.name, bundle);
  const windings = useMemo(() => windingsInBundle(flavor.windings, bundle), [flavor, bundle]);
  const yours = useYours(windings);
  const labels = windings[0]?.bullets.map(({ label }) => label) ?? [];
  const curves = curvesOf(flavor.windings, bundle, language);
  const columns = POSITIONS.flatMap((position) => curves.filter((curve) => curve.position === position));
  const isWide = windings.length === 3;
  const cell = cx(CELL, isWide ? 'phone:first:w-[32%]' : 'phone:first:w-[38%]');
  const head = cx(cell, 'weight-500');
  const table = cx('mono mono-13 table-fixed', isWide ? 'phone:type-11' : 'phone:type-12');
  return (
    <>
      <table className={table}>
        <caption className="visually-hidden">{words.specificationOf(subject)}</caption>
        <thead>
          <tr>
            <td className={head} />
            {windings.map(({ position }) => (
              <th key={position} scope="col" className={head}>
                {POSITION_WORDS[language][position]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>:last-child>*]:line-b">
          {labels.map((label) => (
            <tr key={label}>
              <th scope="row" className={cx(cell, LINED, 'text-muted')}>
                {label}
              </th>
              {windings.map(({ position, bullets }) => (
                <td key={position} className={cx(cell, LINED)}>
                  <FigureWords words={bullets.find((bullet) => bullet.label === label)?.value ?? '–'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mono copper mt-16 min-h-[1.55em] phone:min-h-[3.1em]">{yours}</p>
      <p className="mono muted mt-4">
        {words.typical(loadWords(guitarLoad(windings[0]?.pots_Ohm ?? 500e3), language))}
      </p>
      <table className={cx(table, 'mt-36')} data-curves={curves.length}>
        <caption className="visually-hidden">{words.figuresOf(subject)}</caption>
        <thead>
          <tr>
            <td className={head} />
            {columns.map((curve) => (
              <th key={curve.position} scope="col" className={head}>
                <Key style={curve.style} />
                {curve.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>:last-child>*]:line-b">
          {AXES.map((key, axis) => (
            <tr key={key}>
              <th scope="row" className={cx(cell, LINED)}>
                {words.axes[key][0]}
                <span className="muted block">{words.axes[key][1]}</span>
              </th>
              {columns.map((curve) => (
                <td key={curve.position} className={cx(cell, LINED)}>
                  <Bar style={curve.style} value={curve.values[axis] ?? 0} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mono muted mt-16">{words.scale}</p>
    </>
  );
}

function Bar({ style, value }: { style: Curve['style']; value: number }) {
  const figure = Math.round(value * 100);
  return (
    <span className="grid grid-cols-[3.5ch_minmax(0,1fr)] gap-10 items-center phone:grid-cols-1 phone:gap-6">
      {figure}
      <svg
        className={cx('w-full h-6 fill-none stroke-current stroke-4', LINE_COLOURS[style])}
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="stroke-line stroke-1" d="M0 5.5H100" />
        <path d={`M0 3H${figure}`} />
      </svg>
    </span>
  );
}

/** The resonances in the visitor's guitar, as text; the code loads only if there is one. */
function useYours(windings: readonly WindingProps[]): string {
  const language = useLanguage();
  const { shown } = useGuitar();
  const [words, setWords] = useState('');
  useEffect(() => {
    let isLate = false;
    if (!shown) return setWords('');
    import('../in-your-guitar.ts').then(
      ({ inYourGuitar }) => isLate || setWords(inYourGuitar(windings, shown, language)),
      () => {},
    );
    return () => {
      isLate = true;
    };
  }, [shown, windings, language]);
  return words;
}
