import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { needing } from '../fixtures/machine.ts';

const ANALYZE = process.env.SYSTEMD_ANALYZE_PATH ?? 'systemd-analyze';
const UNITS = ['gewitter@.service', 'gewitter-backup.service', 'gewitter-backup.timer'];
const RELEASE = '/opt/gewitter/current';

/** A file system root with a release in it; its programs are empty files. */
let root: string;
let folder: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'gewitter-root-'));
  folder = join(root, 'units');
  const bin = join(root, 'release/node_modules/.bin');
  for (const made of [folder, bin]) mkdirSync(made, { recursive: true });
  writeFileSync(join(bin, 'node'), '#!/bin/sh\n');
  chmodSync(join(bin, 'node'), 0o755);
  for (const unit of UNITS) {
    const text = readFileSync(join('deploy/systemd', unit), 'utf8');
    expect(text === '' || unit.endsWith('.timer') || text.includes(RELEASE)).toBe(true);
    writeFileSync(
      join(folder, unit.replace('@.', '@3001.')),
      text.replaceAll(RELEASE, join(root, 'release')).replace(/^Documentation=.*$/m, ''),
    );
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(ANALYZE, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SYSTEMD_UNIT_PATH: `${folder}:`, SYSTEMD_LOG_LEVEL: 'warning' },
  });
  return { status, said: stdout + stderr };
};

/** Messages about the machine's other units are ignored. */
const ofUs = (said: string) => said.split('\n').filter((line) => /gewitter/.test(line));

describe('units of systemd', needing('systemd-analyze'), () => {
  it.each(UNITS)('%s is valid', (unit) => {
    const { status, said } = analyze('verify', '--man=no', join(folder, unit.replace('@.', '@3001.')));
    expect(ofUs(said)).toEqual([]);
    expect(status).toBe(0);
  });

  it('a faulty unit is detected', () => {
    const slip = join(folder, 'gewitter-slip.service');
    writeFileSync(slip, '[Service]\nExecStart=/bin/true\nProtectSytem=strict\n');
    expect(ofUs(analyze('verify', '--man=no', slip).said)).not.toEqual([]);
    rmSync(slip);
  });

  it.each(UNITS.filter((unit) => unit.endsWith('.service')))(
    '%s has so few privileges that systemd rates it OK',
    (unit) => {
      // In tenths: 20 is an exposure of 2.0 of 10.
      const judged = analyze(
        'security',
        '--offline=true',
        '--threshold=20',
        '--no-pager',
        join(folder, unit.replace('@.', '@3001.')),
      );
      expect(judged.said.split('\n').filter((line) => /Overall exposure/.test(line))).toHaveLength(1);
      expect(judged.status).toBe(0);
    },
  );

  it('back up every night, also after one in which the machine was off', () => {
    const timer = readFileSync('deploy/systemd/gewitter-backup.timer', 'utf8');
    const at = /^OnCalendar=(.*)$/m.exec(timer)?.[1] ?? '';
    const { status, said } = analyze('calendar', '--iterations=2', at);
    expect(status).toBe(0);
    expect(said).toMatch(/02:37:00/);
    expect(timer).toMatch(/^Persistent=true$/m);
  });
});
