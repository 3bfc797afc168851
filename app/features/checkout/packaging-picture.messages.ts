import type { InLanguages } from '#domain/languages.ts';

export const PACKAGING_PICTURE: InLanguages<{
  readonly title: string;
  readonly parts: readonly [pickup: string, inner: string, outer: string];
}> = {
  en: {
    title: 'A pickup above an open cardboard box that goes into a second, larger one',
    parts: ['Your pickup', 'Inner box', 'Outer box'],
  },
  de: {
    title: 'Ein Tonabnehmer über einem offenen Karton, der in einen zweiten, größeren kommt',
    parts: ['Dein Tonabnehmer', 'Innerer Karton', 'Äußerer Karton'],
  },
};
