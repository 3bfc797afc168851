import type { Figures } from './figures.ts';
import { inKilohertz, kilohertzWithDoubt, withDoubt } from './format-figures.ts';
import { MAGNET_NAMES } from './magnets.ts';
import type { Measured } from './pickup.ts';

const number = (value: number, digits: number) => value.toFixed(digits);

/** 12040 → "12 040", with no-break spaces. */
const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The specification's spec bullets of one pickup, as label and value with its unit. */
export function specBullets(winding: Figures): { label: string; value: string }[] {
  const { doubt, resonanceDoubt } = winding;
  const mark = (key: keyof Measured) => (winding.measured?.includes(key) ? ', measured' : '');
  /** What a meter said, marked, or what the model says, with its doubt. */
  const told = (key: keyof Measured, value: string, modelled: string) =>
    winding.measured?.includes(key) ? `${value}, measured` : modelled;
  return [
    { label: 'DC resistance', value: `${number(winding.dcr_kOhm, 1)}\u00a0kΩ${mark('dcr_kOhm')}` },
    { label: 'Wire gauge', value: `${winding.awg}\u00a0AWG` },
    {
      label: winding.turns.length > 1 ? 'Turns per coil' : 'Turns',
      value: [...new Set(winding.turns)].map(thousands).join(' / '),
    },
    { label: 'Magnets', value: MAGNET_NAMES[winding.magnet] },
    {
      label: 'Inductance at 1\u00a0kHz',
      value: told(
        'inductance_H',
        `${number(winding.inductance_H, 1)}\u00a0H`,
        withDoubt(winding.inductance_H, winding.inductance_H * doubt.inductance, 'H'),
      ),
    },
    {
      label: 'Capacitance with lead',
      value: told(
        'capacitance_pF',
        `${winding.capacitance_pF}\u00a0pF`,
        withDoubt(winding.capacitance_pF, winding.capacitance_pF * doubt.capacitance, 'pF'),
      ),
    },
    // Finer than its doubt, which is most of that above: so one sees what another lead would change.
    { label: 'Of it the lead', value: `${winding.lead_pF}\u00a0pF` },
    {
      label: 'Q-factor at 1\u00a0kHz',
      value: withDoubt(winding.q_1kHz, winding.q_1kHz * doubt.inductance, ''),
    },
    {
      label: 'Resonance, loaded',
      value: winding.peaked
        ? told(
            'resonance_kHz',
            inKilohertz(winding.resonance_kHz * 1000),
            kilohertzWithDoubt(winding.resonance_kHz * 1000, resonanceDoubt),
          )
        : 'no peak',
    },
    {
      label: '−3\u00a0dB, loaded',
      value: kilohertzWithDoubt(winding.minus3dB_kHz * 1000, resonanceDoubt),
    },
    { label: 'Wax potting', value: winding.potted ? 'yes' : 'no' },
    { label: 'Lead', value: `${winding.wires}-wire, ${winding.lead === 'pushback' ? 'cloth' : 'shielded'}` },
  ];
}
