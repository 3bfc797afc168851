import { decimalsIn } from '../decimal-comma.ts';
import type { Language } from '../languages.ts';
import { DIAGNOSIS_WORDS } from './diagnosis.messages.ts';

const BEYOND = /^([RL]) is ([\d.]+\u00a0\S+) (over|under) the limit$/;
const COIL = /^R of coil (\d) is out of tolerance$/;
const COUNT = /^Coil (\d) has another count of turns$/;

/** What was found when a pickup was measured, from how it was written down then, in English. Other words stay as they are. */
export function verdictIn(stored: string, language: Language): string {
  const words = DIAGNOSIS_WORDS[language];
  const [, name, amount, side] = BEYOND.exec(stored) ?? [];
  if (name && amount) return words.beyond(name, decimalsIn(amount, language), side === 'over');
  const [, coil] = COIL.exec(stored) ?? [];
  if (coil) return words.coil(Number(coil));
  const [, counted] = COUNT.exec(stored) ?? [];
  if (counted) return words.count(Number(counted));
  return stored === DIAGNOSIS_WORDS.en.inTolerance ? words.inTolerance : stored;
}
