// node scripts/contract-slices.ts <spec3.json> <release>: cuts what concerns the shop out of the description of its interface
// that the payment provider publishes, for the tests of the contract, which hold everything against it from then on. The
// release is the one that the package `stripe` is generated from (`node_modules/stripe/OPENAPI_VERSION`); the file is
// `openapi/spec3.json` of that tag of github.com/stripe/openapi.
import { readFileSync, writeFileSync } from 'node:fs';
import Stripe from 'stripe';
import { CALLS, PACKAGE_RELEASE, SLICES_FILE } from '../tests/fixtures/contract/calls.ts';
import { slice } from '../tests/fixtures/contract/slices.ts';

/** Last names of what server and sandbox tests ask to be expanded. */
const EXPANDED = ['latest_charge', 'payment_intent', 'source', 'product', 'promotion_code', 'shipping_rate'];

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const [file, release] = process.argv.slice(2);
if (!file || !release) fail('Which file? Say the path of a spec3.json and the release that it is of.');
if (release !== PACKAGE_RELEASE)
  fail(`The package is generated from ${PACKAGE_RELEASE}, not from ${release}.`);
const slices = slice(JSON.parse(readFileSync(file, 'utf8')), {
  operations: CALLS.map(({ address }) => address),
  expanded: new Set(EXPANDED),
  release,
});
// The file does not say its release, but the version of the interface.
if (slices.version !== Stripe.API_VERSION)
  fail(`The file describes ${slices.version}; the shop speaks ${Stripe.API_VERSION}.`);
const text = `${JSON.stringify(slices, null, 1)}\n`;
writeFileSync(SLICES_FILE, text);
console.log(
  `${CALLS.length} operations, ${Object.keys(slices.schemas).length} schemas, ${text.length} bytes.`,
);
