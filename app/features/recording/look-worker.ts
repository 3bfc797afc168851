import { type LookThrough, lookThrough, type RecordingFigures } from '#domain/recording/look-through.ts';

/** A recording comes in pieces, in order: what it is, then its samples; at the end its figures go back. */
export type Piece =
  | { readonly kind: 'begin'; readonly sampleRate: number; readonly length: number }
  | { readonly kind: 'samples'; readonly samples: Float32Array<ArrayBuffer> }
  | { readonly kind: 'end' };

/** After each piece the next may come; after the last the figures. */
export type Taken =
  | { readonly kind: 'next' }
  | { readonly kind: 'figures'; readonly figures: RecordingFigures };

let look: LookThrough | undefined;

addEventListener('message', ({ data }: MessageEvent<Piece>) => {
  if (data.kind === 'begin') look = lookThrough(data.sampleRate, data.length);
  if (data.kind === 'samples') look?.add(data.samples);
  const taken: Taken =
    data.kind === 'end' && look ? { kind: 'figures', figures: look.end() } : { kind: 'next' };
  postMessage(taken);
});
