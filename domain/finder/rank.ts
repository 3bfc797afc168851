import type { DoubtedFigures } from './figures.ts';
import { type Miss, SCALES, type Scale } from './question.ts';

/** What one of ours would change, in the direction that its scale counts. */
interface Change {
  readonly gain: number;
  readonly doubt: number;
}

/** What a step of a scale means in dB, and what nobody would pay for. */
const SCALE_dB: Readonly<Record<Scale, { readonly step: number; readonly least: number }>> = {
  bright: { step: 2.5, least: 1 },
  loud: { step: 2, least: 1 },
  hum: { step: 8, least: 3 },
};

/** Somebody who does not ask about hum gets no more of it than this, dB. */
const HUM_LEFT_DB = 3;

function changeOn(scale: Scale, { figures, doubt }: DoubtedFigures): Change {
  switch (scale) {
    case 'bright':
      return { gain: figures.treble_dB, doubt: doubt.treble_dB };
    case 'loud':
      return { gain: figures.output_dB, doubt: doubt.output_dB };
    case 'hum':
      return { gain: -figures.hum_dB, doubt: doubt.hum_dB };
  }
}

/** Hum that is fine is no wish for more of it. */
const isAsked = (scale: Scale, miss: Miss): boolean => (scale === 'hum' ? miss.hum > 0 : miss[scale] !== 0);

/** The scales that are asked for most. */
function foremost(miss: Miss): readonly Scale[] {
  const asked = SCALES.filter((scale) => isAsked(scale, miss));
  const most = Math.max(0, ...asked.map((scale) => Math.abs(miss[scale])));
  return asked.filter((scale) => Math.abs(miss[scale]) === most);
}

/**
 * Whether one of ours helps at all: nothing that is asked for goes the other way, and what is asked for most changes by what
 * can be heard and by more than its doubt.
 */
export function helps(gain: DoubtedFigures, miss: Miss): boolean {
  if (miss.hum === 0 && gain.figures.hum_dB > HUM_LEFT_DB) return false;
  const first = foremost(miss);
  return SCALES.filter((scale) => isAsked(scale, miss)).every((scale) => {
    const { gain: change, doubt } = changeOn(scale, gain);
    const forward = change * Math.sign(miss[scale]);
    return first.includes(scale) ? forward >= Math.max(SCALE_dB[scale].least, doubt) : forward > 0;
  });
}

/** How far one of ours is from what is asked for, in steps. What is not asked for counts by half where it changes. */
export function distanceTo(miss: Miss, gain: DoubtedFigures): number {
  const parts = SCALES.map((scale) => {
    const { gain: change } = changeOn(scale, gain);
    const { step } = SCALE_dB[scale];
    if (isAsked(scale, miss)) return change / step - miss[scale];
    return scale === 'hum' ? 0 : change / step / 2;
  });
  return Math.hypot(...parts);
}

/** How many answers there are at most. */
export const ANSWERS = 3;

/**
 * The answers to what somebody misses, near to far; none where nothing is missed, or nothing would help. Of two that are as
 * near the one that stands first.
 */
export function rank<Offer extends { readonly gain: DoubtedFigures }>(
  offers: readonly Offer[],
  miss: Miss,
  most: number = ANSWERS,
): readonly Offer[] {
  if (foremost(miss).length === 0) return [];
  return offers
    .filter(({ gain }) => helps(gain, miss))
    .map((offer) => ({ offer, far: distanceTo(miss, offer.gain) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ offer }) => offer);
}

/** Whether the best of ours changes what is asked for most by less than can be heard, to either side. */
export const staysWithin = (offers: readonly { readonly gain: DoubtedFigures }[], miss: Miss): boolean =>
  foremost(miss).every((scale) => {
    const forward = offers.map(({ gain }) => changeOn(scale, gain).gain * Math.sign(miss[scale]));
    return Math.abs(Math.max(...forward)) < SCALE_dB[scale].least;
  });
