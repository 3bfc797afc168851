/** `audio/report.json`: what was measured on the decoded files, for the tests. By path below `audio/`. */
export interface FileReport {
  readonly bytes: number;
  readonly loudness_LUFS: number;
  readonly truePeak_dBTP: number;
  /** Highest level in the first 100 ms and the last 50 ms. */
  readonly ends_dBFS: number;
  /** Levels of all channels together, by the bands of the manifest. */
  readonly bands_dB: readonly number[];
}
export type AudioReport = Readonly<Record<string, FileReport>>;
