export const firstName = (buyer: string | null): string | undefined =>
  buyer?.trim().split(/\s+/)[0] || undefined;
