import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainFolder } from '../platform/db/data-folder.ts';
import { StartRefused } from '../platform/log/start-refused.ts';
import { keptSecret } from './kept-secret.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gewitter-secret-'));
  file = join(folder, 'var', 'sandbox-secret');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a kept secret', () => {
  it('is created once, readable by its owner only, and stays the same', async () => {
    const secret = await keptSecret(file);
    expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await keptSecret(file)).toBe(secret);
    expect(await readdir(join(folder, 'var'))).toEqual(['sandbox-secret']);
  });

  it.each(['', 'abc', `${'a'.repeat(47)}\n`, 'z'.repeat(48)])(
    'is created again if the file contains %j',
    async (broken) => {
      await mkdir(join(folder, 'var'));
      await writeFile(file, broken, { mode: 0o644 });
      const secret = await keptSecret(file);
      expect(secret).toMatch(/^[0-9a-f]{48}$/);
      expect(await readFile(file, 'utf8')).toBe(secret);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    },
  );

  it('is the same for simultaneous starts', async () => {
    await mkdir(join(folder, 'var'));
    await writeFile(file, '');
    const secrets = await Promise.all(Array.from({ length: 20 }, () => keptSecret(file)));
    expect(new Set(secrets).size).toBe(1);
    expect(await readFile(file, 'utf8')).toBe(secrets[0]);
  });

  it('refuses the start with an explanation if it cannot be written', async () => {
    await writeFile(join(folder, 'var'), '');
    await expect(keptSecret(file)).rejects.toThrow(StartRefused);
    await expect(keptSecret(file)).rejects.toThrow(/^The data folder .* cannot be written: .*DATA_DIR/);
  });

  it('explains a full disk, and leaves other errors unchanged', () => {
    const full = explainFolder('var', Object.assign(new Error('write'), { code: 'ENOSPC' }));
    expect(String(full)).toContain('its disk is full. Make room, or set DATA_DIR to another.');
    const bug = new TypeError('x');
    expect(explainFolder('var', bug)).toBe(bug);
  });
});
