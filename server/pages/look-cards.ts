import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { lookPicture } from '#domain/pages/look-card.ts';
import { PICTURE_FAMILIES, pictureFile } from '#domain/products/picture-files.ts';
import type { Picture } from '#domain/products/pictures.ts';
import type { Refuse } from '../http/guards.ts';
import { matchesTag } from '../http/rendered-page.ts';

type Bytes = Uint8Array<ArrayBuffer>;
/** Makes the JPEG of a picture. */
export type Compose = (picture: Picture) => Promise<Bytes>;

interface KeptCard {
  readonly bytes: Bytes;
  readonly etag: string;
}

/** Some 30 kB each. Who shares a build is followed by a few that look at it, and then by nobody. */
const ROOM = 100;
/** Whoever shows a card keeps it; a day later it may have been painted anew. */
const A_DAY = 'public, max-age=86400';

/** Width of the picture that cards are made from, px. */
const SOURCE = 960;
/** Of the card's width the picture takes this much, at its right edge, where the cable leaves it. */
const SHARE = 0.88;
/** What is cut off above, of what is too high: pickups lie a little over the middle. */
const ABOVE = 0.37;

/**
 * A card from the picture of a look, which is on paper: paper goes on at the left as it is at the picture's edge,
 * so that no seam is seen. The library behind it comes with the first card.
 */
export function composeFrom(folder: string): Compose {
  const { card, custom } = PICTURE_FAMILIES;
  const width = Math.round(card.width * SHARE);
  const height = Math.round((width * custom.height) / custom.width);
  return async (picture) => {
    const { default: sharp } = await import('sharp');
    // One thread and no memory of its own: cards are rare, and the shop goes on beside them.
    sharp.concurrency(1);
    sharp.cache(false);
    const jpeg = await sharp(join(folder, pictureFile(picture, SOURCE)))
      .resize({ width, height })
      .extract({ left: 0, top: Math.round((height - card.height) * ABOVE), width, height: card.height })
      .extend({ left: card.width - width, extendWith: 'copy' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
    return new Uint8Array(jpeg);
  };
}

export interface LookCards {
  has(picture: Picture): boolean;
  get(picture: Picture): Promise<KeptCard>;
}

/** Makes cards one after the other, each once for all who ask meanwhile, and keeps the last ones. */
export function createLookCards(compose: Compose, room = ROOM): LookCards {
  const shelf = new Map<string, KeptCard>();
  const underWay = new Map<string, Promise<KeptCard>>();
  let before: Promise<unknown> = Promise.resolve();

  async function make(picture: Picture): Promise<KeptCard> {
    const bytes = await compose(picture);
    const etag = `"${createHash('sha256').update(bytes).digest('base64').slice(0, 22)}"`;
    const card = { bytes, etag };
    const [oldest] = shelf.keys();
    if (shelf.size >= room && oldest !== undefined) shelf.delete(oldest);
    shelf.set(picture.stem, card);
    return card;
  }

  return {
    has: ({ stem }) => shelf.has(stem) || underWay.has(stem),
    async get(picture) {
      const { stem } = picture;
      const known = shelf.get(stem) ?? underWay.get(stem);
      if (known) return known;
      const making = before.then(() => make(picture)).finally(() => underWay.delete(stem));
      before = making.catch(() => {});
      underWay.set(stem, making);
      return making;
    },
  };
}

/** Answers `/cards/{look}.jpg`. Only looks that a configurator can end with have a card, in one spelling. */
export function serveLookCards(cards: LookCards, refuse: Refuse): MiddlewareHandler {
  return async (context) => {
    const picture = lookPicture(context.req.param('file') ?? '');
    if (!picture) return context.notFound();
    const refusal = cards.has(picture) ? undefined : await refuse(context);
    if (refusal) return refusal;
    const { bytes, etag } = await cards.get(picture);
    const headers = { 'cache-control': A_DAY, etag };
    if (matchesTag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    return context.body(bytes, 200, { ...headers, 'content-type': 'image/jpeg' });
  };
}
