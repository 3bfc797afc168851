import type { FAULTS } from './field-faults.messages.ts';

/** Fault message of a schema, in English. */
export const fault = (id: keyof typeof FAULTS.en): string => id;
