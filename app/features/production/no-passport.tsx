import { PageTitle } from '#app/ui/page-title.tsx';
import styles from './no-passport.module.css';

/** An address that is no passport: misread, guessed, or of a pickup that is still on the bench. */
export function NoPassport() {
  return (
    <>
      <PageTitle figure="PASSPORT" lines={['404']} title="No pickup here" />
      <div className="wrap page-grid">
        <p className={`lead ${styles.words}`}>
          No pickup was measured under this number: compare it with the one on the box, or look again once
          yours has left the bench.
        </p>
      </div>
    </>
  );
}
