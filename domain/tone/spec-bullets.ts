import type { Language } from '../languages.ts';
import type { PickupFigures } from './figures.ts';
import { inFigures, inKilohertz, kilohertzWithDoubt, thousands, withDoubt } from './format-figures.ts';
import type { MeasuredValues } from './pickup.ts';
import { SPEC_MESSAGES } from './spec-bullets.messages.ts';

/** 12040 → "12 040", with no-break spaces. */

/** The specification's spec bullets of one pickup, as label and value with unit. */
export function specBullets(
  winding: PickupFigures,
  language: Language = 'en',
): { label: string; value: string }[] {
  const { doubt, resonanceDoubt } = winding;
  const messages = SPEC_MESSAGES[language];
  const number = (value: number, digits: number) => inFigures(value.toFixed(digits), language);
  const mark = (key: keyof MeasuredValues) =>
    winding.measured?.includes(key) ? `, ${messages.measured}` : '';
  /** The measured value with its mark, or the modelled value with its doubt. */
  const measuredOr = (key: keyof MeasuredValues, value: string, modelled: string) =>
    winding.measured?.includes(key) ? `${value}, ${messages.measured}` : modelled;
  return [
    { label: messages.resistance, value: `${number(winding.dcr_kOhm, 1)}\u00a0kΩ${mark('dcr_kOhm')}` },
    { label: messages.wire, value: `${winding.awg}\u00a0AWG` },
    {
      label: winding.turns.length > 1 ? messages.turnsPerCoil : messages.turns,
      value: [...new Set(winding.turns)].map(thousands).join(' / '),
    },
    { label: messages.magnets, value: messages.magnet[winding.magnet] },
    {
      label: messages.inductance,
      value: measuredOr(
        'inductance_H',
        `${number(winding.inductance_H, 1)}\u00a0H`,
        withDoubt(winding.inductance_H, winding.inductance_H * doubt.inductance, 'H', language),
      ),
    },
    {
      label: messages.capacitance,
      value: measuredOr(
        'capacitance_pF',
        `${winding.capacitance_pF}\u00a0pF`,
        withDoubt(winding.capacitance_pF, winding.capacitance_pF * doubt.capacitance, 'pF', language),
      ),
    },
    // Finer than its doubt, so that the effect of another lead is visible. Most of that doubt is the lead's.
    { label: messages.ofLead, value: `${winding.lead_pF}\u00a0pF` },
    { label: messages.q, value: withDoubt(winding.q_1kHz, winding.q_1kHz * doubt.inductance, '', language) },
    {
      label: messages.resonance,
      value: winding.peaked
        ? measuredOr(
            'resonance_kHz',
            inKilohertz(winding.resonance_kHz * 1000, language),
            kilohertzWithDoubt(winding.resonance_kHz * 1000, resonanceDoubt, language),
          )
        : messages.noPeak,
    },
    { label: messages.end, value: kilohertzWithDoubt(winding.minus3dB_kHz * 1000, resonanceDoubt, language) },
    { label: messages.potting, value: winding.potted ? messages.yes : messages.no },
    { label: messages.lead, value: messages.leads(winding.wires, winding.lead === 'pushback') },
  ];
}
