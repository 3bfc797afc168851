import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Changes that break the previous release, which keeps selling during a rollout: something it uses is gone or renamed,
 * or something it does not write is required.
 */
const BREAKING: Readonly<Record<string, RegExp>> = {
  'takes away': /\bdrop\s+(table|column|schema|view|type|default)\b/i,
  renames: /\brename\s+(to|column)\b/i,
  'changes a type': /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  'asks for a value':
    /\bset\s+not\s+null\b|\badd\s+column\s+(?:(?!default)[^;])*\bnot\s+null\b(?:(?!default)[^;])*(;|$)/i,
};

/** Migrations before the first release, which had no predecessor. */
const FIRST_RELEASE = 18;

/** Allowed exceptions, with the release that no longer uses the thing. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const faultsIn = (sql: string) =>
  Object.entries(BREAKING).flatMap(([what, of]) => (of.test(sql.replace(/--.*$/gm, '')) ? [what] : []));

describe('migrations', () => {
  const files = globSync('server/platform/db/migrations/*.sql').sort();

  it('only add since the first release, and keep the last one’s code working', () => {
    expect(files.length).toBeGreaterThan(FIRST_RELEASE);
    const found = files
      .filter(
        (file) => Number(basename(file).slice(0, 4)) >= FIRST_RELEASE && !(basename(file) in EXCEPTIONS),
      )
      .flatMap((file) => faultsIn(readFileSync(file, 'utf8')).map((what) => `${basename(file)} ${what}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "email";', ['takes away']],
    ['ALTER TABLE "orders" RENAME COLUMN "email" TO "mail";', ['renames']],
    ['ALTER TABLE "orders" ALTER COLUMN "state" SET DATA TYPE integer;', ['changes a type']],
    ['ALTER TABLE "orders" ALTER COLUMN "email" SET NOT NULL;', ['asks for a value']],
    ['ALTER TABLE "orders" ADD COLUMN "a" text NOT NULL;', ['asks for a value']],
    ['ALTER TABLE "orders" ADD COLUMN "a" text DEFAULT \'x\' NOT NULL;', []],
    ['ALTER TABLE "orders" ADD COLUMN "a" text;', []],
    ['CREATE TABLE "a" ("b" text NOT NULL);', []],
  ])('are judged: %s', (sql, faults) => expect(faultsIn(sql)).toEqual(faults));
});

it('are dated in order: an earlier date would never run on a newer database', () => {
  const journal = JSON.parse(readFileSync('server/platform/db/migrations/meta/_journal.json', 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  const late = journal.entries.filter(({ when }, place) => when <= (journal.entries[place - 1]?.when ?? 0));
  expect(late.map(({ tag }) => tag)).toEqual([]);
});
