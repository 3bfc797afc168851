import { FigureWords } from '#app/ui/figure-words.tsx';
import { Section } from '#app/ui/section.tsx';
import { type Cents, formatEuro } from '#domain/money.ts';
import { taxWords } from '#domain/prices/small-business.messages.ts';
import { humDoubt, OUTPUT_DOUBT_DB } from '#domain/tone/doubt.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { decibelsWithDoubt, kilohertzWithDoubt, millimetresFromBridge } from '#domain/tone/format-figures.ts';
import { placeOf, sourcesOf } from '#domain/tone/voice.ts';
import { type HeardPickup, levelResponse } from './comparison.ts';
import styles from './figures-section.module.css';

interface Row {
  readonly name: string;
  readonly note: string;
  readonly value: (pickup: HeardPickup) => string;
}

const ROWS: readonly Row[] = [
  {
    name: 'Resonance',
    note: 'Where the response peaks',
    value({ voice }) {
      const { frequency_Hz, peaked } = levelResponse(voice).resonance;
      return peaked
        ? kilohertzWithDoubt(frequency_Hz, resonanceDoubt(voice.circuit, voice.load, voice.doubt))
        : 'no peak';
    },
  },
  {
    name: 'Peak',
    note: 'How far it stands out',
    value: ({ voice }) => decibelsWithDoubt(levelResponse(voice).resonance.peak_dB, voice.doubt.peak_dB),
  },
  {
    name: 'Output',
    note: 'Against a vintage Stratocaster, basses against a vintage Jazz Bass',
    value: ({ voice }) => decibelsWithDoubt(voice.output_dB, OUTPUT_DOUBT_DB),
  },
  {
    name: 'Hum',
    note: 'Against the same; less where coils cancel it',
    value: ({ voice }) => decibelsWithDoubt(voice.hum_dB, humDoubt(voice.hum_dB)),
  },
  {
    name: 'Listens at',
    note: 'From the bridge',
    value: ({ voice }) => millimetresFromBridge(sourcesOf(voice).flatMap((source) => placeOf(source).coils)),
  },
];

interface FiguresSectionProps {
  pickups: readonly HeardPickup[];
  /** In the visitor's guitar, or in their own. */
  follows: boolean;
  /** What each costs; undefined while there is no price list. */
  prices: readonly (Cents | undefined)[] | undefined;
}

/** What the model makes of each pickup, the curves in figures, and what it costs. */
export function FiguresSection({ pickups, follows, prices }: FiguresSectionProps) {
  return (
    <Section
      id="figures"
      figure="TABLE 1"
      lines={
        follows
          ? ['In your guitar', 'Its pots and its cable']
          : ['500\u00a0pF of cable', 'The guitar’s own pots']
      }
      heading="In figures"
    >
      <div className="page-grid">
        <div className="col-[4/13] phone:col-span-full">
          <table className={styles.table}>
            <caption className="visually-hidden">Figures of the pickups compared</caption>
            <thead>
              <tr>
                <td className="pt-13 pr-20 pb-13 line-t align-top phone:pt-11 phone:pr-10 phone:pb-11 phone:pl-0 phone:first:w-[36%]" />
                {pickups.map(({ letter, name }) => (
                  <th
                    className="pt-13 pr-20 pb-13 line-t align-top phone:pt-11 phone:pr-10 phone:pb-11 phone:pl-0 phone:first:w-[36%]"
                    key={letter}
                    scope="col"
                  >
                    <span className="heading h3 block mb-4">{letter}</span>
                    <span className="mono">{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map(({ name, note, value }) => (
                <tr key={name}>
                  <th
                    className="pt-13 pr-20 pb-13 line-t align-top phone:pt-11 phone:pr-10 phone:pb-11 phone:pl-0 phone:first:w-[36%]"
                    scope="row"
                  >
                    <span className="mono mono-13">{name}</span>
                    <span className="muted block type-15 lh-[1.4] phone:type-13 phone:lh-[1.35]">{note}</span>
                  </th>
                  {pickups.map((pickup) => (
                    <td
                      key={pickup.letter}
                      className="mono mono-13 pt-13 pr-20 pb-13 line-t align-top phone:pt-11 phone:pr-10 phone:pb-11 phone:pl-0 phone:first:w-[36%]"
                    >
                      <FigureWords words={value(pickup)} />
                    </td>
                  ))}
                </tr>
              ))}
              {prices ? (
                <tr>
                  <th
                    className="pt-13 pr-20 pb-13 line-t align-top phone:pt-11 phone:pr-10 phone:pb-11 phone:pl-0 phone:first:w-[36%]"
                    scope="row"
                  >
                    <span className="mono mono-13">Price</span>
                    <span className="muted block type-15 lh-[1.4] phone:type-13 phone:lh-[1.35]">
                      {taxWords('Incl. VAT in the EU, of all heard')}
                    </span>
                  </th>
                  {pickups.map(({ letter }, index) => (
                    <td
                      key={letter}
                      className="mono mono-13 pt-13 pr-20 pb-13 line-t align-top phone:pt-11 phone:pr-10 phone:pb-11 phone:pl-0 phone:first:w-[36%]"
                    >
                      <span className="unit">{priceWords(prices[index])}</span>
                    </td>
                  ))}
                </tr>
              ) : null}
            </tbody>
          </table>
          <p className="mono muted max-w-[62em] mt-16">
            <a className="link" href="/model">
              Modelled
            </a>
            , typical: four of five pickups are within the ± and the band. Shape is the difference of the
            responses from 80{'\u00a0'}Hz to 8{'\u00a0'}kHz at equal level, place on the string included.
            Under 1{'\u00a0'}dB it is hard to hear.
          </p>
        </div>
      </div>
    </Section>
  );
}

const priceWords = (price: Cents | undefined) => (price === undefined ? 'Not on sale' : formatEuro(price));
