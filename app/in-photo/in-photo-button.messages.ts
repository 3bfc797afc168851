import type { InLanguages } from '#domain/languages.ts';

const EN = {
  button: 'See it in your guitar',
  noScript: 'Seeing it in your guitar needs JavaScript.',
};

const DE: typeof EN = {
  button: 'In deiner Gitarre ansehen',
  noScript: 'In deiner Gitarre ansehen geht nur mit JavaScript.',
};

/** Apart from the dialog's own texts, which load with it. */
export const IN_PHOTO_BUTTON: InLanguages<typeof EN> = { en: EN, de: DE };
