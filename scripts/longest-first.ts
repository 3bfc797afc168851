import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longer than their size says, the longest first: begun last they would run when all others are
 * through. Vitest itself remembers how long files took, but only where it has run before.
 */
const LONGEST = [
  'tests/walked-examples.test.ts',
  'domain/configurator/builds.test.ts',
  'sandbox/webhooks.test.ts',
  'tests/api/custom-lines.test.ts',
  'tests/api/totals.test.ts',
  'tests/api/private-logs.test.ts',
  'tests/api/account-guesses.test.ts',
  'tests/api/workshop-money.test.ts',
  'tests/api/upkeep.test.ts',
  'tests/api/return-requests.test.ts',
  'tests/faults/refused-start.test.ts',
  'tests/faults/lost-database.test.ts',
];

const placeOf = ({ moduleId, project }: TestSpecification): number => {
  // They need processes of their own, which shared ones would have to make room for.
  if (project.config.isolate) return -1;
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
};

/** The order in which test files are begun. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
