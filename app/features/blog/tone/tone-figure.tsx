import { useState } from 'react';
import { GuitarChip } from '#app/guitar/guitar-chip.tsx';
import { useGuitar } from '#app/state/guitar-store.ts';
import { cx } from '#app/ui/cx.ts';
import { FigureWords } from '#app/ui/figure-words.tsx';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { Range } from '#app/ui/range.tsx';
import { ResponsePlot } from '#app/ui/response-plot.tsx';
import { takes } from '#domain/guitar/guitar-load.ts';
import { inductanceAt, METER_HZ } from '#domain/tone/circuit.ts';
import { doubtOf } from '#domain/tone/doubt.ts';
import { resonanceDoubt } from '#domain/tone/doubt-band.ts';
import { inKilohertz, kilohertzWithDoubt, signedDecibels, withDoubt } from '#domain/tone/format-figures.ts';
import { MAGNET_NAMES, type Magnet } from '#domain/tone/magnets.ts';
import { ownLoad, type Recipe } from '#domain/tone/pickup.ts';
import { instrumentAt } from '#domain/tone/take-places.ts';
import { type Change, type Rewound, rewind } from './rewound.ts';
import styles from './tone-figure.module.css';

export interface ToneFigureProps {
  /** "FIG. 2", as it is called in the text. */
  figure: string;
  /** Whose pickup it is: "Vintage humbucker, bridge". */
  name: string;
  recipe: Recipe;
  magnets: readonly Magnet[];
  /** What is shown first, and all that is shown without a script. */
  start: Change;
}

const TURNS_RANGE = 1500;
const TURNS_STEP = 100;

const thousands = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

const moreWords = (turns: number) =>
  turns === 0 ? 'as wound' : `${turns > 0 ? '+' : '−'}${thousands(Math.abs(turns))} turns`;

const ROWS: readonly { readonly head: string; readonly of: (one: Rewound) => string }[] = [
  { head: 'Magnet', of: ({ pickup }) => MAGNET_NAMES[pickup.recipe.magnet] },
  {
    head: 'Turns a coil',
    of: ({ pickup: { winding } }) => [...new Set(winding.turns)].map(thousands).join(' / '),
  },
  {
    head: 'DC resistance',
    of: ({ pickup }) => `${(pickup.winding.resistance_Ohm / 1000).toFixed(1)}\u00a0kΩ`,
  },
  {
    head: 'Inductance at 1\u00a0kHz',
    of({ pickup }) {
      const henry = inductanceAt(pickup.circuit, METER_HZ);
      return withDoubt(henry, henry * doubtOf(pickup).inductance, 'H');
    },
  },
  {
    head: 'Resonance',
    of({ pickup, resonance: { peaked, frequency_Hz } }) {
      const share = resonanceDoubt(pickup.circuit, ownLoad(pickup), doubtOf(pickup));
      return peaked ? kilohertzWithDoubt(frequency_Hz, share) : 'no peak';
    },
  },
  { head: 'Output', of: ({ louder_dB }) => signedDecibels(louder_dB) },
  { head: 'Pull on the string', of: ({ pull }) => `×\u00a0${pull.toFixed(1)}` },
];

/** One change for the better is another for the worse; said in a sentence, for someone who hears it too. */
function changeWords({ pickup, resonance, louder_dB }: Rewound, before: Rewound): string {
  if (pickup.winding.overfull) return 'So much wire does not fit on this bobbin: it would need a finer one.';
  const level =
    Math.abs(louder_dB) < 0.05
      ? 'As loud as before'
      : `${signedDecibels(Math.abs(louder_dB)).slice(1)} ${louder_dB > 0 ? 'louder' : 'softer'}`;
  const shift = resonance.frequency_Hz - before.resonance.frequency_Hz;
  const tone =
    Math.abs(shift) < 20
      ? 'with the peak where it was'
      : `with the peak ${Math.round(Math.abs(shift) / 10) * 10}\u00a0Hz ${shift > 0 ? 'higher' : 'lower'}`;
  return `${level}, ${tone}.`;
}

/** A pickup of ours with another magnet and other turns: what the model makes of it, beside what it was. */
export function ToneFigure({ figure, name, recipe, magnets, start }: ToneFigureProps) {
  const [change, setChange] = useState(start);
  const { shown } = useGuitar();
  const { before, now } = rewind(recipe, change, shown);
  const kind = instrumentAt(recipe.place);
  const isOwn = shown !== undefined && takes(shown, kind);
  const id = `${figure.toLowerCase().replace(/\W+/g, '-')}-turns`;
  return (
    <figure className="paper:break-inside-avoid" aria-label={`${name} with another magnet and other turns`}>
      <figcaption className="mono mb-20">
        <b className="mr-[0.6em]">{figure}</b> {name}, as wound and changed
      </figcaption>
      <GuitarChip
        id={`${id}-guitar`}
        kind={kind}
        loads={[ownLoad(before.pickup)]}
        resonance={now.resonance.peaked ? inKilohertz(now.resonance.frequency_Hz) : undefined}
        className="max-w-[430px] mb-20"
      />
      <ResponsePlot
        curves={[now.curve, before.curve]}
        minimum_Hz={100}
        maximum_Hz={20_000}
        minimum_dB={-18}
        maximum_dB={12}
        label={`Frequency response of the ${name} as wound and changed. Its figures are in the table below.`}
      />
      <fieldset
        className={cx(styles.controls, 'grid grid-cols-[3fr_2fr] gap-y-20 gap-x-32 mt-28 phone:grid-cols-1')}
      >
        <legend className="visually-hidden">What to change</legend>
        <fieldset>
          <legend className="mb-8 weight-600">Magnet</legend>
          <RadioCards columns={4} phone={2} joined>
            {magnets.map((magnet) => (
              <RadioCard
                key={magnet}
                name={`${id}-magnet`}
                value={magnet}
                className="justify-center min-h-48 py-8 px-6 mono-12/[1.4] ls-[-0.01em]"
                checked={change.magnet === magnet}
                onChange={() => setChange({ ...change, magnet })}
              >
                {MAGNET_NAMES[magnet]}
              </RadioCard>
            ))}
          </RadioCards>
        </fieldset>
        <Range
          id={id}
          label="Turns on each coil"
          min={-TURNS_RANGE}
          max={TURNS_RANGE}
          step={TURNS_STEP}
          value={change.moreTurns}
          words={moreWords(change.moreTurns)}
          spoken={moreWords(change.moreTurns)}
          onValue={(moreTurns) => setChange({ ...change, moreTurns })}
        />
      </fieldset>
      <p role="status" className="min-h-[1.55em] mt-20 phone:min-h-[3.1em]">
        {changeWords(now, before)}
      </p>
      <table className={cx(styles.table, 'mono mt-20')}>
        <caption className="visually-hidden">{name}, as wound and changed</caption>
        <thead>
          <tr>
            <td className="pt-10 pr-12 pb-10 line-t" />
            <th className="pt-10 pr-12 pb-10 line-t" scope="col">
              As wound
            </th>
            <th className="pt-10 pr-12 pb-10 line-t" scope="col">
              Changed
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ head, of }) => (
            <tr key={head}>
              <th className="pt-10 pr-12 pb-10 line-t" scope="row">
                {head}
              </th>
              {[before, now].map((one) => (
                <td key={one.curve.id} className="pt-10 pr-12 pb-10 line-t">
                  <FigureWords words={of(one)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mono muted mt-16">
        <a className="link" href="/model">
          Modelled
        </a>
        , typical, in {isOwn ? 'your guitar' : 'its own guitar'} with all controls open: four of five pickups
        are within the ±. The curves stand as high as they are loud.
      </p>
    </figure>
  );
}
