import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'three/addons/libs/fflate.module.js';

/** Decimals by what a line of numbers says: places in metres to a hundredth of a millimetre, directions to less. */
const DECIMALS: readonly (readonly [begins: string, decimals: number])[] = [
  ['point3f[]', 5],
  ['normal3f[]', 2],
  ['texCoord2f[]', 4],
];

const NUMBER = /-?\d+\.\d+(?:e[-+]\d+)?/g;

/** Writes a line of numbers as short as its use lets it. */
export function slimLine(line: string): string {
  const begins = line.trimStart();
  const isList = begins.startsWith('int[]');
  const [, decimals] = DECIMALS.find(([kind]) => begins.startsWith(kind)) ?? [];
  if (decimals === undefined) return isList ? line.replaceAll(', ', ',') : line;
  return line
    .replace(NUMBER, (number) => String(Number(Number(number).toFixed(decimals)) + 0))
    .replaceAll(', ', ',');
}

/** Files of a USDZ begin at multiples of this, so that a viewer can read them where they lie. */
const ALIGNMENT = 64;
/** Header of a file in the archive, without its name; and that of a field in it, which keeps the room. */
const HEADER = 30;
const FIELD_HEADER = 4;
const FIELD = 0x3039;

/** The same archive with shorter numbers: stored, not packed, and aligned, as the format asks. */
export function slimUsdz(archive: Uint8Array): Uint8Array {
  const slim: Zippable = {};
  let end = 0;
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    const file = name.startsWith('geometries/')
      ? strToU8(strFromU8(bytes).split('\n').map(slimLine).join('\n'))
      : bytes;
    const begins = end + HEADER + name.length;
    const isAligned = begins % ALIGNMENT === 0;
    const room = (ALIGNMENT - ((begins + FIELD_HEADER) % ALIGNMENT)) % ALIGNMENT;
    slim[name] = isAligned ? file : [file, { extra: { [FIELD]: new Uint8Array(room) } }];
    end = begins + (isAligned ? 0 : FIELD_HEADER + room) + file.length;
  }
  return zipSync(slim, { level: 0, mtime: new Date() });
}
