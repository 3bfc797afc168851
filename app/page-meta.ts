import { COMPANY } from '#domain/company.ts';
import type { LookCard } from '#domain/look-card.ts';
import { PICTURE_FAMILIES, type Picture, pictureFile } from '#domain/pictures.ts';

interface Card {
  /** Address of the shop without a trailing slash. */
  readonly publicUrl: string;
  /** Where on it the page is. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** A card that was made with the pictures, or the one of a build. */
  readonly picture: Picture | LookCard;
}

/** What social networks and messengers show of a page whose address is shared. */
export function cardMeta({ publicUrl, path, title, description, picture }: Card) {
  const { width, height } = PICTURE_FAMILIES.card;
  const file = 'file' in picture ? picture.file : pictureFile(picture, width, 'jpg');
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: COMPANY.shopName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: publicUrl + path },
    { property: 'og:image', content: publicUrl + file },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Title and description of a page; `hidden` keeps it out of search results. */
export function pageMeta(title: string, description: string, { hidden = false }: { hidden?: boolean } = {}) {
  return [
    { title: `${title} · ${COMPANY.shopName}` },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
