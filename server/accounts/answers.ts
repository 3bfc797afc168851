import type { Language } from '#domain/languages.ts';
import { type Problem, problem } from '../platform/outcome/problem.ts';
import { type AccountAnswer, ANSWERS } from './answers.messages.ts';
import { TooManyHashes } from './passwords.ts';

/** What each of them means to a program, and which field it is about. */
const MEANS: Record<AccountAnswer, readonly [status: Problem['status'], about?: Problem['about']]> = {
  // Whether an address is known or not.
  wrong: [401],
  wrongCode: [401, 'code'],
  // The shop has another secret since: neither the app nor recovery codes help.
  factorEnded: [410, 'code'],
  tooMany: [429],
  gone: [410],
  busy: [503],
  notSignedIn: [401],
  tookTooLong: [410],
  notYours: [401, 'password'],
  otherPassword: [401],
  mailsUnderWay: [429],
  noKey: [400],
  factorNeeded: [403],
  wrongNewCode: [401, 'code'],
  wrongFormer: [401, 'former'],
  lastMaker: [409],
  tooMuch: [429],
  notHuman: [422],
};

/** Says no, in the same words wherever it happens. */
export function refusal(why: AccountAnswer, language: Language = 'en'): Problem {
  const [status, about] = MEANS[why];
  return problem(status, ANSWERS[language][why], about);
}

/** Work that needs a hash, or the sentence that there are too many of them at once. */
export async function unlessBusy<T>(language: Language, work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyHashes) return refusal('busy', language);
    throw error;
  }
}
