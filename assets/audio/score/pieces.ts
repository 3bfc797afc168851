import type { PieceId } from '#domain/listening/audio.ts';
import type { Position } from '#domain/products/pickup-types.ts';
import type { Part } from './piece.ts';
import { bluesRiffBass } from './pieces/blues-riff-bass.ts';
import { bluesRiffGuitar } from './pieces/blues-riff-guitar.ts';
import { bridgeFreestyleBass } from './pieces/bridge-freestyle-bass.ts';
import { bridgeFreestyleGuitar } from './pieces/bridge-freestyle-guitar.ts';
import { hallelujahBass } from './pieces/hallelujah-bass.ts';
import { hallelujahGuitar } from './pieces/hallelujah-guitar.ts';
import { twoOfUsBass } from './pieces/two-of-us-bass.ts';
import { twoOfUsGuitar } from './pieces/two-of-us-guitar.ts';

/** All parts: four pieces, each for guitar and for bass. */
export const PARTS: readonly Part[] = [
  twoOfUsGuitar,
  hallelujahGuitar,
  bluesRiffGuitar,
  bridgeFreestyleGuitar,
  twoOfUsBass,
  hallelujahBass,
  bluesRiffBass,
  bridgeFreestyleBass,
];

export const PIECE_NAMES: Record<PieceId, string> = {
  'just-the-two-of-us': 'Just the Two of Us',
  hallelujah: 'Hallelujah',
  'blues-riff': 'Blues Riff',
  'bridge-freestyle': 'Bridge Freestyle',
};

/**
 * Pieces that a pickup plays in the shop by its position, and the suffix of their labels. Neck and bridge follow the
 * specification; the middle pickup takes one of each kind; a split Precision pickup is neither.
 */
export const PIECES_AT: Record<Position, { readonly pieces: readonly PieceId[]; readonly suffix: string }> = {
  neck: { pieces: ['just-the-two-of-us', 'hallelujah'], suffix: ' (N)' },
  middle: { pieces: ['just-the-two-of-us', 'blues-riff'], suffix: ' (M)' },
  bridge: { pieces: ['blues-riff', 'bridge-freestyle'], suffix: ' (B)' },
  split: { pieces: ['just-the-two-of-us', 'blues-riff'], suffix: '' },
};

/** Label in the player's list: 'Hallelujah (N)'. */
export const labelOf = (piece: PieceId, position: Position): string =>
  PIECE_NAMES[piece] + PIECES_AT[position].suffix;
