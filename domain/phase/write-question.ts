import type { PhaseQuestion } from './answer.ts';
import type { Sign } from './signs.ts';

export const poleWord = (pole: Sign): 'north' | 'south' => (pole === 1 ? 'north' : 'south');

/** The canonical query of a question; defaults are left out. */
export function writePhaseQuestion(question: PhaseQuestion): URLSearchParams {
  const { keep, maker, pole, jump, ours, isReversed } = question;
  return new URLSearchParams({
    keep,
    ...(maker && { maker }),
    ...(pole && { pole: poleWord(pole) }),
    ...(jump && { jump }),
    ours: ours.id,
    ...(ours.id === 'build' && { build: ours.href }),
    ...(isReversed && { wound: 'reverse' }),
  });
}
