import type { PieceId } from '#domain/listening/audio.ts';

export type Pieces = readonly { readonly id: PieceId; readonly name: string }[];
