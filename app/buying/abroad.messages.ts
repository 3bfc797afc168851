import type { InLanguages } from '#domain/languages.ts';

/** What is due where a parcel goes outside the EU. */
const EN = {
  due: (place: string) => `What is due, ${place}`,
  alone: (place: string) => `${place}, this alone. `,
  later: 'Once it is chosen, it says here what is contained and what is due.',
  asking: 'Asking what is due abroad …',
};

const DE: typeof EN = {
  due: (place) => `Was anfällt, ${place}`,
  alone: (place) => `${place}, dies allein. `,
  later: 'Sobald gewählt ist, steht hier, was enthalten ist und was anfällt.',
  asking: 'Fragt nach, was außerhalb der EU anfällt …',
};

export const ABROAD_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
