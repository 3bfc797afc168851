import { loginPath, ownerPath } from '#domain/accounts/return-to.ts';
import { inLanguage } from '#domain/languages.ts';
import { spelledNumber } from '#domain/orders/running-number.ts';
import { claimUnit, releaseClaim } from '../../production/index.ts';
import { again, type TakesAccountForm } from './sign-in-forms.ts';

export const takePassportForm: TakesAccountForm = async (services, fields, { token, signedIn, language }) => {
  const serial = spelledNumber('serial', token);
  const here = serial ? ownerPath(serial, language) : inLanguage('/account', language);
  if (!signedIn) return { kind: 'moved', to: loginPath(here, language) };
  const back = { kind: 'moved', to: here } as const;
  if (!serial) return back;
  if (fields.do === 'release') {
    await releaseClaim(services, signedIn.accountId, serial);
    return back;
  }
  const outcome = await claimUnit(services, signedIn, serial, language);
  return outcome.ok ? back : again('claim', outcome.status, { refused: outcome.error });
};
