/** What links in mails are for. A link of one purpose opens nothing of another. */
export type LinkPurpose = 'data request' | 'registration' | 'reset' | 'address change';
