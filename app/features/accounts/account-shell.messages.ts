import type { InLanguages } from '#domain/languages.ts';

export const ACCOUNT_SHELL: InLanguages<{ readonly figure: string; readonly line: string }> = {
  en: { figure: 'ACCOUNT', line: 'Not needed to buy' },
  de: { figure: 'KONTO', line: 'Zum Kaufen nicht nötig' },
};
