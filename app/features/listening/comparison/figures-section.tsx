import { cx } from '#app/ui/cx.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { PageRow } from '#app/ui/fold-row.tsx';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { type Cents, formatEuro } from '#domain/money.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { keysOf } from '#domain/records.ts';
import { humDoubt, OUTPUT_DOUBT_DB } from '#domain/tone/doubt.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { decibelsWithDoubt, kilohertzWithDoubt, millimetresFromBridge } from '#domain/tone/format-figures.ts';
import { stringPlaceOf, voiceSources } from '#domain/tone/voice.ts';
import { COMPARED_MESSAGES } from './compared.messages.ts';
import { type HeardPickup, levelResponse } from './comparison.ts';

const CELL = 'pr-20 pb-13 align-top phone:pr-10 phone:pb-11 phone:first:w-[36%]';
const ROW_CELL = cx(CELL, 'pt-13 line-t phone:pt-11');

type Figure = 'resonance' | 'peak' | 'output' | 'hum' | 'place';

/** Text of each figure. Without a resonance it is `noPeak`. */
const ROWS: Readonly<Record<Figure, (pickup: HeardPickup, language: Language, noPeak: string) => string>> = {
  resonance({ voice }, language, noPeak) {
    const { frequency_Hz, peaked } = levelResponse(voice).resonance;
    const doubt = resonanceDoubt(voice.circuit, voice.load, voice.doubt);
    return peaked ? kilohertzWithDoubt(frequency_Hz, doubt, language) : noPeak;
  },
  peak: ({ voice }, language) =>
    decibelsWithDoubt(levelResponse(voice).resonance.peak_dB, voice.doubt.peak_dB, language),
  output: ({ voice, outputDoubt_dB = OUTPUT_DOUBT_DB }, language) =>
    decibelsWithDoubt(voice.output_dB, Math.max(outputDoubt_dB, OUTPUT_DOUBT_DB), language),
  hum: ({ voice: { hum_dB } }, language) => decibelsWithDoubt(hum_dB, humDoubt(hum_dB), language),
  place: ({ voice }, language) =>
    millimetresFromBridge(
      voiceSources(voice).flatMap((source) => stringPlaceOf(source).coils),
      language,
    ),
};

interface FiguresSectionProps {
  pickups: readonly HeardPickup[];
  /** In the visitor's guitar, or in their own. */
  follows: boolean;
  /** Price of each, null if it is not ours; undefined without a price list. */
  prices: readonly (Cents | undefined | null)[] | undefined;
}

export function FiguresSection({ pickups, follows, prices }: FiguresSectionProps) {
  const language = useLanguage();
  const words = useMessages(COMPARED_MESSAGES).figures;
  const to = usePath();
  const priceWords = (price: Cents | undefined | null) =>
    price === null ? words.notOurs : price === undefined ? words.notOnSale : formatEuro(price);
  return (
    <PageRow id="figures" name={words.heading} lines={follows ? words.yourLines : words.lines} ends>
      <div className="page-grid">
        <div className="col-[4/13] phone:col-span-full">
          <table className="table-fixed">
            <caption className="visually-hidden">{words.caption}</caption>
            <thead>
              <tr>
                <td className={CELL} />
                {pickups.map(({ letter, name }) => (
                  <th className={CELL} key={letter} scope="col">
                    <span className="heading h3 block mb-4">{letter}</span>
                    <span className="mono phone:visually-hidden" translate="no">
                      {name}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="[&>:last-child>*]:line-b">
              {keysOf(ROWS).map((figure) => (
                <tr key={figure}>
                  <th className={ROW_CELL} scope="row">
                    <span className="mono mono-13 block">{words[figure].name}</span>
                    <span className="muted block type-15 lh-[1.4] phone:type-13 phone:lh-[1.35]">
                      {words[figure].note}
                    </span>
                  </th>
                  {pickups.map((pickup) => (
                    <td
                      key={pickup.letter}
                      className={cx('mono mono-13 phone:[&>span]:whitespace-normal', ROW_CELL)}
                    >
                      <FigureWords words={ROWS[figure](pickup, language, words.noPeak)} />
                    </td>
                  ))}
                </tr>
              ))}
              {prices ? (
                <tr>
                  <th className={ROW_CELL} scope="row">
                    <span className="mono mono-13 block">{words.price.name}</span>
                    <span className="muted block type-15 lh-[1.4] phone:type-13 phone:lh-[1.35]">
                      {taxWords(words.price.note, language)}
                    </span>
                  </th>
                  {pickups.map(({ letter }, index) => (
                    <td
                      key={letter}
                      className={cx('mono mono-13 phone:[&>span]:whitespace-normal', ROW_CELL)}
                    >
                      <span className="unit" translate="no">
                        {priceWords(prices[index])}
                      </span>
                    </td>
                  ))}
                </tr>
              ) : null}
            </tbody>
          </table>
          <p className="mono muted max-w-[62em] mt-16">
            <a className="link" href={to('/model')}>
              {words.method[0]}
            </a>
            {words.method[1]}
          </p>
        </div>
      </div>
    </PageRow>
  );
}
