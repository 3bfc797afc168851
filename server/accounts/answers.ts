import type { Language } from '#domain/languages.ts';
import { type Problem, problem } from '../platform/outcome/problem.ts';
import { ACCOUNT_ANSWERS, type AccountAnswer } from './answers.messages.ts';
import { TooManyHashes } from './passwords.ts';

/** Status of each refusal, and the field that it is about. */
const MEANS: Record<AccountAnswer, readonly [status: Problem['status'], about?: Problem['about']]> = {
  // The same whether the address is known or not.
  wrong: [401],
  wrongCode: [401, 'code'],
  // The shop's secret has changed: neither the app nor recovery codes work.
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

/** Builds a refusal with its common wording. */
export function accountRefusal(why: AccountAnswer, language: Language = 'en'): Problem {
  const [status, about] = MEANS[why];
  return problem(status, ACCOUNT_ANSWERS[language][why], about);
}

/** Runs work that hashes a password; refuses if too many hashes are queued. */
export async function unlessBusy<T>(language: Language, work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooManyHashes) return accountRefusal('busy', language);
    throw error;
  }
}
