/** A start that cannot succeed, told in a sentence with its remedy; shown without a stack. */
export class StartRefused extends Error {}
