import type { ComponentProps, ReactNode } from 'react';
import { ConditionList } from '#app/buying/condition.tsx';
import { ArrowOut } from '#app/ui/arrow-out.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { MailLink, TextLink } from '#app/ui/text-link.tsx';
import { dayInWords, dayOf } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { type CountryCode, countryIn } from '#domain/countries.ts';
import { inLanguage, type Language } from '#domain/languages.ts';
import { exactEuro } from '#domain/money.ts';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { addressLines } from '#domain/shipping/address-lines.ts';
import type { ShopperOrder } from '#server/order-page/index.ts';
import { ADDRESS_MESSAGES } from './address.messages.ts';
import { AddressForm } from './address-form.tsx';
import { BOX, Happened, Unfolding } from './box.tsx';
import { ORDER_MESSAGES } from './order.messages.ts';
import { PassportsBox } from './passports-box.tsx';
import { RETURN_MESSAGES } from './return.messages.ts';
import { ReturnForm } from './return-form.tsx';

const PAPER = 'flex gap-12 items-baseline justify-between py-7';
const RAISED = 'mb-28 p-24 line bg-ground-raised [&_h2]:mb-10';

/** Actions and documents of an order. The parcel comes first once it is shipped. */
export function OrderSide({ order }: { order: ShopperOrder }) {
  const { parcels, language } = order;
  const { wrong } = ORDER_MESSAGES[language];
  const isSent = parcels.length > 0;
  return (
    <aside className="phone:col-span-full phone:pl-0 phone:mt-40 col-[9/13] pl-16">
      {isSent ? <Tracking order={order} className={RAISED} /> : null}
      {order.isCollected ? null : <ShipsTo order={order} isRaised={!isSent} />}
      <Billed order={order} />
      {isSent || order.isCollected || order.view.address === 'over' ? null : (
        <Tracking order={order} className={BOX} />
      )}
      <Papers order={order} />
      <PassportsBox order={order} />
      <Mind order={order} />
      <Guarantee order={order} />
      <MailsIn order={order} />
      <div className={BOX}>
        <p className="mono muted">
          {wrong}{' '}
          <TextLink href={`mailto:${COMPANY.ordersEmail}?subject=${order.number}`}>
            {COMPANY.ordersEmail}
          </TextLink>
        </p>
      </div>
    </aside>
  );
}

/** Offers this page's language for mails, if they come in the other one. */
function MailsIn({ order: { language, mailsIn, path, done } }: BoxProps) {
  const { others, own, changed } = ORDER_MESSAGES[language].mailsIn;
  if (mailsIn === language && done !== 'language') return null;
  return (
    <section className={BOX} id="language">
      {mailsIn === language ? (
        <Happened isNew>{changed}</Happened>
      ) : (
        <form method="post" action={path}>
          <input type="hidden" name="what" value="language" />
          <p>{others}</p>
          <Button type="submit" kind="quiet" wide className="mt-16 paper:hidden">
            {own}
          </Button>
        </form>
      )}
    </section>
  );
}

interface BoxProps {
  order: ShopperOrder;
  className?: string | undefined;
}

/** Groups of four, as people read long numbers aloud. */
const inFours = (tracking: string): string => tracking.replace(/(.{4})(?=.)/g, '$1 ');

function Tracking({ order: { parcels, language }, className }: BoxProps) {
  const { heading, none, by, follow } = ORDER_MESSAGES[language].tracking;
  return (
    <section className={className}>
      <h2 className="h4">{heading}</h2>
      {parcels.length === 0 ? <p>{none}</p> : null}
      {parcels.map(({ carrier, tracking, href }) => (
        <div key={tracking ?? carrier} className="not-first-of-type:mt-20">
          <p className="mono">{carrier}</p>
          <p className="mono-20/[1.3] weight-500 ls-[-0.03em] wrap-anywhere">
            {tracking ? inFours(tracking) : by}
          </p>
          {href ? (
            <ButtonLink href={href} wide rel="noreferrer" className="mt-16">
              {follow} <ArrowOut />
            </ButtonLink>
          ) : null}
        </div>
      ))}
    </section>
  );
}

const listed = (countries: readonly CountryCode[], language: Language): string =>
  new Intl.ListFormat(language).format(countries.map((code) => countryIn(code, language)));

function ShipsTo({ order, isRaised }: BoxProps & { isRaised: boolean }) {
  const { language, recipient, view, done, lacksAddress, countries } = order;
  const { name, address } = recipient;
  const words = ADDRESS_MESSAGES[language];
  const lines = address ? addressLines(name, address, countryIn(address.country, language)) : [name];
  return (
    <section className={isRaised ? RAISED : BOX} id="address">
      <h2 className="h4">{lacksAddress ? words.lacking.heading : words.heading}</h2>
      {done === 'address' ? (
        <Happened isNew onRaised={isRaised}>
          {words.changed}
        </Happened>
      ) : null}
      {lacksAddress ? (
        <p className="mb-20">
          {words.lacking.words(listed(countries, language))} <MailLink address={COMPANY.supportEmail} />
        </p>
      ) : (
        <Lines lines={lines} />
      )}
      {view.address === 'open' ? (
        <>
          <AddressForm order={order} />
          {lacksAddress ? null : (
            <p className="mono muted mt-12">
              {words.open(view.leaves && dayInWords(view.leaves, language, 'short'))}
            </p>
          )}
        </>
      ) : (
        <p className="mono muted mt-12">{words.closed[view.address]}</p>
      )}
    </section>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <p className="wrap-anywhere">
    {lines.map((line) => (
      <span key={line}>
        {line}
        <br />
      </span>
    ))}
  </p>
);

/** The buyer's details for invoice and carrier; nothing if there are none. */
function Billed({ order: { language, billed } }: BoxProps) {
  const { company, vatId, phone, invoiceTo } = billed;
  const words = ADDRESS_MESSAGES[language].billed;
  const lines = [
    company,
    ...(invoiceTo
      ? addressLines(invoiceTo.name, invoiceTo.address, countryIn(invoiceTo.address.country, language))
      : []),
    vatId && `${words.vatId} ${vatId}`,
  ].filter((line) => line !== null);
  if (lines.length === 0 && !phone) return null;
  return (
    <section className={BOX}>
      {lines.length > 0 ? (
        <>
          <h2 className="h4">{words.heading}</h2>
          <Lines lines={lines} />
        </>
      ) : null}
      {phone ? <p className="mono muted mt-12">{words.phone(phone)}</p> : null}
    </section>
  );
}

const Paper = ({ beside = 'PDF', ...link }: ComponentProps<typeof TextLink> & { beside?: ReactNode }) => (
  <li className={PAPER}>
    <TextLink {...link} />
    <span className="muted">{beside}</span>
  </li>
);

function Papers({ order }: BoxProps) {
  const { path, language, hasTerms, invoiceNumber, corrections, view, isFree } = order;
  const words = ORDER_MESSAGES[language].documents;
  return (
    <section className={BOX}>
      <h2 className="h4">{words.heading}</h2>
      <ul className="mono">
        <Paper href={`${path}/confirmation.pdf`}>{words.confirmation}</Paper>
        {hasTerms ? <Paper href={`${path}/terms.pdf`}>{words.terms}</Paper> : null}
        {isFree ? (
          <Paper href={`${path}/delivery-note.pdf`}>{words.deliveryNote}</Paper>
        ) : invoiceNumber ? (
          <Paper href={`${path}/invoice.pdf`}>
            {words.invoice} {invoiceNumber}
          </Paper>
        ) : view.address === 'over' ? null : (
          // An order cancelled before dispatch was never supplied and has no invoice.
          <li className={PAPER}>
            <span>{words.invoice}</span>
            <span className="muted">{words.later}</span>
          </li>
        )}
        {corrections.map(({ place, number, amount }) => (
          <Paper key={place} href={`${path}/correction-${place}.pdf`} beside={<>PDF, {exactEuro(-amount)}</>}>
            {words.correction} {number}
          </Paper>
        ))}
      </ul>
    </section>
  );
}

/** End of the statutory guarantee, and extensions after repairs by pickup. */
function Guarantee({ order: { language, guarantee } }: BoxProps) {
  const words = ORDER_MESSAGES[language].guarantee;
  if (!guarantee) return null;
  const day = (date: string) => dayInWords(date, language, 'dated');
  return (
    <section className={BOX} id="guarantee">
      <h2 className="h4">{words.heading}</h2>
      <p>{words.until(day(guarantee.until))}</p>
      {guarantee.repairs.map(({ unit, serial, on, fault, until }) => (
        <p key={unit} className="mt-12 wrap-anywhere">
          {words.repaired(serial, day(on), fault)} <b>{words.prolonged(day(until))}</b>
        </p>
      ))}
      <p className="mono muted mt-12">
        <TextLink to="/terms#guarantee">{words.more}</TextLink>
      </p>
    </section>
  );
}

function Mind({ order }: BoxProps) {
  const { language, view, number, email, back, askedToSendBack, withdrawnAt, recipient } = order;
  const words = RETURN_MESSAGES[language];
  const { withdrawal, sendBack } = view;
  const dated = (moment: Date) => dayInWords(dayOf(moment), language, 'plain');
  const declared = { name: recipient.name, orderNumber: number, email, goods: '', step: 'change' };
  const mayReturn = sendBack.may || sendBack.fitted?.may;
  const maySay = withdrawal.may || mayReturn;
  if (!maySay && back.length === 0 && !withdrawnAt) return null;
  return (
    <section className={BOX} id="return">
      <h2 className="h4">{words.heading}</h2>
      {withdrawnAt ? <Happened>{words.withdrawn(dated(withdrawnAt))}</Happened> : null}
      {back.map(({ number: given, kind, postBy, isHere }) => (
        <Happened key={given}>
          {words.number(given)}{' '}
          {isHere
            ? words.here
            : kind === 'return' && postBy
              ? words.postBy(dayInWords(postBy, language))
              : null}
        </Happened>
      ))}
      {askedToSendBack ? <Happened isNew>{words.asked(dated(askedToSendBack))}</Happened> : null}
      {maySay ? <p>{words.words(view)}</p> : null}
      {sendBack.fitted && maySay ? (
        <Unfolding label={FITTED_RETURN[language].heading} isOpen={false} className="mt-16">
          <ConditionList language={language} className="grid-cols-2 mt-12" />
        </Unfolding>
      ) : null}
      <div className="grid gap-8 mt-16 paper:hidden">
        {withdrawal.may && !withdrawnAt ? (
          // Pre-filled by a form instead of an address that would reveal the buyer.
          <form method="post" action={inLanguage('/withdraw', language)}>
            {Object.entries(declared).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" kind="quiet" wide>
              {words.withdraw}
            </Button>
          </form>
        ) : null}
        {mayReturn && order.lines.some(({ returnable }) => returnable > 0) ? (
          <ReturnForm order={order} />
        ) : null}
      </div>
    </section>
  );
}
