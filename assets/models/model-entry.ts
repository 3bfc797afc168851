import type { PickupModel } from './part.ts';

/** A model that can be built, with the inputs of its bytes. */
export interface ModelEntry {
  /** File name of its outputs. */
  readonly id: string;
  /** Modules that `build` loads, relative to `assets/models`. They and all they import count as sources. */
  readonly modules: readonly [string, ...string[]];
  /** Arguments that `build` passes to them, also part of the source hash. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Builds the parts. Loads CAD lazily: a registry is read often, and models are built rarely. */
  readonly build: () => Promise<PickupModel>;
}
