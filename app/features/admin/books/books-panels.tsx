import { cx } from '#app/ui/cx.ts';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { countryIn } from '#domain/countries.ts';
import { exactEuro } from '#domain/money.ts';
import { smallBusinessFaultWords } from '#domain/prices/tax-year.messages.ts';
import { vatAtStake } from '#domain/shipping/export-proof.ts';
import type { BooksView, SmallBusinessView } from '#server/books/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { InputField } from '../kit/field.tsx';
import { OrderNumber } from '../kit/link.tsx';
import { BOOKS_HEAD, SectionHead, TableHead } from '../kit/section.tsx';
import { momentOf } from '../kit/words.ts';
import { ACCOUNTS_PANEL, PROOFS_PANEL, SMALL_BUSINESS_PANEL } from './books-panels.messages.ts';
import { BOOK_DAYS } from './days.messages.ts';
import { BooksTable } from './month-table.tsx';

/** Balance of each account after the month. */
export function AccountsPanel({ books: { accounts, adviser, net } }: { books: BooksView }) {
  const words = useMessages(ACCOUNTS_PANEL);
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="accounts">
      <SectionHead id="accounts" title={words.title} className={BOOKS_HEAD}>
        <span className="fine text-muted ml-auto">
          {adviser.chart}
          {adviser.version === 0 ? words.standIn : ''}
        </span>
      </SectionHead>
      <BooksTable>
        <TableHead names={words.heads} className="visually-hidden" />
        <tbody>
          {accounts.map(({ account, use, count, amount }) => (
            <tr key={use}>
              <th scope="row" className="ls-[-0.02em]">
                {account}
              </th>
              <td className="body-15/[1.4] [font-variant-numeric:normal] text-left! whitespace-normal!">
                {words.uses[use]}
              </td>
              <td className="text-muted">{count}</td>
              <td>
                <b>{exactEuro(amount)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </BooksTable>
      <p className="fine text-muted mt-12">{words.note(exactEuro(net))}</p>
    </section>
  );
}

export function ProofsPanel({ books: { exports } }: { books: BooksView }) {
  const [words, language] = useTranslation(PROOFS_PANEL);
  const days = useMessages(BOOK_DAYS);
  if (exports.length === 0) return null;
  const open = exports.filter(({ proof }) => proof === null);
  return (
    <section className="mb-40 pt-14 edge-t" aria-labelledby="proofs">
      <SectionHead id="proofs" title={words.title} className={BOOKS_HEAD}>
        <span className={cx('fine', open.length > 0 ? 'text-wine' : 'text-muted', 'ml-auto')}>
          {open.length === 0 ? words.all(exports.length) : words.missing(open.length, exports.length)}
        </span>
      </SectionHead>
      <progress
        className="block w-full h-14 [border:1px_solid_var(--text)] [background:repeating-linear-gradient(135deg,var(--wine)_0_1.5px,transparent_1.5px_5px)] appearance-none [&::-webkit-progress-bar]:[background:none] [&::-webkit-progress-value]:bg-text [&::-moz-progress-bar]:bg-text [@media(forced-colors:active)]:[forced-color-adjust:none]"
        value={exports.length - open.length}
        max={exports.length}
        aria-hidden="true"
      />
      <ul className="[&_li]:flex [&_li]:gap-16 [&_li]:items-center [&_li]:mt-12">
        {open.map(({ order, country, posted, paid }) => (
          <li key={order}>
            <div>
              <OrderNumber number={order} />, {countryIn(country, language)}, {days.short(posted)}
              <p className="fine text-muted">{words.atStake(exactEuro(paid), exactEuro(vatAtStake(paid)))}</p>
            </div>
            <LinkButton label={words.add} to="/workshop/parcels#proof" className="ml-auto" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** § 19 UStG: on or off, from when, and reasons against it. */
export function SmallBusinessPanel({ small }: { small: SmallBusinessView }) {
  const [words, language] = useTranslation(SMALL_BUSINESS_PANEL);
  const { dated } = useMessages(BOOK_DAYS);
  const { isOn, from, version, by, at, earliest, fault } = small;
  const state = from ? (isOn ? words.onSince : words.onFrom)(dated(from)) : words.off;
  return (
    <section aria-labelledby="small-business">
      <SectionHead
        id="small-business"
        title={words.title}
        className="flex flex-wrap gap-y-6 gap-x-14 items-center"
      >
        <span className="fine text-muted ml-auto">{state}</span>
        <span
          className="relative w-52 h-28 edge rounded-[14px] bg-ground-raised after:absolute after:top-2 after:left-2 after:w-22 after:h-22 after:edge after:rounded-half after:bg-ground data-on:border-text data-on:bg-text data-locked:opacity-55 data-on:after:right-2 data-on:after:left-auto"
          data-on={isOn || undefined}
          data-locked={(!isOn && earliest === undefined) || undefined}
          aria-hidden="true"
        />
      </SectionHead>
      {fault ? <p className="mt-8">{smallBusinessFaultWords(fault, language)}</p> : null}
      <p className="fine text-muted mt-6">{words.note}</p>
      {from && by && at ? (
        <p className="fine text-muted mt-6">{words.said(by, momentOf(at, language))}</p>
      ) : null}
      {earliest && !isOn ? (
        <CallForm
          call="set-small-business"
          asks={(fields) => ({ version, from: fields.text('from') })}
          lacks={(fields) => (fields.text('from') ? undefined : words.lacks)}
          done={(answer) => words.done(dated(answer.from))}
          question={{ id: 'ask-small-business', ...words.question }}
        >
          <InputField
            id="small-business-from"
            label={words.from}
            type="date"
            name="from"
            min={earliest}
            defaultValue={from ?? earliest}
            required
          />
          <Submit label={from ? words.otherDay : words.submit} className="mt-12" />
        </CallForm>
      ) : null}
    </section>
  );
}
