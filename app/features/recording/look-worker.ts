import { type LookThrough, lookThrough, type RecordingFigures } from '#domain/recording/look-through.ts';

/** A recording arrives in pieces, in order: its header, then its samples. At the end the worker returns its figures. */
export type Piece =
  | { readonly kind: 'begin'; readonly sampleRate: number; readonly length: number }
  | { readonly kind: 'samples'; readonly samples: Float32Array<ArrayBuffer> }
  | { readonly kind: 'end' };

/** `next` asks for another piece; the figures follow the last one. */
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
