import type { PieceId } from '#domain/listening/audio.ts';

/** The pieces, in list order. */
export type Pieces = readonly { readonly id: PieceId; readonly name: string }[];
