// npm run page-pictures: renews the pictures of key pages for tests/e2e/page-pictures.spec.ts. Review the
// differences before you commit them. `npm run page-pictures -- shop` renews those with that name.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { needWindowlessChromium } from './needs.mjs';

build();
const chromium = needWindowlessChromium();
const names = process.argv.slice(2).join('|');
const { status } = spawnSync(
  join('node_modules', '.bin', 'playwright'),
  ['test', 'tests/e2e/page-pictures.spec.ts'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      RENEW_PAGE_PICTURES: names,
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  },
);
process.exit(status ?? 1);
