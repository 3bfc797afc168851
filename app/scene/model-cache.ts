/** What a cache needs to know of a model. */
interface Freeable {
  free(): void;
}

/** So many models stay at hand, each of some 30 000 triangles: going back to one of them needs no download. */
const MOST_MODELS = 6;

/**
 * Models by address, each fetched once. When there are more than the cache holds, those go that nobody has asked for
 * longest and that are not in use.
 */
export class ModelCache<Model extends Freeable> {
  /** The one asked for longest ago first. */
  readonly #models = new Map<string, Promise<Model>>();
  readonly #load: (address: string) => Promise<Model>;
  readonly #most: number;
  #inUse: ReadonlySet<string> = new Set();

  constructor(load: (address: string) => Promise<Model>, most = MOST_MODELS) {
    this.#load = load;
    this.#most = most;
  }

  /** Rejects where the model cannot be had; the next call tries again. */
  take(address: string): Promise<Model> {
    const known = this.#models.get(address);
    const model = known ?? this.#load(address);
    this.#models.delete(address);
    this.#models.set(address, model);
    if (!known) {
      model.catch(() => {
        if (this.#models.get(address) === model) this.#models.delete(address);
      });
    }
    this.#tidy(address);
    return model;
  }

  /** Says which models must stay: what is shown, and what is about to be. */
  use(addresses: Iterable<string>): void {
    this.#inUse = new Set(addresses);
    this.#tidy();
  }

  freeAll(): void {
    for (const address of [...this.#models.keys()]) this.#free(address);
  }

  #tidy(justTaken?: string): void {
    for (const address of [...this.#models.keys()]) {
      if (this.#models.size <= this.#most) return;
      if (address !== justTaken && !this.#inUse.has(address)) this.#free(address);
    }
  }

  #free(address: string): void {
    const model = this.#models.get(address);
    this.#models.delete(address);
    model?.then(
      (loaded) => loaded.free(),
      () => {},
    );
  }
}
