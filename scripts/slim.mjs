// Takes out of node_modules, in the folder of a release that only runs, what nothing reads there: types, sources and maps,
// headers and the package manager of Node, the embedded database, compilers, and halves of packages that no code asks for.
// With --keep-embedded the embedded database stays, for shops that are tried out.
import { globSync, rmSync } from 'node:fs';

const NEVER_READ = [
  '**/*.{d.ts,d.mts,d.cts,map,md,markdown}',
  'node-linux-*/{include,share,lib}',
  '{@typescript,typescript,@types}',
  ...(process.argv.includes('--keep-embedded') ? [] : ['@electric-sql']),
  'prettier/plugins/!(html).*',
  // Of their halves for development the engine reads which names they export, though it runs the others.
  'react-dom/cjs/*.profiling.js',
  'three/{src,examples/!(jsm)}',
  'three/examples/jsm/!(loaders|utils)',
  'zod/src',
];
for (const pattern of NEVER_READ)
  for (const path of globSync(`node_modules/${pattern}`)) rmSync(path, { recursive: true, force: true });
