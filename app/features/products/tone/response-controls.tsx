import { cx } from '#app/ui/cx.ts';
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx';
import { Range } from '#app/ui/range.tsx';
import { Select } from '#app/ui/select.tsx';
import { CABLE_RANGE_PF } from '#domain/tone/loads.ts';
import type { FlavorProps } from '../product-props.ts';
import styles from './response-controls.module.css';
import type { Guitar } from './responses.ts';

const CABLE_STEP_PF = 50;
/** Common cable has about 100 pF a metre. */
const PF_A_METRE = 100;

const POTS = [
  { pots_Ohm: 250e3, words: '250\u00a0kΩ' },
  { pots_Ohm: 500e3, words: '500\u00a0kΩ' },
  { pots_Ohm: 1e6, words: '1\u00a0MΩ' },
] as const;

/** 350 pF → "about 3.5 m". */
const metres = (cable_pF: number, unit: string) =>
  `about ${Number((cable_pF / PF_A_METRE).toFixed(1))}\u00a0${unit}`;

interface ResponseControlsProps {
  guitar: Guitar;
  onGuitar: (change: Partial<Guitar>) => void;
  /** Flavors to compare with. */
  others: readonly FlavorProps[];
  other: FlavorProps | undefined;
  onOther: (id: string) => void;
}

/** What hangs on the pickup in the visitor's guitar, and another flavor to lay over the curves. */
export function ResponseControls({
  guitar: { cable_pF, pots_Ohm },
  onGuitar,
  others,
  other,
  onOther,
}: ResponseControlsProps) {
  return (
    <fieldset className={cx(styles.controls, 'grid grid-cols-3 gap-y-20 gap-x-24 mt-28')}>
      <legend className="visually-hidden">Your guitar</legend>
      <Range
        id="cable"
        label="Cable"
        min={CABLE_RANGE_PF.min}
        max={CABLE_RANGE_PF.max}
        step={CABLE_STEP_PF}
        value={cable_pF}
        words={
          <>
            <span className="unit">
              {cable_pF}
              {'\u00a0'}pF
            </span>
            , {metres(cable_pF, 'm')}
          </>
        }
        spoken={`${cable_pF} picofarad, ${metres(cable_pF, 'metres')}`}
        onValue={(cable) => onGuitar({ cable_pF: cable })}
      />
      <fieldset>
        <legend className="mb-8 weight-600">Pots</legend>
        <RadioCards columns={3} joined>
          {POTS.map((choice) => (
            <RadioCard
              key={choice.words}
              name="pots"
              value={String(choice.pots_Ohm)}
              checked={choice.pots_Ohm === pots_Ohm}
              onChange={() => onGuitar({ pots_Ohm: choice.pots_Ohm })}
              layout="row"
              className="justify-center min-h-48 py-8 px-6 mono-12/[1.4] ls-[-0.01em]"
            >
              <span className="unit">{choice.words}</span>
            </RadioCard>
          ))}
        </RadioCards>
      </fieldset>
      {others.length > 0 ? (
        <Select
          id="compare"
          label="Compare with"
          value={other?.id ?? ''}
          options={[
            { value: '', label: 'Nothing' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => onOther(target.value)}
        />
      ) : null}
    </fieldset>
  );
}
