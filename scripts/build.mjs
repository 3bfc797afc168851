// Builds pages, server and sandbox if their sources have changed. Each build has its own folder under
// builds/; `build` links to the newest complete one, and a running shop keeps the files of its own build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES } from '../domain/languages.ts';

// Generated files that are bundled; the others are served as they are.
const SOURCES = [
  'app',
  'assets/records/audio/audio.json',
  'assets/records/drawings.json',
  'assets/records/models',
  'content',
  'domain',
  'public/generated/fonts/fonts.css',
  'sandbox',
  'server',
  'main.ts',
  'open-shop.ts',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/checked-model.ts',
  'scripts/content-files.ts',
  'scripts/early-scripts.ts',
  'scripts/language-entries.ts',
  'scripts/one-language.ts',
  'scripts/server-routes.ts',
];
const CURRENT = 'build';
const BUILDS = 'builds';
const STAMP = 'stamp';
const WARNINGS = 'warnings.txt';
// Shared by all builds through hard links.
const PACKED = 'build-assets/packed';
/** The newest build, the one that may still run during a rollout, and one for a rollback. */
const KEPT = 3;
const COMPRESSED = /\.(js|css|svg|json|glb|txt|map)$/;

function* filesIn(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

function stampOf() {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...SOURCES, PACKED].flatMap((source) => [...filesIn(source)])) {
    if (/\.test\.tsx?$|\.(br|gz)$/.test(file)) continue;
    hash.update(relative('.', file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function compress(file) {
  const content = readFileSync(file);
  if (content.length < 512) return;
  // Maximum compression only for styles, which block rendering; elsewhere it is not worth the time.
  const quality = file.endsWith('.css') ? 11 : 9;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** Links compressible generated files and their compressed twins; only changed ones are compressed again. */
function pack() {
  const made = 'public';
  const wanted = [...filesIn(join(made, 'generated'))].filter((file) => COMPRESSED.test(file));
  for (const file of wanted) {
    const copy = join(PACKED, relative(made, file));
    const { mtime, size } = statSync(file);
    const last = statSync(copy, { throwIfNoEntry: false });
    if (last && last.size === size && Math.abs(last.mtimeMs - mtime.getTime()) < 1000) continue;
    mkdirSync(dirname(copy), { recursive: true });
    // Earlier builds link to these files, so unlink them instead of overwriting.
    for (const twin of ['', '.br', '.gz']) rmSync(copy + twin, { force: true });
    copyFileSync(file, copy);
    compress(copy);
    // Last, so that an interrupted run starts again.
    utimesSync(copy, mtime, mtime);
  }
  const kept = new Set(wanted.map((file) => join(PACKED, relative(made, file))));
  for (const file of filesIn(PACKED)) if (!kept.has(file.replace(/\.(br|gz)$/, ''))) rmSync(file);
}

const readOf = (name) => {
  const file = join(CURRENT, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Warnings of the last build; empty if there were none. */
export const buildWarnings = () => readOf(WARNINGS) ?? '';

function makeIn(folder) {
  let warnings = '';
  const run = (tool, args, env = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', tool), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder, ...env },
    });
    // Print warnings only, or everything after a failure.
    if (status !== 0) process.stderr.write(stdout);
    process.stderr.write(stderr);
    if (status !== 0) throw new Error(`The build failed in ${tool}. The last build is unchanged.`);
    warnings += stderr;
  };
  // First, because pages contain the addresses of their language's scripts.
  const languages = `${folder}-languages`;
  try {
    for (const BUILD_LANGUAGE of LANGUAGES)
      run('vite/bin/vite.js', ['build'], { BUILD_LANGUAGE, LANGUAGES_FOLDER: languages });
    run('@react-router/dev/bin.cjs', ['build'], { LANGUAGES_FOLDER: languages });
    // The framework's own scripts have all languages. No page loads them.
    for (const file of filesIn(join(folder, 'client/assets'))) if (file.endsWith('.js')) rmSync(file);
    for (const language of LANGUAGES)
      for (const file of filesIn(join(languages, language, 'assets')))
        renameSync(file, join(folder, 'client/assets', basename(file)));
  } finally {
    rmSync(languages, { recursive: true, force: true });
  }
  run('vite/bin/vite.js', ['build', '--config', 'sandbox/vite.config.ts']);
  for (const file of filesIn(join(folder, 'client'))) if (COMPRESSED.test(file)) compress(file);
  for (const file of filesIn(PACKED)) {
    const link = join(folder, 'packed', relative(PACKED, file));
    mkdirSync(dirname(link), { recursive: true });
    linkSync(file, link);
  }
  writeFileSync(join(folder, WARNINGS), warnings);
}

/** Points `build` to another folder atomically. */
function swapIn(folder) {
  const next = `${CURRENT}.${process.pid}`;
  // An old version of this script made a folder of that name.
  if (lstatSync(CURRENT, { throwIfNoEntry: false })?.isDirectory())
    renameSync(CURRENT, join(BUILDS, `earlier-${process.pid}`));
  rmSync(next, { force: true });
  symlinkSync(folder, next);
  renameSync(next, CURRENT);
}

/** Deletes old builds, except unfinished ones of other processes. */
function forgetOld() {
  const made = readdirSync(BUILDS)
    .map((name) => join(BUILDS, name))
    .filter((folder) => existsSync(join(folder, STAMP)))
    .sort((a, b) => statSync(join(b, STAMP)).mtimeMs - statSync(join(a, STAMP)).mtimeMs);
  const current = readlinkSync(CURRENT);
  for (const folder of made.slice(KEPT)) if (folder !== current) rmSync(folder, { recursive: true });
}

/** Brings the build up to date. Returns whether it has built. A failure keeps the last build. */
export function build() {
  pack();
  const stamp = stampOf();
  if (readOf(STAMP) === stamp) return false;
  console.log('Building …');
  const folder = join(BUILDS, `${stamp.slice(0, 12)}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    makeIn(folder);
    // Last: the stamp marks a complete build.
    writeFileSync(join(folder, STAMP), stamp);
    swapIn(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  forgetOld();
  return true;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  try {
    if (!build()) console.log('Nothing has changed since the last build.');
  } catch (error) {
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
