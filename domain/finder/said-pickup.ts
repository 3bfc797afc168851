import type { Language } from '../languages.ts';
import { pickupOfCircuit } from '../your-pickup/pickup-of-circuit.ts';
import { ohmsFit, pickupOfOhms } from '../your-pickup/pickup-of-ohms.ts';
import type { YourPickup } from '../your-pickup/your-pickup.ts';
import { kindOf } from './kinds.ts';
import { measuredBy } from './measured-pickups.ts';
import { namedBy, nameWords } from './names.ts';
import type { Question } from './question.ts';
import { isYours, yoursOf } from './yours.ts';

/** The visitor's pickup for other pages; undefined if incomplete or impossible. Its name keeps its language. */
export function saidPickup(question: Question, language: Language = 'en'): YourPickup | undefined {
  const { way, kind, position, kOhm, name } = question;
  const type = kindOf(kind).at[position]?.type;
  if (!type) return undefined;
  if (way === 'ohms')
    return kOhm !== undefined && ohmsFit(type, kOhm * 1000) ? pickupOfOhms(type, kOhm * 1000) : undefined;
  const yours = way === 'name' && name ? yoursOf(question) : undefined;
  if (!yours || !name || !isYours(yours)) return undefined;
  const named = namedBy(name);
  // Its losses are those of its own magnet and cover, not of its kind's.
  const { magnet = 'A5', cover } =
    named.of === 'measured' ? measuredBy(named.id) : { ...yours, cover: undefined };
  return pickupOfCircuit(yours.circuit, yours.doubt, {
    // The humbucker-sized P90 is wound like other P90s.
    type: named.of === 'us' && named.type === 'HUMBUCKER_P90' ? 'p90' : type,
    source: 'named',
    name: nameWords(name, language),
    magnet,
    ...(cover && { cover }),
  });
}

/** True if two questions are about the same pickup, regardless of the complaint. */
export const isSameHave = (one: Question, other: Question): boolean =>
  (['way', 'kind', 'position', 'kOhm', 'name'] as const).every((key) => one[key] === other[key]);
