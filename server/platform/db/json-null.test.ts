import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `->` returns JSON null for a null field, which is not SQL's NULL. Compare as text (`->>`) or with `nullif`. */
const COMPARED = [
  /->'\w+'\)*\s*(?:is\b|in\b|=|<|>|!)/,
  /coalesce\(\(*[^(),]*->'\w+'\)*,/,
  /is(?:Not)?Null\(\s*sql[^)]*->'/,
] as const;

const comparesJson = (source: string): boolean => COMPARED.some((shape) => shape.test(source));

it('no condition treats JSON null as a value [case M4]', () => {
  const wrong = [
    `(\${orders.customs}->'closed') is not null`,
    `coalesce(\${units.sold}->'turns', '[]'::jsonb)`,
    `isNotNull(sql\`\${orders.customs}->'closed'\`)`,
  ];
  expect(wrong.filter(comparesJson)).toEqual(wrong);
  const right = [
    `(\${orders.customs}->>'closed') is not null`,
    `coalesce(nullif(\${units.sold}->'a', 'null'), '[]')`,
  ];
  expect(right.filter(comparesJson)).toEqual([]);

  const files = globSync('server/**/*.{ts,tsx}', { exclude: (file) => /\.test\.tsx?$/.test(file) });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => comparesJson(readFileSync(file, 'utf8')))).toEqual([]);
});
