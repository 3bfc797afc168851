import type { Flavor, Position } from '#domain/pickup-types.ts';
import type { PlaceId } from '#domain/tone/strings.ts';
import type { PieceId } from './score/piece.ts';

/** Key of a stock sample within its product. */
export const sampleKey = (flavor: Flavor, position: Position, piece: PieceId): string =>
  `${flavor.toLowerCase()}-${position}-${piece}`;

/** Key of a dry take. */
export const takeKey = (place: PlaceId, piece: PieceId): string => `${place}-${piece}`;

/** Where files lie, below `public/generated`. */
export const samplePath = (slug: string, key: string): string => `audio/samples/${slug}/${key}.mp3`;
export const takePath = (key: string): string => `audio/takes/${key}.mp3`;
