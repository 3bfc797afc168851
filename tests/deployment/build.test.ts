import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A minimal project: its builder writes the source's text, or fails if that is "broken". */
const BUILDER = `
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const source = readFileSync('main.ts', 'utf8');
const folder = process.env.BUILD_FOLDER;
mkdirSync(folder + '/server', { recursive: true });
mkdirSync(folder + '/client/assets', { recursive: true });
writeFileSync(folder + '/client/assets/a.js', source.repeat(500));
if (source === 'broken') { console.error('Unexpected token'); process.exit(1); }
writeFileSync(folder + '/server/index.js', source);
`;

/** Stands in for Vite: writes the scripts of a language, and nothing for the sandbox. */
const SCRIPTS = `
const { mkdirSync, writeFileSync } = require('node:fs');
const { BUILD_LANGUAGE: language, LANGUAGES_FOLDER: folder } = process.env;
if (language) {
  mkdirSync(folder + '/' + language + '/assets', { recursive: true });
  writeFileSync(folder + '/' + language + '/assets/in-' + language + '.js', language.repeat(500));
}
`;

const BUILD = resolve('scripts/build.mjs');
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'gewitter-build-'));
  for (const tool of ['@react-router/dev/bin.cjs', 'vite/bin/vite.js']) {
    mkdirSync(join(project, 'node_modules', tool, '..'), { recursive: true });
    writeFileSync(join(project, 'node_modules', tool), tool.startsWith('vite') ? SCRIPTS : BUILDER);
  }
  mkdirSync(join(project, 'public/generated'), { recursive: true });
  writeFileSync(join(project, 'public/generated/a.json'), JSON.stringify('a'.repeat(2000)));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function build(source: string) {
  writeFileSync(join(project, 'main.ts'), source);
  // The module resolves its imports at its own place and builds in the working directory.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(BUILD)}).then(({ build }) => console.log(build()))`],
    { cwd: project, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}
const server = () => readFileSync(join(project, 'build/server/index.js'), 'utf8');
const builds = () => readdirSync(join(project, 'builds'));

describe('a build', () => {
  it('is made into a folder of its own, to which `build` leads', () => {
    expect(build('one')).toMatchObject({ status: 0, said: 'Building …\ntrue\n' });
    expect(server()).toBe('one');
    // Pages load their language's scripts and none of the framework's own.
    expect(readdirSync(join(project, 'build/client/assets')).sort()).toEqual(
      ['in-de.js', 'in-en.js'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
    );
    expect(existsSync(join(project, 'build/packed/generated/a.json.gz'))).toBe(true);
    // Nothing has changed, so nothing is built.
    const before = realpathSync(join(project, 'build'));
    expect(build('one').said).toBe('false\n');
    expect(realpathSync(join(project, 'build'))).toBe(before);
  });

  it('that fails leaves the last one as it was, and nothing of itself', () => {
    const before = realpathSync(join(project, 'build'));
    const failed = build('broken');
    expect(failed.status).toBe(1);
    expect(failed.said).toMatch(/The build failed in @react-router/);
    expect(realpathSync(join(project, 'build'))).toBe(before);
    expect(server()).toBe('one');
    expect(builds()).toHaveLength(1);
  });

  it('keeps the previous build’s files for a running process', () => {
    const running = realpathSync(join(project, 'build'));
    writeFileSync(join(project, 'public/generated/a.json'), JSON.stringify('b'.repeat(3000)));
    build('two');
    expect(server()).toBe('two');
    expect(readFileSync(join(running, 'server/index.js'), 'utf8')).toBe('one');
    expect(readFileSync(join(running, 'packed/generated/a.json'), 'utf8')).toContain('aaa');
    expect(readFileSync(join(project, 'build/packed/generated/a.json'), 'utf8')).toContain('bbb');
    for (const source of ['three', 'four']) build(source);
    // The third-last build is removed.
    expect(existsSync(running)).toBe(false);
    expect(builds()).toHaveLength(3);
  });

  it('takes the place of a folder that an earlier release made', () => {
    rmSync(join(project, 'build'));
    mkdirSync(join(project, 'build/server'), { recursive: true });
    writeFileSync(join(project, 'build/stamp'), 'of an earlier release');
    expect(build('five').status).toBe(0);
    expect(lstatSync(join(project, 'build')).isSymbolicLink()).toBe(true);
    expect(server()).toBe('five');
  });
});
