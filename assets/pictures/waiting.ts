import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStamps, sourceHash } from '../freshness.ts';
import { writeAtomically } from '../make.ts';
import { generatorName, generatorOf } from './picture-generators.ts';
import { allScenes } from './scenes.ts';

/**
 * Scenes whose pictures still show an earlier studio and wait for their turn: rendering all of them takes hours, over
 * several days if need be. A test holds the list to exactly the stale ones; make-pictures empties it.
 */
export const WAITING = 'assets/pictures/waiting.txt';

/** Ids of the scenes that wait, one a line. */
export async function readWaiting(root: string): Promise<string[]> {
  return (await readFile(join(root, WAITING), 'utf8')).split('\n').filter((line) => line !== '');
}

export async function writeWaiting(root: string, ids: readonly string[]): Promise<void> {
  await writeAtomically(join(root, WAITING), ids.map((id) => `${id}\n`).join(''));
}

/** Scenes whose pictures are not as the studio would make them now, in the order in which they are made. */
export async function staleScenes(root: string): Promise<string[]> {
  const stamps = await readStamps(root);
  const stale = await Promise.all(
    allScenes().map(async (scene) => {
      const stamp = stamps[generatorName(scene)];
      return stamp?.source === (await sourceHash(root, generatorOf(scene))) ? [] : [scene.id];
    }),
  );
  return stale.flat();
}
