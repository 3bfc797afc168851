import type { PieceId } from '#domain/listening/audio.ts';

/** What can be played, in the order of its list. */
export type Pieces = readonly { readonly id: PieceId; readonly name: string }[];
