// Runs on any Node from 20. Installs the exact dependencies if they are missing or older than the lockfile.
// These include Node 24, which runs everything else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const MARKER = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(MARKER) ? readFileSync(MARKER, 'utf8') : '';

if (installed !== wanted || !existsSync('node_modules/.bin/node')) {
  console.log('Installing the exact dependencies …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      '\nThe dependencies could not be installed. Check the connection to the npm registry and try again.',
    );
    process.exit(status ?? 1);
  }
  if (!existsSync('node_modules/.bin/node')) {
    console.error(
      '\nNode 24 is not available for this system as a package. Install Node 24 and start again.',
    );
    process.exit(1);
  }
  writeFileSync(MARKER, wanted);
}
