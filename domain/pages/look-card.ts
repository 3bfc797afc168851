import type { Language } from '../languages.ts';
import { type CustomLook, customLooks } from '../products/custom-looks.ts';
import { customPicture, type Picture } from '../products/pictures.ts';

/** The card that shows a build where its address is shared. */
export interface LookCard {
  /** Address of the JPEG, which has the size of every card. */
  readonly file: string;
  readonly alt: string;
}

/** Name of what can be seen of a build; builds that differ only inside share it. */
const lookName = ({ stem }: Picture): string => stem.slice(stem.lastIndexOf('/') + 1);

/** The card of a look: the server makes it from the look's picture when it is first asked for. */
export function lookCard(look: CustomLook, language: Language = 'en'): LookCard {
  const picture = customPicture(look, language);
  return { file: `/cards/${lookName(picture)}.jpg`, alt: picture.alt };
}

let byFile: ReadonlyMap<string, Picture> | undefined;

/** The picture behind a card's file name (`{look}.jpg`); undefined for all that no configurator can end with. */
export function lookPicture(file: string): Picture | undefined {
  byFile ??= new Map(
    customLooks()
      .map((look) => customPicture(look))
      .map((picture) => [`${lookName(picture)}.jpg`, picture]),
  );
  return byFile.get(file);
}
