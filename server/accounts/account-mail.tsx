import { type ACCOUNT_LINK_HOURS, linkSpan } from '#domain/accounts/account.ts';
import { Action, Letter, Paragraph, SupportLink } from '../platform/mail/letter.tsx';

/** What a letter about an account says: three with a link, three that there is nothing to open, two notes. */
export type AccountLetter =
  | 'registration'
  | 'known already'
  | 'reset'
  | 'no account'
  | 'address change'
  | 'address taken'
  | 'address changed'
  | 'password changed';

interface Words {
  readonly heading: string;
  readonly before: readonly string[];
  /** What the link is called, with the page it leads to where that needs no token. */
  readonly action?: { readonly label: string; readonly page?: string };
  readonly after: readonly string[];
}

const rules = (kind: keyof typeof ACCOUNT_LINK_HOURS) =>
  `The link leads to a page with one button; nothing happens before you press it. It can be used once, within ${linkSpan(kind)}.`;

const WORDS: Record<AccountLetter, Words> = {
  registration: {
    heading: 'Is this your address?',
    before: ['Somebody, we hope you, wants an account with this address and has chosen a password for it.'],
    action: { label: 'Yes, make my account' },
    after: [
      `The link leads to a page that asks for this password; nothing happens before. It can be used once, within ${linkSpan('registration')}.`,
      'If it was not you, do nothing, and there will be no account.',
    ],
  },
  'known already': {
    heading: 'You have an account already.',
    before: [
      'Somebody, we hope you, wanted to make an account with this address. There is one, and it stays as it is.',
    ],
    action: { label: 'Log in', page: '/login' },
    after: ['If you have forgotten its password, the page helps. If it was not you, do nothing.'],
  },
  reset: {
    heading: 'A new password',
    before: ['Somebody, we hope you, wants to set a new password for the account with this address.'],
    action: { label: 'Set a new password' },
    after: [
      `The link can be used once, within ${linkSpan('reset')}. Everybody who is logged in to the account will be logged out.`,
      'If it was not you, do nothing: the password stays as it is.',
    ],
  },
  'no account': {
    heading: 'There is no account here.',
    before: [
      'Somebody, we hope you, wanted to set a new password for the account with this address. There is none. Did you make it with another address?',
    ],
    after: ['You can buy without an account. If it was not you, do nothing.'],
  },
  'address change': {
    heading: 'Is this your new address?',
    before: ['Somebody, we hope you, wants to move an account to this address.'],
    action: { label: 'Yes, move my account' },
    after: [rules('address change'), 'If it was not you, do nothing.'],
  },
  'address taken': {
    heading: 'You have an account already.',
    before: [
      'Somebody, we hope you, wants to move another account to this address. It has an account of its own, so nothing was moved.',
    ],
    after: ['Delete the one that you need no more, then try again. If it was not you, do nothing.'],
  },
  'address changed': {
    heading: 'Your account has moved.',
    before: [
      'Your account has a new mail address now, confirmed by a link that was mailed there. This address does not open it any more.',
    ],
    after: ['If it was not you, write to us at once.'],
  },
  'password changed': {
    heading: 'Your password was changed.',
    before: ['Your account has a new password. Everybody who was logged in elsewhere is logged out.'],
    after: ['If it was not you, set a new one through your mailbox, and write to us.'],
  },
};

export const ACCOUNT_SUBJECTS: Record<AccountLetter, string> = {
  registration: 'Your account: please confirm your address',
  'known already': 'Your account: please confirm your address',
  reset: 'Your account: a new password',
  'no account': 'Your account: a new password',
  'address change': 'Your account: a new address',
  'address taken': 'Your account: a new address',
  'address changed': 'Your account: its address has changed',
  'password changed': 'Your account: its password has changed',
};

interface AccountMailProps {
  letter: AccountLetter;
  /** Left out where the letter has nothing to open. */
  link: string | undefined;
  publicUrl: string;
  testMode: boolean;
}

export function AccountMail({ letter, link, publicUrl, testMode }: AccountMailProps) {
  const { heading, before, action, after } = WORDS[letter];
  const href = action?.page ? publicUrl + action.page : link;
  return (
    <Letter heading={heading} preview={before[0] ?? heading} publicUrl={publicUrl} testMode={testMode}>
      {before.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      {action && href ? <Action href={href}>{action.label}</Action> : null}
      {after.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <Paragraph>
        Questions? Answer this mail or write to <SupportLink />.
      </Paragraph>
    </Letter>
  );
}
