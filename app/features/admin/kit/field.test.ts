import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The kit itself, and the fields of the bench, which are as large as a hand and drawn with their tolerance. */
const OF_THEIR_OWN = ['app/features/admin/kit/field.tsx', 'app/features/admin/production/bench-field.tsx'];

it('makes every control of the workshop, except hidden ones', () => {
  const raw = globSync('app/features/admin/**/*.tsx')
    .filter((file) => !OF_THEIR_OWN.includes(file))
    .flatMap((file) =>
      (readFileSync(file, 'utf8').match(/<(label|input|select|textarea)\b[^>]*/g) ?? [])
        .filter((tag) => !tag.includes('type="hidden"'))
        .map((tag) => `${file}: ${tag}`),
    );
  expect(raw).toEqual([]);
});
