import { expect, it } from 'vitest';
import { soundTrouble } from './sound-trouble.ts';

it('distinguishes a failed load from a browser without sound, and names the button', () => {
  expect(soundTrouble('failed', 'Play', 'en')).toMatch(/did not load.*connection.*press Play again/);
  expect(soundTrouble('soundless', 'Listen', 'en')).toMatch(/plays no sound.*press Listen again/);
  for (const status of ['silent', 'loading', 'playing'] as const)
    expect(soundTrouble(status, 'Play', 'en')).toBeUndefined();
});
