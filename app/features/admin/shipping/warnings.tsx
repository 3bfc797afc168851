import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { shortDayIn } from '#domain/calendar/day.ts';
import { countryIn } from '#domain/countries.ts';
import { keysOf } from '#domain/records.ts';
import { MARKS_DUTY_PAID } from '#domain/shipping/carrier-files/parcel-data.ts';
import { dutyGap } from '#domain/shipping/duty-gap.ts';
import type { ParcelsView } from '#server/shipping/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { workshopOrderPath } from '../kit/link.tsx';
import { CARRIER_FILE_NAMES, WARNINGS } from './warnings.messages.ts';

const Warning = ({ label, children }: { label: string; children: ReactNode }) => (
  <section
    className="flex gap-14 mt-16 py-16 px-18 [border-left:4px_solid_var(--wine)] [background:var(--wine-pale)] [&>svg]:flex-none [&>svg]:text-wine [&_h2]:body-16/[1.4] [&_h2]:weight-600 [&_p]:type-15"
    aria-label={label}
  >
    <Icon name="warning" size={18} />
    <div>{children}</div>
  </section>
);

/** Warnings: a parcel stopped by a refund, an expiring duty row, a duty to book, parcels left behind. */
export function Warnings({ view: { leaving, chosen, stayed, rules, today } }: { view: ParcelsView }) {
  const [words, language] = useTranslation(WARNINGS);
  const stopped = [...leaving, ...(chosen && !leaving.includes(chosen) ? [chosen] : [])].filter(
    (row, index, all) => row.customs?.stop && all.findIndex(({ number }) => number === row.number) === index,
  );
  const gap = dutyGap(rules.imports, today);
  const prepaid = leaving.filter(({ customs }) => customs?.terms === 'duty prepaid');
  const rewritten = leaving.filter(({ rewritten: texts }) => texts.length > 0);
  const files = useMessages(CARRIER_FILE_NAMES);
  const filesThat = (mark: boolean) =>
    keysOf(MARKS_DUTY_PAID)
      .filter((file) => MARKS_DUTY_PAID[file] === mark)
      .map((file) => files[file])
      .join(', ');
  return (
    <>
      {stopped.map(({ number, buyer, country, customs }) => (
        <Warning key={number} label={words.cannotLeave(number)}>
          <h2>{words.parcelCannotLeave(number, buyer, countryIn(country, language))}</h2>
          <p>{customs?.fault}</p>
          <div className="flex flex-wrap gap-10 mt-12">
            <LinkButton
              label={words.giveBack}
              to={`${workshopOrderPath(number)}#money`}
              kind="second"
              className="flex-[1_1_160px]"
            />
            <LinkButton label={words.collected} className="flex-[1_1_160px]" href="#rules" />
          </div>
        </Warning>
      ))}
      {gap ? (
        <Warning label={words.rowEnds}>
          <h2>{words.noRate(shortDayIn(gap.from, language))}</h2>
          <p>
            {gap.ends ? words.endsOn(gap.code, shortDayIn(gap.ends, language)) : words.noRow}{' '}
            {words.ordersStop}
          </p>
          <LinkButton label={words.newRow} kind="second" className="mt-12" href="#new-row" />
        </Warning>
      ) : null}
      {prepaid.length > 0 ? (
        <Warning label={words.dutyPaid}>
          <h2>{words.prepaid(prepaid.map(({ number }) => number).join(', '))}</h2>
          <p>{words.bookByHand(filesThat(true), filesThat(false))}</p>
        </Warning>
      ) : null}
      {rewritten.length > 0 ? (
        <Warning label={words.plainLetters}>
          <h2>{words.plainLetters}</h2>
          {rewritten.map(({ number, rewritten: texts }) => (
            <p key={number} translate="no">
              {number}: {texts.join(', ')}
            </p>
          ))}
          <p>{words.jsonKeeps}</p>
        </Warning>
      ) : null}
      {stayed.map(({ number, why }) => (
        <Warning key={`stayed ${number}`} label={words.stayed(number)}>
          <h2>{words.didNotLeave(number)}</h2>
          <p>{why ?? words.mayLeave}</p>
        </Warning>
      ))}
    </>
  );
}
