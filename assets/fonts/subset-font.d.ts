/** The part of subset-font the shop uses; the package has no types of its own. */
declare module 'subset-font' {
  interface Range {
    readonly min: number;
    readonly max: number;
    readonly default?: number;
  }
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | Range>>;
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
