import type { Figures } from './figures.ts';
import { inKilohertz } from './format-figures.ts';
import { MAGNET_NAMES } from './magnets.ts';
import type { Measured } from './pickup.ts';

const number = (value: number, digits: number) => value.toFixed(digits);

/** 12040 → "12 040", with no-break spaces. */
const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** The specification's spec bullets of one pickup, as label and value with its unit. */
export function specBullets(winding: Figures): { label: string; value: string }[] {
  const mark = (key: keyof Measured) => (winding.measured?.includes(key) ? ', measured' : '');
  return [
    { label: 'DC resistance', value: `${number(winding.dcr_kOhm, 1)}\u00a0kΩ${mark('dcr_kOhm')}` },
    { label: 'Wire gauge', value: `${winding.awg}\u00a0AWG` },
    {
      label: winding.turns.length > 1 ? 'Turns per coil' : 'Turns',
      value: [...new Set(winding.turns)].map(thousands).join(' / '),
    },
    { label: 'Magnets', value: MAGNET_NAMES[winding.magnet] },
    { label: 'Inductance', value: `${number(winding.inductance_H, 1)}\u00a0H${mark('inductance_H')}` },
    { label: 'Capacitance', value: `${winding.capacitance_pF}\u00a0pF${mark('capacitance_pF')}` },
    { label: 'Q-factor at 1 kHz', value: number(winding.q_1kHz, 1) },
    {
      label: 'Resonance, loaded',
      value: `${inKilohertz(winding.resonance_kHz * 1000)}${mark('resonance_kHz')}`,
    },
    { label: 'Wax potting', value: winding.potted ? 'yes' : 'no' },
    { label: 'Lead', value: `${winding.wires}-wire, shielded` },
  ];
}
