import { describe, expect, it, vi } from 'vitest';
import { ModelCache } from './model-cache.ts';

function cacheOf(most: number) {
  const freed: string[] = [];
  const load = vi.fn(async (address: string) => ({ free: () => void freed.push(address) }));
  return { cache: new ModelCache(load, most), load, freed };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('ModelShelf', () => {
  it('fetches a model once', async () => {
    const { cache, load } = cacheOf(3);
    expect(await cache.take('a')).toBe(await cache.take('a'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('frees the least recently requested models', async () => {
    const { cache, freed } = cacheOf(3);
    for (const address of ['a', 'b', 'c', 'a', 'd', 'e']) cache.take(address);
    await settle();
    expect(freed).toEqual(['b', 'c']);
  });

  it('never frees a model in use, nor the latest one', async () => {
    const { cache, freed } = cacheOf(2);
    cache.use(['a', 'b']);
    for (const address of ['a', 'b', 'c', 'd']) cache.take(address);
    await settle();
    expect(freed).toEqual(['c']);
    cache.use(['d']);
    await settle();
    expect(freed).toEqual(['c', 'a']);
  });

  it('keeps only six models after 300 requests', async () => {
    const { cache, load, freed } = cacheOf(6);
    for (let turn = 0; turn < 300; turn++) {
      cache.use([`${turn}`]);
      cache.take(`${turn}`);
    }
    await settle();
    expect(load).toHaveBeenCalledTimes(300);
    expect(freed).toHaveLength(294);
    cache.freeAll();
    await settle();
    expect(freed).toHaveLength(300);
  });

  it('retries a model that failed to load', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ free: () => {} });
    const cache = new ModelCache(load);
    await expect(cache.take('a')).rejects.toThrow('offline');
    await expect(cache.take('a')).resolves.toBeDefined();
  });
});
