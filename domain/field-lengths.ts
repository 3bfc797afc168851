/** Longest form fields, in characters. E-mail: RFC 5321. */
export const FIELD_LENGTHS = { email: 254, name: 100, orderNumber: 40 } as const;
