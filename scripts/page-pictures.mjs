// npm run page-pictures: keeps how key pages look now, for tests/e2e/page-pictures.spec.ts to compare with. Look at what
// changed before committing it. `npm run page-pictures -- shop` renews those of which the name says so.
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
