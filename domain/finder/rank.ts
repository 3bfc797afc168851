import type { DoubtedFigures } from './figures.ts';
import { COMPLAINT_SCALES, type Miss, type Scale } from './question.ts';

/** Size of a step in dB, and the smallest worthwhile change. */
const SCALE_dB: Readonly<Record<Scale, { readonly step: number; readonly least: number }>> = {
  bright: { step: 2.5, least: 1 },
  loud: { step: 2, least: 1 },
  hum: { step: 8, least: 3 },
};

/** Limit of additional hum if the question does not ask about hum, dB. */
const HUM_LEFT_DB = 3;

function changeOn(scale: Scale, { figures, doubt }: DoubtedFigures) {
  switch (scale) {
    case 'bright':
      return { gain: figures.treble_dB, doubt: doubt.treble_dB };
    case 'loud':
      return { gain: figures.output_dB, doubt: doubt.output_dB };
    case 'hum':
      return { gain: -figures.hum_dB, doubt: doubt.hum_dB };
  }
}

/** Acceptable hum is not a wish for more of it. */
const isAsked = (scale: Scale, miss: Miss): boolean => (scale === 'hum' ? miss.hum > 0 : miss[scale] !== 0);

/** The scales with the strongest complaint. */
function foremost(miss: Miss): readonly Scale[] {
  const wanted = COMPLAINT_SCALES.filter((scale) => isAsked(scale, miss));
  const most = Math.max(0, ...wanted.map((scale) => Math.abs(miss[scale])));
  return wanted.filter((scale) => Math.abs(miss[scale]) === most);
}

/** True if no requested change goes the wrong way, and the most wanted one is audible and exceeds its uncertainty. */
export function helps(gain: DoubtedFigures, miss: Miss): boolean {
  if (miss.hum === 0 && gain.figures.hum_dB > HUM_LEFT_DB) return false;
  const first = foremost(miss);
  return COMPLAINT_SCALES.filter((scale) => isAsked(scale, miss)).every((scale) => {
    const { gain: change, doubt } = changeOn(scale, gain);
    const forward = change * Math.sign(miss[scale]);
    return first.includes(scale) ? forward >= Math.max(SCALE_dB[scale].least, doubt) : forward > 0;
  });
}

/** Distance of a pickup from the wish, in steps. Unwanted changes have half weight. */
export function distanceTo(miss: Miss, gain: DoubtedFigures): number {
  const parts = COMPLAINT_SCALES.map((scale) => {
    const { gain: change } = changeOn(scale, gain);
    const { step } = SCALE_dB[scale];
    if (isAsked(scale, miss)) return change / step - miss[scale];
    return scale === 'hum' ? 0 : change / step / 2;
  });
  return Math.hypot(...parts);
}

export const MAX_ANSWERS = 3;

/** Answers, nearest first; empty without a complaint or if nothing would help. A tie goes to the first offer. */
export function rank<Offer extends { readonly gain: DoubtedFigures }>(
  offers: readonly Offer[],
  miss: Miss,
  most: number = MAX_ANSWERS,
): readonly Offer[] {
  if (foremost(miss).length === 0) return [];
  return offers
    .filter(({ gain }) => helps(gain, miss))
    .map((offer) => ({ offer, far: distanceTo(miss, offer.gain) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ offer }) => offer);
}

/** True if our best pickup changes the most wanted scale inaudibly, in either direction. */
export const staysWithin = (offers: readonly { readonly gain: DoubtedFigures }[], miss: Miss): boolean =>
  foremost(miss).every((scale) => {
    const forward = offers.map(({ gain }) => changeOn(scale, gain).gain * Math.sign(miss[scale]));
    return Math.abs(Math.max(...forward)) < SCALE_dB[scale].least;
  });
