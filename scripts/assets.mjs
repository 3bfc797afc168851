// Makes the files under public/generated that are missing or stale.
//   npm run assets                    everything
//   npm run assets -- --only fonts    one generator, made again in any case
//   npm run assets -- --only models   a group of generators
//   npm run assets -- --check         writes nothing; exits 1 and names what is stale
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hashOf, OUTPUT, readStamps, sourceHash, staleReasons, writeStamp } from '../assets/freshness.ts';
import { generators } from '../assets/generators.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: { only: { type: 'string' }, check: { type: 'boolean', default: false } },
});

const chosen = values.only
  ? generators.filter(({ name, group }) => values.only === name || values.only === group)
  : generators;
if (chosen.length === 0) {
  const names = [...new Set(generators.flatMap(({ name, group }) => [group ?? name, name]))];
  console.error(`No generator "${values.only}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

if (values.check) {
  const stamps = await readStamps(root);
  const reasons = (await Promise.all(chosen.map((g) => staleReasons(root, g, stamps[g.name])))).flat();
  for (const reason of reasons) console.error(reason);
  if (reasons.length > 0) console.error('Run `npm run assets`.');
  process.exit(reasons.length > 0 ? 1 : 0);
}

for (const generator of chosen) {
  const before = (await readStamps(root))[generator.name];
  const reasons = await staleReasons(root, generator, before);
  if (reasons.length === 0 && generator.name !== values.only) {
    console.log(`${generator.name}: fresh`);
    continue;
  }
  // Before making: a source that changes meanwhile makes the output stale.
  const source = await sourceHash(root, generator);
  const files = await generator.make(root);
  for (const [path, content] of files) await writeAtomically(join(root, OUTPUT, path), content);
  // Files of the last run that are no longer made would stay for ever.
  for (const path of Object.keys(before?.outputs ?? {})) {
    if (!files.has(path)) await rm(join(root, OUTPUT, path), { force: true });
  }
  const stamp = {
    source,
    outputs: Object.fromEntries([...files].map(([path, content]) => [path, hashOf(content)])),
  };
  // After each generator, so that a run that is stopped goes on where it was.
  await writeStamp(root, generator.name, stamp);
  console.log(`${generator.name}: ${files.size} files`);
}

async function writeAtomically(path, content) {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}
