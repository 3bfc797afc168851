/** What links are for: in mails, and the one that the shop's start prints. A link of one purpose opens nothing of another. */
export type LinkPurpose = 'data request' | 'registration' | 'reset' | 'address change' | 'first maker';
