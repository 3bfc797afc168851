import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ownCircuit, ownResponse } from '#domain/production/own-curve.ts';
import { pickupOf } from '#domain/production/unit.ts';
import { BenchCurve } from './bench-curve.tsx';

const { circuit } = pickupOf({
  pickupType: 'STRATOCASTER',
  pickupFlavor: 'VINTAGE',
  color: 'white',
  position: 'middle',
});
const drawn = (resistance_Ohm: number, inductance_H: number) =>
  renderToStaticMarkup(
    <BenchCurve
      band={{ low: [], high: [] }}
      circuit={circuit}
      own={ownResponse(circuit, ownCircuit(circuit, { resistance_Ohm, inductance_H })).own}
    />,
  );

it('marks the peak of the measured curve, but none below the drawing', () => {
  expect(drawn(5900, 2.3)).toContain('<circle');
  expect(drawn(500_000, 2.4)).not.toContain('<circle');
});
