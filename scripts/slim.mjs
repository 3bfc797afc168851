// Removes from a release's node_modules what is not needed at run time: types, sources and maps, headers and
// Node's package manager, the embedded database, compilers, and unused halves of packages. --keep-embedded
// keeps the embedded database, for shops in test mode.
import { globSync, rmSync } from 'node:fs';

const NEVER_READ = [
  '**/*.{d.ts,d.mts,d.cts,map,md,markdown}',
  'node-linux-*/{include,share,lib}',
  '{@typescript,typescript,@types}',
  ...(process.argv.includes('--keep-embedded') ? [] : ['@electric-sql']),
  'prettier/plugins/!(html).*',
  // Node parses the development half of a package for its export names, even when it runs the other half.
  'react-dom/cjs/*.profiling.js',
  'three/{src,examples/!(jsm)}',
  'three/examples/jsm/!(loaders|utils)',
  'zod/src',
];
for (const pattern of NEVER_READ)
  for (const path of globSync(`node_modules/${pattern}`)) rmSync(path, { recursive: true, force: true });
