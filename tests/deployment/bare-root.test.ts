import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { PARTS } from '../../scripts/release.ts';

const BWRAP = process.env.BWRAP_PATH ?? 'bwrap';
const LOCK = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

/** What `npm ci --omit=dev` lays into node_modules: here from the tests' own, for no test asks a registry. */
function packages(): string[] {
  const { packages: all } = LOCK.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.entries(all).flatMap(([path, { dev }]) =>
    path !== '' && !dev && !path.includes('/node_modules/') && existsSync(path) ? [path] : [],
  );
}

/** A folder of them, by links, without what the container leaves out too. Beside the originals: links end with their disk. */
function slimPackages(): { folder: string; forget: () => void } {
  const place = mkdtempSync('node_modules/.cache/release-');
  for (const path of packages()) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    spawnSync('cp', ['-al', path, join(place, path)]);
  }
  spawnSync(process.execPath, [resolve('scripts/slim.mjs'), '--keep-embedded'], { cwd: place });
  return {
    folder: join(place, 'node_modules'),
    forget: () => rmSync(place, { recursive: true, force: true }),
  };
}

const readOnly = (path: string, at: string) => ['--ro-bind', realpathSync(path), at];

it('a release runs read-only, without network, packages for development and rights, and builds and deletes nothing', () => {
  mkdirSync('node_modules/.cache', { recursive: true });
  const slim = slimPackages();
  const node = realpathSync('node_modules/.bin/node').split('/node_modules/')[1];
  const { status, stdout, stderr } = spawnSync(
    BWRAP,
    [
      ...['--unshare-all', '--die-with-parent', '--new-session', '--uid', '10001', '--gid', '10001'],
      // What the container's base brings: the libraries that Node needs.
      ...['--ro-bind', '/usr/lib', '/usr/lib', '--symlink', 'usr/lib', '/lib'],
      ...(existsSync('/lib64') ? ['--ro-bind', realpathSync('/lib64'), '/lib64'] : []),
      ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--dir', '/shop'],
      ...PARTS.filter((part) => existsSync(part)).flatMap((part) => readOnly(part, `/shop/${part}`)),
      ...readOnly('build', '/shop/build'),
      ...readOnly(slim.folder, '/shop/node_modules'),
      ...readOnly('tests/deployment/bare-root.mjs', '/bare-root.mjs'),
      // Its first start makes all tables: where the tests have made them once, two shops begin from copies.
      ...(process.env.UNTOUCHED_DATABASE ? readOnly(process.env.UNTOUCHED_DATABASE, '/untouched') : []),
      ...['--remount-ro', '/', '--chdir', '/shop', '--clearenv'],
      ...[`/shop/node_modules/${node}`, '/bare-root.mjs'],
    ],
    { encoding: 'utf8', cwd: resolve('.') },
  );
  slim.forget();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    user: 10_001,
    networks: ['lo'],
    page: 200,
    script: { status: 200, encoding: 'br' },
    picture: 200,
    card: expect.any(Number),
    ready: 200,
    health: 0,
    ended: [0, 0],
    dead: 1,
  });
});
