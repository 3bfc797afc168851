import { FAULTS } from './field-faults.messages.ts';

/** How a schema says what is wrong: schemas speak English. */
export const fault = (kind: keyof typeof FAULTS.en): string => FAULTS.en[kind];
