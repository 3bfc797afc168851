/** Letters that a field takes, whichever form it is in. An address of mail is at most so long (RFC 5321). */
export const FIELD_LENGTHS = { email: 254, name: 100, orderNumber: 40 } as const;
