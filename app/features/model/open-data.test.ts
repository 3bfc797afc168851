import { expect, it } from 'vitest';
import { DATA_FIELDS } from '#domain/products/open-data.ts';
import { MODEL_CHECK } from './model-check.ts';
import { OPEN_DATA_MESSAGES } from './open-data.messages.ts';
import { shownPickups } from './shown-pickups.ts';

it('describes every column in German', () => {
  const { says } = OPEN_DATA_MESSAGES.de;
  for (const field of DATA_FIELDS) expect(says(field), field.name).not.toBe(field.says);
});

it('shows the same pickups in both languages, in the same order', () => {
  const [english, german] = (['en', 'de'] as const).map((language) =>
    shownPickups(MODEL_CHECK, language).map(({ path }) => path),
  );
  expect(german).toEqual(english);
});
