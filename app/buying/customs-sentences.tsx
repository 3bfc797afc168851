import type { Charges } from '#app/state/charges.ts';
import { cx } from '#app/ui/cx.ts';
import { useWords } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import { NORTHERN_IRELAND } from '#domain/shipping/northern-ireland.messages.ts';
import { ASKING_ABROAD } from './customs-sentences.messages.ts';

const SENTENCES = 'grid gap-4 content-start [font-size:14px] lh-[1.45] min-h-[3lh] small:min-h-[4lh]';

/**
 * What a buyer outside the EU reads before the payment: what is contained, what is paid at the door, to whom. Its place is
 * kept from the moment the country is chosen, so that nothing moves when the shop has answered.
 */
export function CustomsSentences({
  country,
  charges: { status, words },
}: {
  country: CountryCode;
  charges: Pick<Charges, 'status' | 'words'>;
}) {
  const asking = useWords(ASKING_ABROAD);
  const northernIreland = useWords(NORTHERN_IRELAND).there;
  if (country === 'XI')
    return (
      <div className={cx(SENTENCES, 'mt-8 mb-18')}>
        <p>{northernIreland}</p>
      </div>
    );
  if (!isAbroad(country)) return <div className="mb-18" />;
  return (
    <div className={cx(SENTENCES, 'mt-8 mb-18')} aria-live="polite">
      {status === 'asking' ? <p className="muted">{asking}</p> : null}
      {status === 'closed' || status === 'unknown' ? (
        <Notice>{words.join(' ')}</Notice>
      ) : (
        words.map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
    </div>
  );
}
