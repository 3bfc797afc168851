// Makes the files under public/generated that are missing or stale.
//   npm run assets                    everything
//   npm run assets -- --only fonts    one generator, made again in any case
//   npm run assets -- --only models   a group of generators
//   npm run assets -- --check         writes nothing; exits 1 and names what is stale
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readStamps, staleReasons } from '../assets/freshness.ts';
import { generators } from '../assets/generators.ts';
import { makeFiles, removeOrphans } from '../assets/make.ts';
import { generatorName } from '../assets/pictures/picture-generators.ts';
import { readWaiting } from '../assets/pictures/waiting.ts';

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

// Pending pictures are no fault here: rendering them takes hours.
const waiting = new Set((await readWaiting(root)).map((id) => generatorName({ id })));

if (values.check) {
  const stamps = await readStamps(root);
  const due = chosen.filter(({ name }) => !waiting.has(name));
  const reasons = (await Promise.all(due.map((g) => staleReasons(root, g, stamps[g.name])))).flat();
  for (const reason of reasons) console.error(reason);
  if (reasons.length > 0) console.error('Run `npm run assets`.');
  process.exit(reasons.length > 0 ? 1 : 0);
}

if (!values.only) {
  for (const name of await removeOrphans(root, generators)) console.log(`${name}: removed`);
}
for (const generator of chosen) {
  if (waiting.has(generator.name)) {
    console.log(`${generator.name}: waits for make-pictures.ts`);
    continue;
  }
  const stamp = (await readStamps(root))[generator.name];
  const reasons = await staleReasons(root, generator, stamp);
  if (reasons.length === 0 && generator.name !== values.only) {
    console.log(`${generator.name}: fresh`);
    continue;
  }
  console.log(`${generator.name}: ${await makeFiles(root, generator)} files`);
}
