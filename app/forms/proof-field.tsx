/** Hidden field for the proof of work (`hydrate-proof.ts`). It stays empty without a script. */
export function ProofField({ value = '' }: { value?: string }) {
  return <input type="hidden" name="proof" defaultValue={value} autoComplete="off" />;
}
