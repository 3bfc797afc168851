import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { expect, it } from 'vitest';
import config from '../vite.config.ts';
import { oneLanguage } from './one-language.ts';

const DEPENDENCIES = globSync(
  'node_modules/{react,react-dom,scheduler,zod,zustand,three,hono,vite,use-sync-external-store}/**/*.{js,cjs,mjs,css}',
);
/** Virtual modules of Vite itself. */
const OF_VITE = ['\0vite/preload-helper.js', '\0vite/modulepreload-polyfill.js'];

/** Our plugins of both kinds of build; those of packages come as nested lists. */
const own = [...((config as UserConfig).plugins ?? []), oneLanguage('en')].filter(
  (plugin): plugin is Plugin => !!plugin && typeof plugin === 'object' && 'name' in plugin,
);
const NAMES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'scheduler',
  'zod',
  'zod/mini',
  'zustand',
];

/** Calls a plugin's hook as Rollup does; returns the replaced module, or undefined. */
async function answerOf(plugin: Plugin, hook: 'load' | 'resolveId' | 'transform', id: string) {
  const made = plugin[hook] as
    | undefined
    | ((...args: unknown[]) => unknown)
    | { filter?: { id?: RegExp }; handler: () => unknown };
  if (!made) return undefined;
  const filter = typeof made === 'object' ? made.filter?.id : undefined;
  if (filter && !filter.test(id)) return undefined;
  if (filter) return `${plugin.name} takes ${id}`;
  const handler = (typeof made === 'object' ? made.handler : made) as (...args: unknown[]) => unknown;
  const context = { environment: { name: 'client' }, addWatchFile: () => {}, resolve: async () => undefined };
  return (await handler.apply(context, hook === 'transform' ? ['', id] : [id, undefined])) ?? undefined;
}

it('none of our plugins resolves, loads or transforms a file of a dependency', async () => {
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['language-entries', 'server-routes']));
  expect(DEPENDENCIES.length).toBeGreaterThan(500);
  const taken: unknown[] = [];
  for (const plugin of own) {
    for (const name of NAMES) taken.push(await answerOf(plugin, 'resolveId', name));
    for (const id of [...DEPENDENCIES.map((file) => resolve(file)), ...OF_VITE])
      for (const hook of ['load', 'transform'] as const) taken.push(await answerOf(plugin, hook, id));
  }
  expect(taken.filter((answer) => answer !== undefined)).toEqual([]);
});
