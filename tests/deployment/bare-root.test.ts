import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { PARTS } from '../../scripts/release.ts';
import { atLength } from '../fixtures/at-length.ts';
import { freePort } from '../fixtures/free-port.ts';
import { needing } from '../fixtures/machine.ts';

const BWRAP = process.env.BWRAP_PATH ?? 'bwrap';
const LOCK = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
});

/** Dependencies as `npm ci --omit=dev` installs them, copied from this checkout because tests use no registry. */
function packages(): string[] {
  const { packages: all } = LOCK.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.entries(all).flatMap(([path, { dev }]) =>
    path !== '' && !dev && !path.includes('/node_modules/') && existsSync(path) ? [path] : [],
  );
}

/**
 * Makes a `node_modules` of hard links, without what the container omits, on the originals' disk, because links cannot
 * cross disks.
 */
function slimPackages(): string {
  const place = mkdtempSync('node_modules/.cache/release-');
  for (const path of packages()) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    spawnSync('cp', ['-al', path, join(place, path)]);
  }
  spawnSync(process.execPath, [resolve('scripts/slim.mjs'), '--keep-embedded'], { cwd: place });
  return join(place, 'node_modules');
}

let slim: string;
/** Parts of a release and their sources. */
let parts: readonly (readonly [part: string, from: string])[];
beforeAll(() => {
  mkdirSync('node_modules/.cache', { recursive: true });
  slim = slimPackages();
  parts = [
    ...PARTS.filter((part) => existsSync(part)).map((part) => [part, realpathSync(part)] as const),
    ['build', realpathSync('build')],
    ['node_modules', resolve(slim)],
  ];
});
afterAll(() => rmSync(dirname(slim), { recursive: true, force: true }));

const NODE = `node_modules/${realpathSync('node_modules/.bin/node').split('/node_modules/')[1]}`;
const SCRIPT = resolve('tests/deployment/bare-root.mjs');
// The first start creates all tables; if the tests have a prepared database, the two shops start from copies.
const { UNTOUCHED_DATABASE: untouched } = process.env;

const SEEN = {
  page: 200,
  script: { status: 200, encoding: 'br' },
  picture: 200,
  card: expect.any(Number),
  ready: 200,
  health: 0,
  ended: [0, 0],
  dead: 1,
};

it(
  'a release runs read-only, without network, packages for development and rights, and builds and deletes nothing',
  needing('namespaces'),
  () => {
    const readOnly = (path: string, at: string) => ['--ro-bind', path, at];
    const { status, stdout, stderr } = spawnSync(
      BWRAP,
      [
        ...['--unshare-all', '--die-with-parent', '--new-session', '--uid', '10001', '--gid', '10001'],
        // From the container's base image: the libraries that Node needs.
        ...['--ro-bind', '/usr/lib', '/usr/lib', '--symlink', 'usr/lib', '/lib'],
        ...(existsSync('/lib64') ? readOnly(realpathSync('/lib64'), '/lib64') : []),
        ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--dir', '/shop'],
        ...parts.flatMap(([part, from]) => readOnly(from, `/shop/${part}`)),
        ...readOnly(SCRIPT, '/bare-root.mjs'),
        ...(untouched ? readOnly(untouched, '/untouched') : []),
        ...['--remount-ro', '/', '--chdir', '/shop', '--clearenv', '--setenv', 'UNTOUCHED', '/untouched'],
        ...[`/shop/${NODE}`, '/bare-root.mjs', '3001', '3002'],
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ ...SEEN, user: 10_001, networks: ['lo'] });
  },
);

/** With namespaces a copy adds nothing to a separate root. */
const copied = needing('namespaces').skip ? it : atLength;

copied(
  'a release runs where it may write nothing, as a user without rights, and finds no other host',
  async () => {
    // Outside this checkout, whose packages it would find.
    const place = mkdtempSync(join(tmpdir(), 'gewitter-release-'));
    const data = mkdtempSync(join(tmpdir(), 'gewitter-release-data-'));
    onTestFinished(() => {
      spawnSync('chmod', ['-R', 'u+w', place]);
      for (const folder of [place, data]) rmSync(folder, { recursive: true, force: true });
    });
    for (const [part, from] of parts) {
      mkdirSync(dirname(join(place, part)), { recursive: true });
      expect(spawnSync('cp', ['-a', '--reflink=auto', from, join(place, part)]).status).toBe(0);
    }
    for (const file of [SCRIPT, resolve('tests/deployment/no-hosts.mjs')])
      cpSync(file, join(place, basename(file)));
    if (untouched) cpSync(untouched, join(data, 'untouched'), { recursive: true });
    spawnSync('chmod', ['-R', 'a+rX,a-w', place]);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) spawnSync('chown', ['-R', '10001:10001', data]);
    const ports = [String(await freePort()), String(await freePort())];
    const { status, stdout, stderr } = spawnSync(join(place, NODE), ['bare-root.mjs', ...ports], {
      encoding: 'utf8',
      cwd: place,
      ...(isRoot && { uid: 10_001, gid: 10_001 }),
      env: {
        TMPDIR: data,
        UNTOUCHED: join(data, 'untouched'),
        NODE_OPTIONS: `--import ${join(place, 'no-hosts.mjs')}`,
      },
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject(SEEN);
  },
);
