/** Purposes of links in mails, and of the link that the first start prints. A link works for its own purpose only. */
export type LinkPurpose = 'data request' | 'registration' | 'reset' | 'address change' | 'first maker';
