import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageLanguage } from '#app/ui/language.tsx';
import type { PickupFound } from '#domain/measure/fit-pickup.ts';
import { measureProps } from './measure-props.ts';
import { Result } from './result.tsx';
import { Steps } from './steps.tsx';

const near = (value: number) => ({ value, doubt: value / 100 });
const FOUND: PickupFound = {
  resistance_Ohm: near(7620),
  inductance_H: near(4.18),
  capacitance_F: near(1.12e-10),
  q: near(1.6),
  lossShare: near(0.26),
  loss_Hz: near(2400),
  peak: { frequency_Hz: 8400, impedance_Ohm: 5e5 },
  points: [],
  fit: [],
  rms_dB: 0.1,
};

const words = (part: React.ReactNode) =>
  renderToStaticMarkup(<PageLanguage value="de">{part}</PageLanguage>)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

it('a German result has German words and commas in figures', () => {
  const text = words(<Result found={FOUND} {...measureProps('de')} />);
  expect(text).toContain('Dein Tonabnehmer');
  expect(text).toContain('4,18 H ± 0,04');
  expect(text).toContain('Gestrichelt: unser Humbucker Modern, Hals, berechnet');
  expect(text).toContain('Als deinen Tonabnehmer übernehmen');
  expect(text).not.toMatch(/\d\.\d/);
});

it('German steps report their results in German', () => {
  const text = words(
    <Steps
      state={{
        status: 'sweeping',
        stage: 'pickup',
        sweep: 2,
        sweep_s: 3,
        sampleRate: 48_000,
        processing: undefined,
        moment: undefined,
        input: { input_Ohm: 1.01e6, cable_F: 61e-12 },
        leak_dB: -78,
        known: { read_Ohm: 9980, off: -0.002 },
        found: undefined,
        refusal: undefined,
        trouble: undefined,
        stopped: false,
      }}
      onAgain={() => {}}
    />,
  );
  for (const found of [
    'Eingang 1,01 MΩ, Kabel 61 pF',
    'Übersprechen −78 dB',
    '9,98 kΩ gelesen, 0,2 % daneben',
  ])
    expect(text).toContain(found);
});
