/* Decoder of EXT_meshopt_compression for the features that our models use: version 0, no filters. Plain code, because
   meshoptimizer's own decoder runs WebAssembly, for which pages would have to allow 'wasm-unsafe-eval'. Follows the
   reference decoder of meshoptimizer (Jasper St. Pierre and Arseny Kapoulkine, MIT licence). */

const unzigzag = (value: number) => (value >>> 1) ^ -(value & 1);

/** Maximum vertices in a block (specification of the extension). */
const blockSize = (stride: number) => Math.min((0x2000 / stride) & ~0xf, 0x100);

function fail(what: string): never {
  throw new Error(`meshopt: ${what}`);
}

/** A group of 16 deltas with `bits` bits each; the highest value means that a whole byte follows. */
function readGroup(source: Uint8Array, at: number, bits: 2 | 4, deltas: Uint8Array, to: number): number {
  const perByte = 8 / bits;
  const tooLarge = (1 << bits) - 1;
  let next = at + 16 / perByte;
  for (let i = 0; i < 16; i++) {
    const shift = 8 - bits - (i % perByte) * bits;
    const value = ((source[at + Math.floor(i / perByte)] ?? 0) >>> shift) & tooLarge;
    deltas[to + i] = value === tooLarge ? (source[next++] ?? 0) : value;
  }
  return next;
}

function decodeAttributes(target: Uint8Array, count: number, stride: number, source: Uint8Array): void {
  if (source[0] !== 0xa0) fail('not a vertex buffer of version 0');
  const size = blockSize(stride);
  const previous = source.slice(source.length - stride);
  let at = 1;
  for (let start = 0; start < count; start += size) {
    const inBlock = Math.min(count - start, size);
    const groups = (inBlock + 15) >>> 4;
    const deltas = new Uint8Array(groups * 16);
    for (let byte = 0; byte < stride; byte++) {
      const header = at;
      at += (groups + 3) >>> 2;
      for (let group = 0; group < groups; group++) {
        const mode = ((source[header + (group >>> 2)] ?? 0) >>> ((group & 3) << 1)) & 3;
        const to = group << 4;
        if (mode === 0) deltas.fill(0, to, to + 16);
        else if (mode === 3) {
          deltas.set(source.subarray(at, at + 16), to);
          at += 16;
        } else at = readGroup(source, at, mode === 1 ? 2 : 4, deltas, to);
      }
      let value = previous[byte] ?? 0;
      for (let i = 0; i < inBlock; i++) {
        value = (value + unzigzag(deltas[i] ?? 0)) & 0xff;
        target[(start + i) * stride + byte] = value;
      }
      previous[byte] = value;
    }
  }
}

/** The last few entries, newest first: `get(0)` is the one pushed last. */
class Recent {
  readonly #entries: Uint32Array;
  #next = 0;

  constructor(size: number) {
    this.#entries = new Uint32Array(size);
  }

  get(age: number): number {
    return this.#entries[(this.#next - 1 - age) & (this.#entries.length - 1)] ?? 0;
  }

  push(entry: number): void {
    this.#entries[this.#next] = entry;
    this.#next = (this.#next + 1) & (this.#entries.length - 1);
  }
}

function decodeTriangles(target: Uint8Array, count: number, stride: number, source: Uint8Array): void {
  if (source[0] !== 0xe1) fail('not an index buffer');
  const indices = stride === 2 ? new Uint16Array(target.buffer) : new Uint32Array(target.buffer);
  const triangles = count / 3;
  const table = source.length - 16;
  let at = 1 + triangles;
  let next = 0;
  let last = 0;
  const edges = new Recent(32);
  const vertices = new Recent(16);

  const readIndex = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = source[at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    last += unzigzag(value);
    return last;
  };
  /** A corner from its four bits: new, explicit, or one of the last few. */
  const corner = (code: number) => {
    if (code !== 0 && code !== 15) return vertices.get(code - 1);
    return code === 0 ? next++ : readIndex();
  };

  for (let i = 0; i < triangles; i++) {
    const code = source[1 + i] ?? 0;
    const [high, low] = [code >>> 4, code & 15];
    let [a, b, c] = [0, 0, 0];
    if (high < 15) {
      // Two corners form a recent edge.
      a = edges.get(high * 2);
      b = edges.get(high * 2 + 1);
      if (low > 0 && low < 13) c = vertices.get(low);
      else {
        if (low === 0) c = next++;
        else if (low === 15) c = readIndex();
        else {
          last += low === 13 ? -1 : 1;
          c = last;
        }
        vertices.push(c);
      }
      for (const entry of [b, c, c, a]) edges.push(entry);
    } else {
      const spelt = low >= 14;
      const pair = (spelt ? source[at++] : source[table + low]) ?? 0;
      if (spelt && pair === 0) next = 0;
      const [second, third] = [pair >>> 4, pair & 15];
      a = low === 15 ? readIndex() : next++;
      b = spelt || second !== 15 ? corner(second) : vertices.get(14);
      c = spelt || third !== 15 ? corner(third) : vertices.get(14);
      vertices.push(a);
      if (second === 0 || (spelt && second === 15)) vertices.push(b);
      if (third === 0 || (spelt && third === 15)) vertices.push(c);
      for (const entry of [a, b, b, c, c, a]) edges.push(entry);
    }
    indices.set([a, b, c], i * 3);
  }
}

export const meshoptDecoder = {
  supported: true,
  ready: Promise.resolve(),
  async decodeGltfBufferAsync(
    count: number,
    stride: number,
    source: Uint8Array,
    mode: string,
    filter = 'NONE',
  ): Promise<Uint8Array> {
    if (filter !== 'NONE') fail(`filter ${filter} is not used by our models`);
    const target = new Uint8Array(count * stride);
    if (mode === 'ATTRIBUTES') decodeAttributes(target, count, stride, source);
    else if (mode === 'TRIANGLES') decodeTriangles(target, count, stride, source);
    else fail(`mode ${mode} is not used by our models`);
    return target;
  },
};
