/** The frozen data of a row. Rows of earlier releases are filled before the shop opens (`freeze-earlier.ts`). */
export function soldAs<Sold>({ id, sold }: { readonly id: string; readonly sold: Sold | null }): Sold {
  if (sold === null) throw new Error(`Row ${id} has no frozen data`);
  return sold;
}
