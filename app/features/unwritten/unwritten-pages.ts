/** A page that links name already and that is not written yet. */
export interface UnwrittenPage {
  readonly title: string;
  /** What it will hold, as the object of "will hold". */
  readonly holds: string;
  /** Parts that are planned. */
  readonly parts: readonly string[];
}

export const UNWRITTEN_PAGES: Readonly<Record<string, UnwrittenPage>> = {
  '/privacy': {
    title: 'Privacy policy',
    holds: 'what data this shop keeps, why and for how long',
    parts: ['English', 'German'],
  },
  '/terms': {
    title: 'Terms of service',
    holds: 'the terms on which we sell',
    parts: ['English', 'German'],
  },
  '/return': {
    title: 'Return policy',
    holds: 'how to send a pickup back and get your money',
    parts: ['English', 'German'],
  },
};
