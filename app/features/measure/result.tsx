import { useState } from 'react';
import { setYourPickup, useYourPickup } from '#app/state/your-pickup-store.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Section } from '#app/ui/section.tsx';
import { Select } from '#app/ui/select.tsx';
import type { PickupFound } from '#domain/measure/fit-pickup.ts';
import { curveFile, takePickup } from '#domain/measure/take-pickup.ts';
import { isOneOf } from '#domain/records.ts';
import { figureDigits, inUnits } from '#domain/your-pickup/figure-words.ts';
import { BUILDS } from '#domain/your-pickup/pickup-types.ts';
import { YOUR_TYPES, type YourType } from '#domain/your-pickup/your-pickup.ts';
import { BenchLink } from './bench-link.tsx';
import { FigureRow } from './figure-row.tsx';
import { Give } from './give.tsx';
import { ImpedancePlot } from './impedance-plot.tsx';
import type { MeasureProps } from './measure-props.ts';
import styles from './result.module.css';
import { saveFile } from './save-file.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** What was found, in place of nothing: figures on their scales, the curve, and what may become of it. */
export function Result({ found, ours }: { found: PickupFound } & MeasureProps) {
  const [type, setType] = useState<YourType>('humbucker');
  const [gives, setGives] = useState(false);
  const { pickup, keeps } = useYourPickup();
  const our = ours[type];
  const { resistance_Ohm, inductance_H, capacitance_F, q, lossShare, loss_Hz, rms_dB } = found;
  const isTaken =
    pickup?.source === 'measured' && pickup.type === type && pickup.inductance_H.value === inductance_H.value;
  const [r, l, c, branch] = [
    inUnits.resistance(resistance_Ohm),
    inUnits.inductance(inductance_H),
    inUnits.capacitance(capacitance_F),
    figureDigits({ value: loss_Hz.value / 1000, doubt: loss_Hz.doubt / 1000 }),
  ];
  const fixed = (digits: number) => (value: number) => value.toFixed(digits);
  const kiloOhms = (value: number) => (value / 1000).toFixed(1);
  const picofarads = (value: number) => (value * 1e12).toFixed(0);
  return (
    <Section
      id="what-yours-is"
      figure="FIG. 2"
      lines={[
        'Three sweeps, averaged',
        'Rings: measured',
        'Line: fit',
        ...(our ? [`Dashed: our ${our.name}, modelled`] : []),
      ]}
      heading="What yours is"
    >
      <div className={styles.two}>
        <dl className={styles.figures}>
          <FigureRow
            label="Resistance, towards DC"
            words={r}
            figure={resistance_Ohm}
            ours={our?.resistance_Ohm}
            write={kiloOhms}
            aside={our ? `ours ${kiloOhms(our.resistance_Ohm)}` : ''}
          />
          <FigureRow
            label="Inductance, low frequency"
            words={l}
            figure={inductance_H}
            ours={our?.inductance_H}
            write={fixed(1)}
            aside={our ? `ours ${our.inductance_H.toFixed(2)}` : ''}
          />
          <FigureRow
            label="Capacitance, with its lead"
            words={c}
            figure={capacitance_F}
            ours={our?.capacitance_F}
            write={picofarads}
            aside={our ? `ours ${picofarads(our.capacitance_F)}` : ''}
          />
          <FigureRow
            label="Q, on the sheet load"
            words={figureDigits(q)}
            figure={q}
            ours={our?.q}
            write={fixed(1)}
            aside={`loss branch ${figureDigits(lossShare).value} at ${branch.value}\u00a0kHz`}
          />
        </dl>
        <div className={styles.curve}>
          <ImpedancePlot found={found} />
        </div>
      </div>
      <div className={styles.take}>
        <Select
          id="what-it-is"
          label="What it is"
          value={type}
          options={YOUR_TYPES.map((value) => ({ value, label: BUILDS[value].name }))}
          onChange={({ target: { value } }) => {
            if (isOneOf(YOUR_TYPES, value)) setType(value);
          }}
        />
        <Button kind="primary" onClick={() => setYourPickup(takePickup(found, type, today()))}>
          Use as your pickup
        </Button>
        <Button
          kind="quiet"
          onClick={() => saveFile('pickup.csv', 'text/csv', curveFile(found, BUILDS[type].name))}
        >
          Save the curve, CSV
        </Button>
        <Button kind="quiet" aria-expanded={gives} onClick={() => setGives(!gives)}>
          Give it to the model’s checks, CC0
        </Button>
        <p className={cx('mono', styles.fit)}>
          Fit to the points: {rms_dB.toFixed(1)}&nbsp;dB rms. Twice the span: 95&nbsp;%.
        </p>
      </div>
      <BenchLink found={found} />
      <div role="status">
        {isTaken ? (
          <div className={styles.taken}>
            <p>
              <b>This is your pickup now.</b>{' '}
              {keeps
                ? 'Saved in this browser, and nowhere else.'
                : 'Your browser keeps nothing here: it lasts until the tab is closed.'}
            </p>
            <ButtonLink kind="second" small href="/your-recording">
              Play your recording through ours
            </ButtonLink>
            <Button kind="quiet" small onClick={() => setYourPickup(undefined)}>
              Forget it
            </Button>
          </div>
        ) : null}
      </div>
      {gives ? <Give found={found} kind={BUILDS[type].name} onLeave={() => setGives(false)} /> : null}
    </Section>
  );
}
