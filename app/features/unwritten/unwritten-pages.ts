/** A page that links name already and that is not written yet. */
export interface UnwrittenPage {
  readonly title: string;
  /** What it will hold, as the object of "will hold". */
  readonly holds: string;
  /** Parts that are planned. */
  readonly parts: readonly string[];
}

export const UNWRITTEN_PAGES: Readonly<Record<string, UnwrittenPage>> = {
  '/blog': {
    title: 'Blog',
    holds: 'notes from the workshop, to read between two windings',
    parts: ['Seth Lover and the P.A.F.', 'Five ways to upgrade', 'Guitar pickup magnets'],
  },
};
