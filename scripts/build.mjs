// Builds pages, server and sandbox into build/, unless nothing they are made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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
  'scripts/content-files.ts',
  'scripts/early-scripts.ts',
  'scripts/little-react.ts',
  'scripts/page-sheets.ts',
];
const STAMP = 'build/stamp';
// Outside build/, which every build empties.
const PACKED = 'build-assets/packed';
const WARNINGS = 'build/warnings.txt';
const COMPRESSED = /\.(js|css|svg|json|glb|txt|map)$/;

function* filesIn(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

function stampOf() {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES) {
    for (const file of filesIn(source)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(relative('.', file)).update(readFileSync(file));
    }
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
    copyFileSync(file, copy);
    compress(copy);
    // Last, so that what was stopped half-way is packed again.
    utimesSync(copy, mtime, mtime);
  }
  const kept = new Set(wanted.map((file) => join(PACKED, relative(made, file))));
  for (const file of filesIn(PACKED)) if (!kept.has(file.replace(/\.(br|gz)$/, ''))) rmSync(file);
}

/** What the last build warned of; empty when it was clean. */
export function buildWarnings() {
  return existsSync(WARNINGS) ? readFileSync(WARNINGS, 'utf8') : '';
}

/** Brings build/ up to date. Answers whether anything was built. */
export function build() {
  pack();
  const stamp = stampOf();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return false;
  console.log('Building …');
  rmSync('build', { recursive: true, force: true });
  let warnings = '';
  const run = (tool, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', tool), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    // Quiet while it goes well, but for warnings; everything it said when it does not.
    if (status !== 0) process.stderr.write(stdout);
    process.stderr.write(stderr);
    if (status !== 0) throw new Error(`The build failed in ${tool}.`);
    warnings += stderr;
  };
  run('@react-router/dev/bin.cjs', 'build');
  run('vite/bin/vite.js', 'build', '--config', 'sandbox/vite.config.ts');
  for (const file of filesIn('build/client')) if (COMPRESSED.test(file)) compress(file);
  writeFileSync(WARNINGS, warnings);
  writeFileSync(STAMP, stamp);
  return true;
}

if (import.meta.url === `file://${process.argv[1]}`) build();
