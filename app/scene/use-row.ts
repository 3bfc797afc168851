import { useThree } from '@react-three/fiber';
import { useEffect, useRef, useState } from 'react';
import type { Material } from 'three';
import { arrange, type Row } from './arrange.ts';
import { type LoadedModel, loadModel } from './load-model.ts';

interface ShownRow extends Row {
  readonly materials: readonly Material[];
}

/**
 * The models at these addresses in a row, once all are here and their shaders are ready; until then the row
 * before. A model is fetched once and freed with the scene.
 */
export function useRow(addresses: readonly string[], onFail: () => void): ShownRow | undefined {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const camera = useThree((state) => state.camera);
  const shelf = useRef(new Map<string, Promise<LoadedModel>>());
  const [row, setRow] = useState<ShownRow>();
  const fail = useRef(onFail);
  fail.current = onFail;
  const key = addresses.join(' ');

  useEffect(() => {
    let left = false;
    const take = (address: string) => {
      const model = shelf.current.get(address) ?? loadModel(address);
      shelf.current.set(address, model);
      return model;
    };
    const show = async () => {
      const models = await Promise.all(key.split(' ').map(take));
      if (left) return;
      const next = arrange(models.map(({ root }) => root.clone()));
      // Where shaders cannot be prepared in the background, the first frame does it.
      if (gl.extensions.has('KHR_parallel_shader_compile')) await gl.compileAsync(next.group, camera, scene);
      const materials = [...new Set(models.flatMap((model) => model.materials))];
      if (!left) setRow({ ...next, materials });
    };
    show().catch(() => {
      if (!left) fail.current();
    });
    return () => {
      left = true;
    };
  }, [key, gl, camera, scene]);

  useEffect(() => {
    const models = shelf.current;
    return () => {
      for (const model of models.values())
        model.then(
          ({ free }) => free(),
          () => {},
        );
      models.clear();
    };
  }, []);
  return row;
}
