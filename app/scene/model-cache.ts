interface Freeable {
  free(): void;
}

/** Size of the cache. Each model has some 30 000 triangles; going back to a cached one needs no download. */
const MOST_MODELS = 6;

/** Models by address, each fetched once. Above the limit the least recently requested unused models are freed. */
export class ModelCache<Model extends Freeable> {
  /** Least recently requested first. */
  readonly #models = new Map<string, Promise<Model>>();
  readonly #load: (address: string) => Promise<Model>;
  readonly #most: number;
  #inUse: ReadonlySet<string> = new Set();

  constructor(load: (address: string) => Promise<Model>, most = MOST_MODELS) {
    this.#load = load;
    this.#most = most;
  }

  /** Rejects if the model cannot be loaded; the next call tries again. */
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

  /** Sets the models that must stay: those shown or about to be shown. */
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
