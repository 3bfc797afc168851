import { readFileSync } from 'node:fs';
import { ACCOUNT_WORDS } from '#domain/accounts/account.messages.ts';
import { passwordFault } from '#domain/accounts/account.ts';
import type { Language } from '#domain/languages.ts';

/** The file's head names its source and licence. */
const LIST = 'server/accounts/common-passwords.txt';

let known: ReadonlySet<string> | undefined;

/** Common passwords in lower case, read once on first use. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  );
  return known;
}

/** Case-insensitive. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords().has(password.normalize('NFKC').toLowerCase());

/** The reason for rejecting a password; undefined if it is acceptable. Browsers never load the list. */
export function weakness(password: string, email: string, language: Language = 'en'): string | undefined {
  const fault = passwordFault(password, email, language);
  if (fault) return fault;
  return isCommonPassword(password) ? ACCOUNT_WORDS[language].guessedFirst : undefined;
}
