import { expect, it } from 'vitest';
import { trackTime } from './player-parts.tsx';

it('formats seconds like a player', () => {
  expect([0, 9.9, 13.92, 60, 69.4].map(trackTime)).toEqual(['0:00', '0:09', '0:13', '1:00', '1:09']);
});
