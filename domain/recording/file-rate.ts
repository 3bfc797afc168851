const text = (bytes: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((n) => (at + n < bytes.byteLength ? bytes.getUint8(at + n) : 0)));

/** Range of sample rates that browsers accept. */
const RATES = [8000, 192_000] as const;

/** Sample rate of a WAV or FLAC file, Hz; else undefined. Decoding at another rate would resample and hide clipping. */
export function fileRate(file: ArrayBuffer): number | undefined {
  const bytes = new DataView(file);
  const known = (rate: number) => (rate >= RATES[0] && rate <= RATES[1] ? rate : undefined);
  // STREAMINFO comes first; its rate has 20 bits.
  if (text(bytes, 0) === 'fLaC' && bytes.byteLength > 22) return known(bytes.getUint32(18) >>> 12);
  if (text(bytes, 0) !== 'RIFF' || text(bytes, 8) !== 'WAVE') return undefined;
  for (let at = 12; at + 24 <= bytes.byteLength; at += 8 + bytes.getUint32(at + 4, true))
    if (text(bytes, at) === 'fmt ') return known(bytes.getUint32(at + 12, true));
  return undefined;
}
