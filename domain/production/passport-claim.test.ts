import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { CLAIM_MESSAGES } from './passport-claim.messages.ts';
import { type ClaimFacts, decideClaim, MOST_CLAIMS } from './passport-claim.ts';

const FREE: ClaimFacts = { holder: 'nobody', hasLeft: true, isBuyer: false, has: 0 };

describe('a claim of a pickup', () => {
  it('is recorded for the first claimant, once the pickup has left', () => {
    expect(decideClaim(FREE)).toBe('noted');
    expect(decideClaim({ ...FREE, hasLeft: false })).toBe('not out yet');
    expect(decideClaim({ ...FREE, hasLeft: false, isBuyer: true })).toBe('noted');
  });

  it('is refused if the pickup belongs to an account, even to its buyer', () => {
    expect(decideClaim({ ...FREE, holder: 'somebody else' })).toBe('taken');
    expect(decideClaim({ ...FREE, holder: 'somebody else', isBuyer: true })).toBe('taken');
    expect(decideClaim({ ...FREE, holder: 'you', has: MOST_CLAIMS })).toBe('yours already');
  });

  it('reveals nothing about a pickup that has not left', () => {
    expect(decideClaim({ ...FREE, holder: 'somebody else', hasLeft: false })).toBe('not out yet');
  });

  it('is refused above the limit of one account', () => {
    expect(decideClaim({ ...FREE, has: MOST_CLAIMS - 1 })).toBe('noted');
    expect(decideClaim({ ...FREE, has: MOST_CLAIMS })).toBe('too many');
  });

  it('has a text for every refusal, and none for success', () => {
    for (const language of LANGUAGES) {
      const all = Object.entries(CLAIM_MESSAGES[language]);
      const withText = all.flatMap(([decision, words]) => (words ? decision : []));
      expect(withText).toEqual(['taken', 'not out yet', 'too many', 'unknown']);
    }
  });
});
