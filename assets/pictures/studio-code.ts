import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finish, Slot } from '#domain/products/finishes.ts';
import type { Scene } from './scene.ts';

/** Folder of the studio's code, relative to the project. */
export const STUDIO = 'assets/pictures/studio';

/** Light rig of a scene: a module of the studio, `light_{rig}.py`. */
export type Rig = 'paper' | 'above' | 'ink';

export function rigOf({ ground, camera }: Pick<Scene, 'ground' | 'camera'>): Rig {
  if (ground === 'ink') return 'ink';
  return camera.elevation > 75 ? 'above' : 'paper';
}

/** Modules of the studio that a bare table runs through. */
export function tableModules(scene: Pick<Scene, 'ground' | 'camera'>): string[] {
  return ['studio', 'stage', 'nodes', 'frame', 'lights', `light_${rigOf(scene)}`].map(moduleFile);
}

/** Modules that a scene with pickups runs through, which shows these surfaces. */
export function sceneModules(
  scene: Pick<Scene, 'ground' | 'camera'>,
  surfaces: Partial<Record<Slot, Finish>>,
): string[] {
  const isPowdered = Object.values(surfaces).some(({ coat }) => coat === 'powder');
  const modules = [
    'arrange',
    'surfaces',
    ...('coil' in surfaces ? ['wire'] : []),
    ...(isPowdered ? ['peel'] : []),
  ];
  return [...tableModules(scene), ...modules.map(moduleFile)];
}

const moduleFile = (name: string) => `${STUDIO}/${name}.py`;

const STRINGS = [/"(?:[^"\\\n]|\\.)*"/, /'(?:[^'\\\n]|\\.)*'/].map(({ source }) => source);
/** Strings, which are kept, or comments. */
const TOKENS = {
  py: new RegExp(`(${[/"""[\s\S]*?"""/.source, ...STRINGS].join('|')})|#.*$`, 'gm'),
  ts: new RegExp(`(${[...STRINGS, /`(?:[^`\\]|\\.)*`/.source].join('|')})|/\\*[\\s\\S]*?\\*/|//.*$`, 'gm'),
};
/** A string that stands for itself: Python's way to describe a module or function. */
const DESCRIPTION = /^[ \t]*"""[\s\S]*?"""[ \t]*$/gm;

/** Code of a program without descriptions, comments and blank lines. */
export function codeIn(text: string, language: keyof typeof TOKENS): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(language === 'py' ? DESCRIPTION : /$^/, '')
    .replace(TOKENS[language], (_, string: string | undefined) => string ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** Hash of the code of files, in their order. */
export function hashOfCode(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(codeIn(readFileSync(join(root, file), 'utf8'), file.endsWith('.py') ? 'py' : 'ts'));
  return hash.digest('hex');
}
