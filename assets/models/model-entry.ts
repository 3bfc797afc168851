import type { PickupModel } from './part.ts';

/** A model that can be built, and what its bytes depend on. */
export interface ModelEntry {
  /** File name of its outputs. */
  readonly id: string;
  /** Modules that `build` loads, relative to `assets/models`. They and all they import count as sources. */
  readonly modules: readonly [string, ...string[]];
  /** What `build` passes to them; counts as source, too. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Builds the parts. Loads CAD lazily: a registry is read often, and models are built rarely. */
  readonly build: () => Promise<PickupModel>;
}
