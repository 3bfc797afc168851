/** What whoever paid is called; undefined where there is no name. */
export const firstName = (buyer: string | null): string | undefined =>
  buyer?.trim().split(/\s+/)[0] || undefined;
