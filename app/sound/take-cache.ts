import { takeAddress } from '#domain/listening/audio.ts';

/** Dry takes, fetched and decoded once each, by `takeKey`. */
export class TakeCache {
  readonly #context: BaseAudioContext;
  readonly #takes = new Map<string, AudioBuffer>();
  readonly #coming = new Map<string, Promise<void>>();
  readonly #end = new AbortController();

  constructor(context: BaseAudioContext) {
    this.#context = context;
  }

  get(key: string): AudioBuffer | undefined {
    return this.#takes.get(key);
  }

  /** Settles when the take has loaded. After a failure the next call retries. */
  load(key: string): Promise<void> {
    if (this.#takes.has(key)) return Promise.resolve();
    const coming = this.#coming.get(key) ?? this.#fetch(key);
    this.#coming.set(key, coming);
    return coming;
  }

  /** Aborts downloads and drops all takes. */
  clear(): void {
    this.#end.abort();
    this.#takes.clear();
  }

  async #fetch(key: string): Promise<void> {
    try {
      const response = await fetch(takeAddress(key), { signal: this.#end.signal });
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      const take = await this.#context.decodeAudioData(await response.arrayBuffer());
      if (!this.#end.signal.aborted) this.#takes.set(key, take);
    } finally {
      this.#coming.delete(key);
    }
  }
}
