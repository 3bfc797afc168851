/** Where a proof of work comes to stand (`hydrate-proof.ts`). Nobody sees it, and without a script it stays empty. */
export function ProofField({ value = '' }: { value?: string }) {
  return <input type="hidden" name="proof" defaultValue={value} autoComplete="off" />;
}
