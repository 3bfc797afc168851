import { useEffect, useState } from 'react';
import type { Paint } from '../paint.ts';
import type { Composed } from './compose.ts';

/** A generated file. Its address is valid as long as the dialog is open. */
export interface ComposedFile {
  readonly address: string;
  readonly bytes: number;
}

export type Composing =
  | { readonly state: 'composing' | 'failed' }
  | {
      readonly state: 'here';
      readonly composed: Composed;
      readonly glb: ComposedFile | undefined;
      readonly usdz: ComposedFile | undefined;
    };

/** Composes the model and files once for its content while the dialog is open. */
export function useComposed(models: readonly string[], paint: Paint, attempt: number): Composing {
  const [composing, setComposing] = useState<Composing>({ state: 'composing' });
  // Compared by value, because each render may pass new objects.
  const key = JSON.stringify([models, paint]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs again
  useEffect(() => {
    let left = false;
    const frees: (() => void)[] = [];
    const addressOf = (bytes: Uint8Array, type: string, most: number): ComposedFile | undefined => {
      if (bytes.byteLength > most) return undefined;
      const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
      frees.push(() => URL.revokeObjectURL(address));
      return { address, bytes: bytes.byteLength };
    };
    const work = async () => {
      const { compose, MOST_BYTES, toGlb, toUsdz } = await import('./compose.ts');
      const [wanted, painted] = JSON.parse(key) as [readonly string[], Paint];
      const composed = await compose(wanted, painted);
      frees.push(() => composed.free());
      const [glb, usdz] = [await toGlb(composed), await toUsdz(composed)];
      if (left) return;
      setComposing({
        state: 'here',
        composed,
        glb: addressOf(glb, 'model/gltf-binary', MOST_BYTES),
        usdz: addressOf(usdz, 'model/vnd.usdz+zip', MOST_BYTES),
      });
    };
    const end = () => {
      for (const free of frees.splice(0)) free();
    };
    setComposing({ state: 'composing' });
    void work()
      .catch(() => left || setComposing({ state: 'failed' }))
      .finally(() => left && end());
    return () => {
      left = true;
      end();
    };
  }, [key, attempt]);
  return composing;
}
