import { strFromU8, strToU8, unzipSync, zipSync } from 'three/addons/libs/fflate.module.js';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../../../tests/fixtures/zip-files.ts';
import { slimLine, slimUsdz } from './slim-usdz.ts';

describe('numbers of a USDZ', () => {
  it('are as short as their use allows, with places within a hundredth of a millimetre', () => {
    expect(
      slimLine('\tpoint3f[] points = [(0.01234567, -1.000000e-7, 0.07020000), (0.5000000, 0, 1.0)]'),
    ).toBe('\tpoint3f[] points = [(0.01235,0,0.0702),(0.5,0,1)]');
    expect(slimLine('\tnormal3f[] normals = [(0.7071068, -0.7071068, 0.000000)]')).toBe(
      '\tnormal3f[] normals = [(0.71,-0.71,0)]',
    );
    expect(slimLine('\tint[] faceVertexIndices = [0, 1, 2]')).toBe('\tint[] faceVertexIndices = [0,1,2]');
    expect(slimLine('\tmatrix4d xformOp:transform = ( (1.234567, 0, 0, 0) )')).toBe(
      '\tmatrix4d xformOp:transform = ( (1.234567, 0, 0, 0) )',
    );
  });

  it('leave the archive stored, aligned to 64 bytes, with its model first and its other files unchanged', () => {
    for (const length of [0, 1, 63, 64, 65, 1000]) {
      const files = {
        'model.usda': strToU8(`#usda 1.0\n${'x'.repeat(length)}`),
        'geometries/Geometry_1.usda': strToU8(
          '#usda 1.0\n\tpoint3f[] points = [(0.1234567, 0.000000, 1.000000)]',
        ),
        'textures/Texture_2_false.png': new Uint8Array(length),
      };
      const slim = slimUsdz(zipSync(files));
      const found = filesOf(slim);
      expect(found.map(({ name }) => name)).toEqual(Object.keys(files));
      for (const { method, at } of found) expect([method, at % 64]).toEqual([0, 0]);
      const read = unzipSync(slim);
      expect(read['model.usda']).toEqual(files['model.usda']);
      expect(strFromU8(read['geometries/Geometry_1.usda'] ?? new Uint8Array())).toContain('[(0.12346,0,1)]');
    }
  });
});
