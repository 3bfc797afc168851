/**
 * What a row was sold as: written down with the order, never worked out again. Rows of earlier releases are given theirs
 * before the shop opens (`freeze-earlier.ts`).
 */
export function soldAs<Sold>({ id, sold }: { readonly id: string; readonly sold: Sold | null }): Sold {
  if (sold === null) throw new Error(`Row ${id} does not say what it was sold as`);
  return sold;
}
