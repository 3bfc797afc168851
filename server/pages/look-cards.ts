import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { lookPicture } from '#domain/pages/look-card.ts';
import { PICTURE_FAMILIES, pictureFile } from '#domain/products/picture-files.ts';
import type { Picture } from '#domain/products/pictures.ts';
import type { Refuse } from '../http/guards.ts';
import { matchesTag } from '../http/rendered-page.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type Compose = (picture: Picture) => Promise<Bytes>;

interface KeptCard {
  readonly bytes: Bytes;
  readonly etag: string;
}

/** Cache size, in cards of some 30 kB: a shared build is viewed by a few people, then by nobody. */
const ROOM = 100;
/** Sites cache a card; after a day its picture may have changed. */
const A_DAY = 'public, max-age=86400';

/** Width of the source picture, px. */
const SOURCE = 960;
/** The picture's share of the card's width, at the right edge where the cable leaves it. */
const SHARE = 0.88;
/** The share of excess height that is cropped at the top: pickups are slightly above the middle. */
const ABOVE = 0.37;

/** Composes a card from a picture; the paper at its left edge is extended without a seam. Loads its library on first use. */
export function composeFrom(folder: string): Compose {
  const { card, custom } = PICTURE_FAMILIES;
  const width = Math.round(card.width * SHARE);
  const height = Math.round((width * custom.height) / custom.width);
  return async (picture) => {
    const { default: sharp } = await import('sharp');
    // One thread and no cache: cards are rare, and the shop stays responsive.
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

/** Renders cards sequentially, once for concurrent requests, and caches the latest. */
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

/** Serves `/cards/{look}.jpg` for looks that a configurator can produce, in their canonical spelling. */
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
