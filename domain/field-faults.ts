import type { FAULTS } from './field-faults.messages.ts';

/** The message of a schema: an id, which the answer to a call puts into the caller's language. */
export const fault = (id: keyof typeof FAULTS.en): string => id;
