import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayOf, shortDayIn } from '#domain/calendar/day.ts';
import { FIRST_COUNTRY } from '#domain/countries.ts';
import { recordOf } from '#domain/records.ts';
import { chooseWords } from '#domain/shipping/address.messages.ts';
import { ADDRESS_FIELDS } from '#domain/shipping/order-address.ts';
import { stateIn, statesOf } from '#domain/shipping/states.ts';
import type { WorkshopOrder } from '#server/admin/index.ts';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { CheckField, TextArea } from '../kit/field.tsx';
import { filePath, letterPath, TextLink } from '../kit/link.tsx';
import { BeforeAfter } from '../kit/parts.tsx';
import { Fold, LIST_ROW, ListRow, SectionHead, TitledSection } from '../kit/section.tsx';
import { clockOf, momentOf } from '../kit/words.ts';
import { AddressFields } from './address-fields.tsx';
import { ORDER_ASIDE } from './order-aside.messages.ts';

export function OrderAside({ order }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_ASIDE);
  const { number, buyer, notes, notices, mails, trail } = order;
  return (
    <aside
      className="[&_address]:mx-0 [&_address]:mt-10 [&_address]:mb-8 [&_address_span]:block [&_textarea]:mt-10 phone:grid phone:grid-cols-[1fr_1fr] phone:gap-y-0 phone:gap-x-32 small:grid-cols-1"
      aria-label={words.label}
    >
      <TitledSection titleId="buyer" className="pt-14 pb-30 edge-t" title={words.buyer}>
        <address>
          {(buyer.address.length > 0 ? buyer.address : [buyer.name ?? words.noName]).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {buyer.lacksAddress ? <p className="fine">{words.noAddress}</p> : null}
        {buyer.misfit ? <p className="fine text-wine">{words.misfit(buyer.misfit)}</p> : null}
        <EnterAddress order={order} />
        <Billed buyer={buyer} />
        <p className="fine">
          {buyer.email ? (
            <TextLink
              label={buyer.email}
              className="text-forest"
              href={`mailto:${buyer.email}?subject=${number}`}
            />
          ) : null}
          <br />
          <span className="text-muted">
            {words.order(buyer.orders)} · {words.writes(buyer.language)}
          </span>
        </p>
      </TitledSection>
      <TitledSection titleId="notes" className="pt-14 pb-30 edge-t" title={words.notes}>
        {notes.map(({ id, text, by, at, onSheet }) => (
          <div key={id} className="[&_p+p]:mt-6 mt-10 py-12 px-14 line bg-ground-raised">
            <p className="whitespace-pre-line">{text}</p>
            <p className="fine text-muted">
              {by}, {momentOf(at, language)}
              {onSheet ? ` · ${words.onTheSheet}` : null}
            </p>
          </div>
        ))}
        <CallForm
          call="add-note"
          asks={(fields, id) => ({
            id,
            number,
            text: fields.text('text'),
            onSheet: fields.flag('onSheet'),
          })}
          done={words.noteKept}
          keeps="note"
        >
          <TextArea
            id="note"
            name="text"
            rows={2}
            maxLength={1000}
            aria-label={words.addNote}
            placeholder={words.addNote}
            data-key="n"
          />
          <div className="flex items-center justify-between mt-6">
            <CheckField label={words.onSheet} name="onSheet" />
            <Submit label={words.add} />
          </div>
        </CallForm>
      </TitledSection>
      <p className="pb-24">
        <TextLink label={words.letters} to={letterPath(number)} />
      </p>
      {notices.length > 0 ? (
        <TitledSection titleId="notices" className="pt-14 pb-30 edge-t" title={words.told}>
          <ul>
            {notices.map(({ about, detail, at }) => (
              <ListRow key={about + at} aside={momentOf(at, language)}>
                {about}
                {detail ? `: ${detail}` : null}
              </ListRow>
            ))}
          </ul>
        </TitledSection>
      ) : null}
      {mails.length > 0 ? (
        <TitledSection titleId="mails" className="pt-14 pb-30 edge-t" title={words.mails}>
          <ul>
            {mails.map(({ id, kind, state, tries, at }) => (
              <li className={LIST_ROW} key={id}>
                <span className="[&::first-letter]:uppercase">
                  {kind}
                  {state === 'sent' ? null : ` · ${words.mailStates[state]}, ${words.tried(tries)}`}
                </span>
                <span className="fine text-muted">{momentOf(at, language)}</span>
              </li>
            ))}
          </ul>
        </TitledSection>
      ) : null}
      <section className="pt-14 pb-30 edge-t" aria-labelledby="trail">
        <SectionHead id="trail" title={words.trail} className="flex items-baseline gap-14">
          <TextLink className="ml-auto" href={filePath(number, 'trail.csv')}>
            CSV
          </TextLink>
        </SectionHead>
        <ol>
          {trail.map(({ at, by, what, before, after, request }, index) => (
            <li
              className="grid grid-cols-[62px_66px_minmax(0,1fr)] gap-10 py-9 line-t type-14 lh-[1.4] first:mt-12"
              // biome-ignore lint/suspicious/noArrayIndexKey: past entries never move
              key={index}
            >
              <span className="fine">
                {shortDayIn(dayOf(new Date(at)), language)}
                <br />
                <span className="text-muted">{clockOf(at, language)}</span>
                {/* The request that created it: its first letters for searching the log; the CSV has it complete. */}
                {request && request !== trail[index - 1]?.request ? (
                  <span className="text-muted block">
                    <span className="visually-hidden">{words.request} </span>
                    {request.slice(0, 8)}
                  </span>
                ) : null}
              </span>
              <span>{by}</span>
              <span className="wrap-anywhere">
                {what}: <BeforeAfter before={before} after={after} />
              </span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

function EnterAddress({ order: { number, version, buyer } }: { order: WorkshopOrder }) {
  const [words, language] = useTranslation(ORDER_ASIDE);
  const { editable, lacksAddress, misfit } = buyer;
  if (!editable) return null;
  const { values, countries } = editable;
  const known = countries.find(({ value }) => value === values.country)?.value;
  const country = known ?? countries[0]?.value ?? FIRST_COUNTRY;
  const states = countries.flatMap(({ value }) => statesOf(value));
  const choices = {
    country: known
      ? countries
      : [{ value: '', label: chooseWords('country', country, language) }, ...countries],
    state: [{ value: '', label: '–' }, ...states],
  };
  return (
    <Fold
      title={lacksAddress ? words.enterAddress : words.correctAddress}
      className="mt-8 mb-14"
      open={lacksAddress || misfit !== undefined || undefined}
    >
      <CallForm
        call="enter-address"
        asks={(fields) => ({ number, version, ...recordOf(ADDRESS_FIELDS, fields.text) })}
        done={words.addressKept}
        keeps="address"
      >
        <AddressFields
          prefix="address"
          country={country}
          values={{ ...values, country: known ?? '', state: stateIn(values.state, country) ?? '' }}
          choices={choices}
        />
        <p className="fine text-muted mt-10">{words.addressTold}</p>
        <div className="grid [grid-auto-columns:1fr] [grid-auto-flow:column] gap-12 mt-12 small:[grid-auto-flow:row]">
          <Submit label={words.keepAddress} />
        </div>
      </CallForm>
    </Fold>
  );
}

/** The buyer's details for invoice and carrier. */
function Billed({ buyer: { company, vatId, phone, invoiceTo } }: Pick<WorkshopOrder, 'buyer'>) {
  const words = useMessages(ORDER_ASIDE);
  const billed = [company, ...invoiceTo, vatId && words.vatId(vatId)].filter(Boolean).join(', ');
  return (
    <>
      {billed ? <p className="fine">{words.invoiceTo(billed)}</p> : null}
      {phone ? (
        <p className="fine">
          {words.phone} <TextLink label={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`} />
        </p>
      ) : null}
    </>
  );
}
