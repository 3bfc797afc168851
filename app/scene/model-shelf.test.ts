import { describe, expect, it, vi } from 'vitest';
import { ModelShelf } from './model-shelf.ts';

function shelfOf(most: number) {
  const freed: string[] = [];
  const load = vi.fn(async (address: string) => ({ free: () => void freed.push(address) }));
  return { shelf: new ModelShelf(load, most), load, freed };
}

/** Lets promises that have settled be heard. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('ModelShelf', () => {
  it('fetches a model once', async () => {
    const { shelf, load } = shelfOf(3);
    expect(await shelf.take('a')).toBe(await shelf.take('a'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('frees what nobody has asked for longest', async () => {
    const { shelf, freed } = shelfOf(3);
    for (const address of ['a', 'b', 'c', 'a', 'd', 'e']) shelf.take(address);
    await settle();
    expect(freed).toEqual(['b', 'c']);
  });

  it('never frees what is in use, nor what was just asked for', async () => {
    const { shelf, freed } = shelfOf(2);
    shelf.use(['a', 'b']);
    for (const address of ['a', 'b', 'c', 'd']) shelf.take(address);
    await settle();
    expect(freed).toEqual(['c']);
    shelf.use(['d']);
    await settle();
    expect(freed).toEqual(['c', 'a']);
  });

  it('stays as small after 300 models as after 30', async () => {
    const { shelf, load, freed } = shelfOf(6);
    for (let turn = 0; turn < 300; turn++) {
      shelf.use([`${turn}`]);
      shelf.take(`${turn}`);
    }
    await settle();
    expect(load).toHaveBeenCalledTimes(300);
    expect(freed).toHaveLength(294);
    shelf.freeAll();
    await settle();
    expect(freed).toHaveLength(300);
  });

  it('asks again for a model that did not arrive', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ free: () => {} });
    const shelf = new ModelShelf(load);
    await expect(shelf.take('a')).rejects.toThrow('offline');
    await expect(shelf.take('a')).resolves.toBeDefined();
  });
});
