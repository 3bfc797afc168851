import { useMessages } from '#app/ui/language.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { PASSPORT_PAGE } from './passport-page.messages.ts';

/** An address without a passport: misread, guessed, or of a pickup still on the bench. */
export function NoPassport() {
  const { passport, none } = useMessages(PASSPORT_PAGE);
  return (
    <>
      <PageTitle figure={passport} lines={['404']} title={none.heading} />
      <div className="wrap page-grid">
        <p className="lead col-[4/11] pb-96 phone:col-span-full">{none.words}</p>
      </div>
    </>
  );
}
