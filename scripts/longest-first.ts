import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take longer than their size suggests, the longest first, so that they do not run alone at the end.
 * Vitest remembers durations only where it has run before.
 */
const LONGEST = [
  'domain/configurator/builds.test.ts',
  'sandbox/webhooks.test.ts',
  'tests/api/private-logs.test.ts',
  'tests/api/account-guesses.test.ts',
  'tests/api/upkeep.test.ts',
  'tests/api/return-requests.test.ts',
  'tests/faults/refused-start.test.ts',
  'tests/faults/lost-database.test.ts',
];

const placeOf = ({ moduleId, project }: TestSpecification): number => {
  // Isolated files need their own processes.
  if (project.config.isolate) return -1;
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
