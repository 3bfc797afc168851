// Builds pages, server and sandbox, unless nothing they are made of has changed. Each build has a folder of its own under builds/;
// `build` leads to the newest that is whole, and a shop that runs keeps the files that it was started with.
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
import { OTHER_LANGUAGES } from '../domain/languages.ts';

// Of what is made, the part that is built in. The rest is served where it lies.
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
// Packed once for all builds, which take them in by links.
const PACKED = 'build-assets/packed';
/** The newest, the one that may still be running while it is rolled out, and one to go back to. */
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
  // The page waits for its styles; nothing else is worth the time that the last per cents take.
  const quality = file.endsWith('.css') ? 11 : 9;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

/** Copies of what is made and can be packed, beside which their packed twins lie: made anew only when changed. */
function pack() {
  const made = 'public';
  const wanted = [...filesIn(join(made, 'generated'))].filter((file) => COMPRESSED.test(file));
  for (const file of wanted) {
    const copy = join(PACKED, relative(made, file));
    const { mtime, size } = statSync(file);
    const last = statSync(copy, { throwIfNoEntry: false });
    if (last && last.size === size && Math.abs(last.mtimeMs - mtime.getTime()) < 1000) continue;
    mkdirSync(dirname(copy), { recursive: true });
    // Earlier builds link to the files as they were, so these are not written over.
    for (const twin of ['', '.br', '.gz']) rmSync(copy + twin, { force: true });
    copyFileSync(file, copy);
    compress(copy);
    // Last, so that what was stopped half-way is packed again.
    utimesSync(copy, mtime, mtime);
  }
  const kept = new Set(wanted.map((file) => join(PACKED, relative(made, file))));
  for (const file of filesIn(PACKED)) if (!kept.has(file.replace(/\.(br|gz)$/, ''))) rmSync(file);
}

const readOf = (name) => {
  const file = join(CURRENT, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** What the last build warned of; empty when it was clean. */
export const buildWarnings = () => readOf(WARNINGS) ?? '';

function makeIn(folder) {
  let warnings = '';
  const run = (tool, args, env = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', tool), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: folder, ...env },
    });
    // Quiet while it goes well, but for warnings; everything it said when it does not.
    if (status !== 0) process.stderr.write(stdout);
    process.stderr.write(stderr);
    if (status !== 0) throw new Error(`The build failed in ${tool}. The last one is as it was.`);
    warnings += stderr;
  };
  // First: the pages are told where the scripts of other languages are.
  const languages = `${folder}-languages`;
  try {
    for (const BUILD_LANGUAGE of OTHER_LANGUAGES)
      run('vite/bin/vite.js', ['build'], { BUILD_LANGUAGE, LANGUAGES_FOLDER: languages });
    run('@react-router/dev/bin.cjs', ['build'], { LANGUAGES_FOLDER: languages });
    for (const language of OTHER_LANGUAGES)
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

/** Lets `build` lead to another folder, from one moment to the next: whoever starts a shop finds the one or the other. */
function swapIn(folder) {
  const next = `${CURRENT}.${process.pid}`;
  // A folder of that name was made before builds had folders of their own.
  if (lstatSync(CURRENT, { throwIfNoEntry: false })?.isDirectory())
    renameSync(CURRENT, join(BUILDS, `earlier-${process.pid}`));
  rmSync(next, { force: true });
  symlinkSync(folder, next);
  renameSync(next, CURRENT);
}

/** Throws away builds that nobody goes back to. What others are making just now is left alone. */
function forgetOld() {
  const made = readdirSync(BUILDS)
    .map((name) => join(BUILDS, name))
    .filter((folder) => existsSync(join(folder, STAMP)))
    .sort((a, b) => statSync(join(b, STAMP)).mtimeMs - statSync(join(a, STAMP)).mtimeMs);
  const current = readlinkSync(CURRENT);
  for (const folder of made.slice(KEPT)) if (folder !== current) rmSync(folder, { recursive: true });
}

/** Brings the build up to date. Answers whether anything was built. Where it fails, the last one is as it was. */
export function build() {
  pack();
  const stamp = stampOf();
  if (readOf(STAMP) === stamp) return false;
  console.log('Building …');
  const folder = join(BUILDS, `${stamp.slice(0, 12)}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    makeIn(folder);
    // Last: what has a stamp is whole.
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
