import type { Charges } from '#app/state/charges.ts';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { type CountryCode, isAbroad } from '#domain/countries.ts';
import { dutyRateWords, isDutyPrepaid } from '#domain/customs/duty-label.ts';
import type { Cents } from '#domain/money.ts';
import { NORTHERN_IRELAND } from '#domain/shipping/northern-ireland.messages.ts';
import { CUSTOMS_MESSAGES } from './customs-sentences.messages.ts';

const SENTENCES = 'grid gap-4 content-start [font-size:14px] lh-[1.45] min-h-[3lh] small:min-h-[4lh]';

/** Says that the total above includes the duty and nothing is left to pay. Wider than its column, to stand out. */
function DoorBox() {
  const { heading, why } = useMessages(CUSTOMS_MESSAGES).door;
  return (
    <div className="grid grid-cols-[34px_minmax(0,1fr)] gap-18 items-start -mx-10 p-20 pb-16 [border:2px_solid_var(--forest)] bg-white text-ink">
      <svg
        className="fill-none stroke-forest"
        viewBox="0 0 34 38"
        width={34}
        height={38}
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="M6 37V2h21v10M27 28v9M0 37h34" />
        <path d="m15 18 6 6 12-13" strokeWidth="3" />
      </svg>
      <div>
        <p className="heading-23/[1.05] text-forest">{heading}</p>
        <p className="mt-8 type-15 lh-1.5">{why}</p>
      </div>
    </div>
  );
}

/**
 * Tells a buyer outside the EU before paying which taxes are included, which are paid on delivery, and to
 * whom. Its place is reserved once the country is chosen, so nothing moves when the response arrives.
 */
export function CustomsSentences({
  country,
  charges: { status, words },
  isTotal,
}: {
  country: CountryCode;
  isTotal?: boolean;
  charges: Pick<Charges, 'status' | 'words'>;
}) {
  const { asking } = useMessages(CUSTOMS_MESSAGES);
  const northernIreland = useMessages(NORTHERN_IRELAND).there;
  if (country === 'XI')
    return (
      <div className={cx(SENTENCES, 'mt-8 mb-18')}>
        <p>{northernIreland}</p>
      </div>
    );
  if (!isAbroad(country)) return <div className="mb-18" />;
  const isBoxed = isTotal && isDutyPrepaid(country);
  return (
    <div className={cx(SENTENCES, 'mt-8 mb-18', isBoxed && 'min-h-96')} aria-live="polite">
      {status === 'asking' ? <p className="muted">{asking}</p> : null}
      {status === 'closed' || status === 'unknown' ? (
        <Notice>{words.join(' ')}</Notice>
      ) : isBoxed && status === 'settled' ? (
        <DoorBox />
      ) : (
        words.map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
    </div>
  );
}

export function DutyRate({ duty, goods, words }: { duty: Cents; goods: Cents; words: readonly string[] }) {
  return dutyRateWords(duty, goods, words, useLanguage());
}
