import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'three/addons/libs/fflate.module.js';

/** Decimals by type of line: positions in metres to a hundredth of a millimetre, fewer for directions. */
const DECIMALS: readonly (readonly [begins: string, decimals: number])[] = [
  ['point3f[]', 5],
  ['normal3f[]', 2],
  ['texCoord2f[]', 4],
];

const NUMBER = /-?\d+\.\d+(?:e[-+]\d+)?/g;

/** Shortens the numbers of a line to the decimals of its type. */
export function slimLine(line: string): string {
  const begins = line.trimStart();
  const isList = begins.startsWith('int[]');
  const [, decimals] = DECIMALS.find(([kind]) => begins.startsWith(kind)) ?? [];
  if (decimals === undefined) return isList ? line.replaceAll(', ', ',') : line;
  return line
    .replace(NUMBER, (number) => String(Number(Number(number).toFixed(decimals)) + 0))
    .replaceAll(', ', ',');
}

/** Files in a USDZ begin at multiples of this, so that viewers can read them in place. */
const ALIGNMENT = 64;
/** Size of a file's header in the archive without its name, and of the padding field's header. */
const HEADER = 30;
const FIELD_HEADER = 4;
const FIELD = 0x3039;

/** The same archive with shorter numbers: stored uncompressed and aligned, as the format requires. */
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
