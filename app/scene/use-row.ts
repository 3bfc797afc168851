import { useThree } from '@react-three/fiber';
import { useEffect, useRef, useState } from 'react';
import { type Material, Mesh } from 'three';
import type { Slot } from '#domain/products/finishes.ts';
import { arrange, type Row } from './arrange.ts';
import { prefersStillness } from './calm.ts';
import { Crossfade } from './crossfade.ts';
import { type LoadedModel, loadModel } from './load-model.ts';
import { ModelCache } from './model-cache.ts';

export interface RequestedRow {
  models: readonly string[];
  without?: Slot | undefined;
  ahead?: readonly string[] | undefined;
  /** Not visible: nothing is fetched. */
  resting?: boolean | undefined;
  /** A new number retries failed downloads. */
  attempt?: number | undefined;
  /** Aborted when nothing is wanted any more, including running downloads. */
  until: AbortSignal;
  onModels: (state: ModelsState) => void;
}
export type ModelsState = 'coming' | 'here' | 'missing';

export interface ShownRow extends Row {
  readonly key: string;
  readonly models: readonly string[];
  readonly materials: readonly Material[];
}

/** Pause after the models have loaded before more is fetched, ms. */
const BREATH = 400;

const keyOf = ({ models, without }: RequestedRow) => `${models.join(' ')}|${without ?? ''}`;

function leaveOut(part: Slot, { group }: Row): void {
  group.traverse((child) => {
    if (child instanceof Mesh && child.material.name === part) child.visible = false;
  });
}

/**
 * The models at these addresses in a row, once all are loaded and their shaders compiled; until then the previous row.
 * `fade` receives each row; `isWanted` says whether the newest is the requested one. Everything is freed with the
 * scene.
 */
export function useRow(requested: RequestedRow) {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const camera = useThree((state) => state.camera);
  const [cache] = useState(
    () => new ModelCache<LoadedModel>((address) => loadModel(address, requested.until)),
  );
  const [fade] = useState(() => new Crossfade<ShownRow>());
  const [row, setRow] = useState<ShownRow>();
  const wanted = useRef(requested);
  wanted.current = requested;
  const key = keyOf(requested);
  const { resting, attempt } = requested;
  const isWanted = row?.key === key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request; each attempt runs again
  useEffect(() => {
    if (resting) return;
    const { models, without } = wanted.current;
    let left = false;
    const show = async () => {
      cache.use([...models, ...fade.rows.flatMap((shown) => shown.models)]);
      const loaded = await Promise.all(models.map((address) => cache.take(address)));
      if (left) return;
      const arranged = arrange(loaded.map(({ root }) => root.clone()));
      if (without) leaveOut(without, arranged);
      // Without background compilation the first frame compiles the shaders.
      if (gl.extensions.has('KHR_parallel_shader_compile')) {
        await gl.compileAsync(arranged.group, camera, scene);
      }
      if (left) return;
      const materials = [...new Set(loaded.flatMap((model) => model.materials))];
      const next = { ...arranged, key, models, materials };
      fade.show(next, prefersStillness());
      setRow(next);
      wanted.current.onModels('here');
    };
    wanted.current.onModels('coming');
    show().catch(() => {
      if (!left) wanted.current.onModels('missing');
    });
    return () => {
      left = true;
    };
  }, [key, resting, attempt, gl, camera, scene, cache, fade]);

  const ahead = isWanted && !resting ? (requested.ahead?.join(' ') ?? '') : '';
  useEffect(() => {
    if (!ahead) return;
    let left = false;
    const timer = setTimeout(async () => {
      for (const address of ahead.split(' ')) {
        if (left) return;
        // A failed model is requested again when it is wanted.
        await cache.take(address).catch(() => {});
      }
    }, BREATH);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [ahead, cache]);

  useEffect(() => () => cache.freeAll(), [cache]);
  return { row, fade, isWanted };
}
