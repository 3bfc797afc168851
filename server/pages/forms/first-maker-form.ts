import { becomeFirstMaker, openFirstMaker } from '../../accounts/index.ts';
import { line, shown } from '../../platform/fields/fields.ts';
import { code, email, goodPassword, name, password, readNewPassword } from './account-fields.ts';
import { again, type TakesAccountForm } from './sign-in-forms.ts';

/** Creates the first maker in one form, which works only once. */
export const takeFirstMaker: TakesAccountForm = async (services, fields, { token, language }) => {
  const values = {
    email: shown(fields.email),
    name: shown(fields.name),
    secret: shown(fields.secret).slice(0, 40),
    ...goodPassword(fields, { field: 'password', of: shown(fields.email), language }),
  };
  const link = await openFirstMaker(services, token);
  if (!link.ok) return again('first maker', 410);
  const shape = { email, name, password, secret: line(40), code };
  const given = readNewPassword(shape, fields, { field: 'password', of: values.email, language });
  if (!given.ok) return again('first maker', 422, { values, faults: given.faults });
  const outcome = await becomeFirstMaker(services, token, given.value, language);
  if (!outcome.ok)
    return again('first maker', outcome.status, {
      values,
      ...(outcome.status === 401 ? { faults: { code: outcome.error } } : { refused: outcome.error }),
    });
  const { codes: recoveryCodes, session, device } = outcome.value;
  return { ...again('first maker', 200, { recoveryCodes }), change: { session, device } };
};
