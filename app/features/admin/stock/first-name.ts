/** First name of the buyer; undefined without a name. */
export const firstName = (buyer: string | null): string | undefined =>
  buyer?.trim().split(/\s+/)[0] || undefined;
