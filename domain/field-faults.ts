import { FAULTS } from './field-faults.messages.ts';

/** Fault message of a schema, in English. */
export const fault = (kind: keyof typeof FAULTS.en): string => FAULTS.en[kind];
