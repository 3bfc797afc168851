import type { Language } from '../languages.ts';
import { type CustomLook, customLooks } from '../products/custom-looks.ts';
import { customPicture, type Picture } from '../products/pictures.ts';

/** Name of a build's visible part, shared by builds that differ only inside. */
const lookName = ({ stem }: Picture): string => stem.slice(stem.lastIndexOf('/') + 1);

/** The card of a look. The server makes it from the look's picture on first request. */
export function lookCard(look: CustomLook, language: Language = 'en') {
  const picture = customPicture(look, language);
  // The JPEG has the size of all cards.
  return { file: `/cards/${lookName(picture)}.jpg`, alt: picture.alt };
}
export type LookCard = ReturnType<typeof lookCard>;

let byFile: ReadonlyMap<string, Picture> | undefined;

/** The picture of a card's file name (`{look}.jpg`); undefined unless it is a possible look. */
export function lookPicture(file: string): Picture | undefined {
  byFile ??= new Map(
    customLooks()
      .map((look) => customPicture(look))
      .map((picture) => [`${lookName(picture)}.jpg`, picture]),
  );
  return byFile.get(file);
}
