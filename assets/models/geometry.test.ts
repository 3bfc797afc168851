import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeBox, makeCylinder, measureVolume } from 'replicad';
import { beforeAll, describe, expect, it } from 'vitest';
import { tubeMesh } from './cable.ts';
import { coilMesh } from './coil.ts';
import { POLE_SCREW, screw } from './fasteners.ts';
import { boot, cutAll, fillet, slab } from './kernel.ts';
import { boundsOf, meshOf, openEdges, volumeOf } from './mesh.ts';
import { models } from './models.ts';
import type { Part } from './part.ts';
import { readReports } from './reports.ts';

const root = join(import.meta.dirname, '../..');
const reports = readReports(root);

const solid = (shape: ReturnType<typeof slab>): Part => ({
  name: 'test',
  slot: 'cover',
  shape: { kind: 'solid', solid: shape },
});

describe('the kernel', () => {
  beforeAll(boot, 30_000);

  it('names the part whose edges cannot be rounded, and the radii that it tried', () => {
    const wafer = slab(10, 10, 1, 0, 0.05);
    expect(() => fillet('wafer', wafer, 3, (edges) => edges.inPlane('XY', 0.05))).toThrow(
      /^wafer: edges could not be rounded \(3\.00 mm: .+; 2\.10 mm: .+; 1\.20 mm: /,
    );
  });

  it('tries a smaller radius before it gives up', () => {
    const block = fillet('block', slab(20, 10, 1, 0, 1), 1.2, (edges) => edges.inPlane('XY', 1));
    expect(measureVolume(block)).toBeLessThan(measureVolume(slab(20, 10, 1, 0, 1)));
  });

  it('cuts all openings at once', () => {
    const holes = [-3, 3].map((x) => makeCylinder(1, 4, [x, 0, -1]));
    const plate = cutAll('plate', makeBox([-5, -5, 0], [5, 5, 2]), holes);
    expect(measureVolume(plate)).toBeCloseTo(200 - 2 * Math.PI * 2, 3);
  });

  it('makes a closed screw of the right size', () => {
    const mesh = meshOf(solid(screw(POLE_SCREW)));
    const { min, max } = boundsOf(mesh);
    expect(openEdges(mesh)).toBe(0);
    expect(min[2]).toBeCloseTo(-19.05, 3);
    expect(max[0]).toBeCloseTo(POLE_SCREW.headRadius, 1);
    expect(volumeOf(mesh)).toBeGreaterThan(100);
  });

  it('detects an open surface', () => {
    const { positions, normals, indices } = meshOf(solid(slab(4, 4, 1, 0, 1)));
    expect(openEdges({ positions, normals, indices: indices.slice(3) })).toBeGreaterThan(0);
    expect(volumeOf({ positions, normals, indices: indices.toReversed() })).toBeLessThan(0);
  });
});

describe('meshes without the kernel', () => {
  it('form a closed coil', () => {
    const mesh = coilMesh({
      outer: { length: 60, width: 16, radius: 5 },
      inner: { length: 52, width: 6, radius: 2 },
      z: [1, 9],
      bulge: 0,
    });
    expect(openEdges(mesh)).toBe(0);
    const area = (60 * 16 - (4 - Math.PI) * 25 - (52 * 6 - (4 - Math.PI) * 4)) * 8;
    expect(volumeOf(mesh) / area).toBeCloseTo(1, 2);
    for (const uv of mesh.uvs ?? []) expect(uv >= 0 && uv <= 1).toBe(true);
  });

  it('form a closed cable', () => {
    const mesh = tubeMesh(
      [
        [0, 0, 0],
        [10, 0, 0],
        [20, 5, 2],
      ],
      1.5,
    );
    expect(openEdges(mesh)).toBe(0);
    expect(volumeOf(mesh)).toBeGreaterThan(21 * Math.PI * 1.5 ** 2 * 0.9);
  });
});

describe('models', () => {
  it('are all built, and no others', () => {
    expect([...reports.keys()].sort()).toEqual(models.map(({ id }) => id).sort());
  });

  it('name modules that exist', () => {
    for (const { id, modules } of models) {
      for (const module of modules)
        expect(statSync(join(root, 'assets/models', module)).isFile(), id).toBe(true);
    }
  });

  it.each([...reports.values()].map((report) => [report.id, report] as const))(
    '%s is closed and small',
    (id, report) => {
      const file = join(root, `public/generated/models/${id}.glb`);
      expect(statSync(file).size).toBe(report.bytes);
      expect(report.bytes).toBeLessThanOrEqual(200_000);
      expect(report.triangles).toBeLessThan(120_000);
      for (const [name, part] of Object.entries(report.parts)) {
        expect(part.openEdges, name).toBe(0);
        expect(part.volume, name).toBeGreaterThan(0);
      }
    },
  );

  it('contain the names of their parts and slots, and no date', () => {
    for (const { id, parts } of reports.values()) {
      const glb = readFileSync(join(root, `public/generated/models/${id}.glb`));
      const json = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString()) as {
        readonly meshes: readonly { readonly name: string }[];
        readonly materials: readonly { readonly name: string }[];
        readonly asset: Readonly<Record<string, unknown>>;
      };
      expect(json.meshes.map(({ name }) => name).sort(), id).toEqual(Object.keys(parts).sort());
      expect(json.materials.map(({ name }) => name).sort(), id).toEqual(
        [...new Set(Object.values(parts).map(({ slot }) => slot))].sort(),
      );
      expect(Object.keys(json.asset).sort(), id).toEqual(['generator', 'version']);
    }
  });
});
