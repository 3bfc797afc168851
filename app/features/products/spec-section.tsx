import { useEffect, useMemo, useState } from 'react';
import { useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { useLanguage, useWords } from '#app/ui/language.tsx';
import { Section } from '#app/ui/section.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { POSITION_WORDS } from '#domain/products/pickup-types.messages.ts';
import type { Bundle } from '#domain/products/pickup-types.ts';
import { guitarLoad, loadWords } from '#domain/tone/loads.ts';
import { windingsInBundle } from './choice.ts';
import { PRODUCT_PAGE } from './product.messages.ts';
import type { FlavorProps, WindingProps } from './product-props.ts';

const CELL = 'pr-12 pb-12 align-top first:w-[34%] phone:pr-8';

interface SpecSectionProps {
  flavor: FlavorProps;
  bundle: Bundle;
  chosen: boolean;
}

/** The spec sheet of the chosen pickups, a column for each. */
export function SpecSection({ flavor, bundle, chosen }: SpecSectionProps) {
  const language = useLanguage();
  const words = useWords(PRODUCT_PAGE);
  const to = usePath();
  const subject = words.subject(flavor.name, bundle);
  const windings = useMemo(() => windingsInBundle(flavor.windings, bundle), [flavor, bundle]);
  const yours = useYours(windings);
  const labels = windings[0]?.bullets.map(({ label }) => label) ?? [];
  const isWide = windings.length === 3;
  const cell = cx(CELL, isWide ? 'phone:first:w-[32%]' : 'phone:first:w-[38%]');
  const head = cx(cell, 'weight-500');
  const lines = [subject, ...(chosen ? [] : [words.pickAnother])];
  return (
    <Section id="specification" figure={words.table} lines={lines} heading={words.specification}>
      <div className="page-grid">
        <div className="col-[4/13] phone:col-span-full">
          <table className={cx('mono mono-13 table-fixed', isWide ? 'phone:type-11' : 'phone:type-12')}>
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
                  <th scope="row" className={cx(cell, 'pt-12 line-t text-muted')}>
                    {label}
                  </th>
                  {windings.map(({ position, bullets }) => (
                    <td key={position} className={cx(cell, 'pt-12 line-t')}>
                      <FigureWords words={bullets.find((bullet) => bullet.label === label)?.value ?? '–'} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mono copper mt-16 min-h-[1.55em] phone:min-h-[3.1em]">{yours}</p>
          <p className="mono muted mt-4">
            <a className="link" href={to('/model')}>
              {words.modelled}
            </a>
            {words.typical(loadWords(guitarLoad(windings[0]?.pots_Ohm ?? 500e3), language))}
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The same in the visitor's guitar, in words; what works it out is loaded where there is one. */
function useYours(windings: readonly WindingProps[]): string {
  const language = useLanguage();
  const { shown } = useGuitar();
  const [words, setWords] = useState('');
  useEffect(() => {
    let isLate = false;
    if (!shown) return setWords('');
    import('./in-your-guitar.ts').then(
      ({ inYourGuitar }) => isLate || setWords(inYourGuitar(windings, shown, language)),
      () => {},
    );
    return () => {
      isLate = true;
    };
  }, [shown, windings, language]);
  return words;
}
