import { MeshoptEncoder } from 'meshoptimizer';
import { beforeAll, describe, expect, it } from 'vitest';
import { meshoptDecoder } from './meshopt.ts';

beforeAll(() => MeshoptEncoder.ready);

/** A bumpy grid of `side` × `side` points: neighbours alike, with jumps. */
function grid(side: number) {
  const positions = new Int16Array(side * side * 4);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [i % side, Math.floor(i / side)];
    positions.set([x * 37, Math.round(Math.sin(x * y) * 900), (y * 4001) % 30_000, 0], i * 4);
  }
  const corners: number[] = [];
  for (let y = 0; y + 1 < side; y++)
    for (let x = 0; x + 1 < side; x++) {
      const at = y * side + x;
      corners.push(at, at + 1, at + side, at + side, at + 1, at + side + 1);
    }
  return { positions, corners };
}

/** Triangles as sets of corners, because encoding may rotate them. */
const triangles = (indices: ArrayLike<number>) => {
  const found: string[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const three = [indices[i] ?? 0, indices[i + 1] ?? 0, indices[i + 2] ?? 0];
    const first = three.indexOf(Math.min(...three));
    found.push([...three.slice(first), ...three.slice(0, first)].join());
  }
  return found;
};

describe('meshoptDecoder', () => {
  it.each([3, 16, 17, 40, 64])('reads back the vertices of a grid of %i × itself', async (side) => {
    const { positions } = grid(side);
    const bytes = new Uint8Array(positions.buffer);
    const packed = MeshoptEncoder.encodeVertexBufferLevel(bytes, side * side, 8, 2, 0);
    expect(await meshoptDecoder.decodeGltfBufferAsync(side * side, 8, packed, 'ATTRIBUTES')).toEqual(bytes);
  });

  it.each([3, 17, 64])('reads back the triangles of a grid of %i × itself', async (side) => {
    const { corners } = grid(side);
    const indices = Uint32Array.from(corners);
    const packed = MeshoptEncoder.encodeIndexBuffer(new Uint8Array(indices.buffer), indices.length, 4);
    const wide = await meshoptDecoder.decodeGltfBufferAsync(indices.length, 4, packed, 'TRIANGLES');
    expect(triangles(new Uint32Array(wide.buffer))).toEqual(triangles(indices));
    const narrow = await meshoptDecoder.decodeGltfBufferAsync(indices.length, 2, packed, 'TRIANGLES');
    expect(triangles(new Uint16Array(narrow.buffer))).toEqual(triangles(indices));
  });

  it('reads back unordered triangles', async () => {
    let state = 7;
    const random = () => {
      state = (state * 1664525 + 1013904223) >>> 0;
      return state;
    };
    const indices = Uint32Array.from({ length: 3000 }, () => random() % 5000);
    const packed = MeshoptEncoder.encodeIndexBuffer(new Uint8Array(indices.buffer), indices.length, 4);
    const read = await meshoptDecoder.decodeGltfBufferAsync(indices.length, 4, packed, 'TRIANGLES');
    expect(triangles(new Uint32Array(read.buffer))).toEqual(triangles(indices));
  });

  it('refuses features that our models do not use', async () => {
    const none = new Uint8Array(4);
    await expect(meshoptDecoder.decodeGltfBufferAsync(1, 4, none, 'ATTRIBUTES')).rejects.toThrow('version 0');
    await expect(
      meshoptDecoder.decodeGltfBufferAsync(1, 4, none, 'ATTRIBUTES', 'OCTAHEDRAL'),
    ).rejects.toThrow('filter');
  });
});
