import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { CLAIM_MESSAGES } from './passport-claim.messages.ts';
import { type ClaimFacts, decideClaim, MOST_CLAIMS } from './passport-claim.ts';

const FREE: ClaimFacts = { holder: 'nobody', hasLeft: true, isBuyer: false, has: 0 };

describe('saying that a pickup is mine', () => {
  it('is noted for whoever says so first, once it is out', () => {
    expect(decideClaim(FREE)).toBe('noted');
    expect(decideClaim({ ...FREE, hasLeft: false })).toBe('not out yet');
    expect(decideClaim({ ...FREE, hasLeft: false, isBuyer: true })).toBe('noted');
  });

  it('takes nothing from anybody, its buyer included', () => {
    expect(decideClaim({ ...FREE, holder: 'somebody else' })).toBe('taken');
    expect(decideClaim({ ...FREE, holder: 'somebody else', isBuyer: true })).toBe('taken');
    expect(decideClaim({ ...FREE, holder: 'you', has: MOST_CLAIMS })).toBe('yours already');
  });

  it('says nothing of a claim on what is not out yet', () => {
    expect(decideClaim({ ...FREE, holder: 'somebody else', hasLeft: false })).toBe('not out yet');
  });

  it('ends where one account would collect serial numbers', () => {
    expect(decideClaim({ ...FREE, has: MOST_CLAIMS - 1 })).toBe('noted');
    expect(decideClaim({ ...FREE, has: MOST_CLAIMS })).toBe('too many');
  });

  it('has a sentence for every refusal, and none for what was done', () => {
    for (const language of LANGUAGES) {
      const all = Object.entries(CLAIM_MESSAGES[language]);
      const said = all.flatMap(([decision, words]) => (words ? decision : []));
      expect(said).toEqual(['taken', 'not out yet', 'too many', 'unknown']);
    }
  });
});
