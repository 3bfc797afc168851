import { readFileSync } from 'node:fs';
import { ACCOUNT_WORDS } from '#domain/accounts/account.messages.ts';
import { passwordFault } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';

/** Where the list is from, and under which licence, is said at its top. */
const LIST = 'server/accounts/common-passwords.txt';

let known: ReadonlySet<string> | undefined;

/** Passwords that most people have, in lower case; read once, when the first is set. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return known;
}

/** Whether a password is among those that most people have, whatever the case of its letters. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords().has(password.normalize('NFKC').toLowerCase());

/** What keeps a password from being set; undefined where nothing does. The list is the server's alone: no browser loads it. */
export function weakness(password: string, email: string, language: Language = 'en'): string | undefined {
  const fault = passwordFault(password, email, language);
  if (fault) return fault;
  return isCommonPassword(password) ? ACCOUNT_WORDS[language].guessedFirst : undefined;
}
