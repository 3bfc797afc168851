import { passportPath } from '#domain/workshop/passport-path.ts';
import { spelledNumber } from '#domain/workshop/running-number.ts';
import { claimPiece, releaseClaim } from '../passports/claim-piece.ts';
import { again, type TakesAccountForm } from './sign-in-forms.ts';

/** "This is mine", and letting go of it, on the page of a pickup. */
export const takePassportForm: TakesAccountForm = async (services, fields, { token, signedIn }) => {
  const serial = spelledNumber('serial', token);
  if (!signedIn) return { kind: 'moved', to: '/login' };
  if (!serial) return { kind: 'moved', to: '/account' };
  const back = { kind: 'moved', to: `${passportPath(serial)}#owner` } as const;
  if (fields.do === 'release') {
    await releaseClaim(services, signedIn.accountId, serial);
    return back;
  }
  const outcome = await claimPiece(services, signedIn, serial);
  return outcome.ok ? back : again('claim', outcome.status, { refused: outcome.error });
};
