/** A failed start with a sentence that names the remedy; printed without a stack. */
export class StartRefused extends Error {}
