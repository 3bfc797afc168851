import type { ReactNode } from 'react';
import { FORM_BUTTONS, FORM_LEAD, FORM_MAIN, FORM_NOTE } from '#app/forms/looks.ts';
import { RepairFiguresTable } from '#app/guitar/repair-figures.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { inLanguage, languageOf } from '#domain/languages.ts';
import { WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import { exactEuro } from '#domain/money.ts';
import { passportPath } from '#domain/production/passport-path.ts';
import { REPAIR_READING_WORDS, REPAIR_STATE_NAMES, TRANSFER_WORDS } from '#domain/repairs/repair.messages.ts';
import type { RepairView } from '#server/repairs/index.ts';
import { REPAIR_MESSAGES } from './repair.messages.ts';

const BILL_ROW = 'flex justify-between gap-16 py-12 line-b';

interface OwnRepairProps {
  path: string;
  link: string;
  repair: RepairView;
  /** An answer came too late. */
  isChanged: boolean;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-40">
    <h2 className="h4 mb-14">{title}</h2>
    {children}
  </section>
);

/** A repair as its owner sees it: figures, findings, the quote with its answer, and what was done. */
export function OwnRepair({ path, link, repair, isChanged }: OwnRepairProps) {
  const language = languageOf(path);
  const { figure, own: words } = REPAIR_MESSAGES[language];
  const { number, state, pickup, figures, reading, findings, work, bill, total, order, ours } = repair;
  const mustPay = total > 0 && !order && (state === 'done' || state === 'refused');
  return (
    <>
      <PageTitle figure={figure} lines={pickup ? [pickup] : []} title={number} />
      <div className="wrap pb-128 phone:pb-64">
        <div className="page-grid">
          <p className={FORM_LEAD}>{REPAIR_STATE_NAMES[language][state]}</p>
        </div>
        <div className="page-grid">
          <div className={FORM_MAIN}>
            {isChanged ? <Notice className="mb-24">{words.changed}</Notice> : null}
            {figures.came ? (
              <Part title={words.figures}>
                <RepairFiguresTable figures={figures} language={language} />
              </Part>
            ) : null}
            {reading ? (
              <Part title={words.found}>
                <p>{REPAIR_READING_WORDS[language][reading]}</p>
                {findings ? <p className="mt-12 wrap-anywhere whitespace-pre-line">{findings}</p> : null}
              </Part>
            ) : null}
            {work ? (
              <Part title={words.work}>
                <p className="wrap-anywhere whitespace-pre-line">{work}</p>
              </Part>
            ) : null}
            {repair.isCovered ? <p className="mb-40">{words.free}</p> : null}
            {bill.length > 0 ? (
              <Part title={words.bill}>
                <dl className="line-t">
                  {[...bill, { what: words.total, amount: total }].map(({ what, amount }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: positions are identified by place
                    <div key={index} className={cx(BILL_ROW, index === bill.length && 'weight-600')}>
                      <dt className="wrap-anywhere">{what}</dt>
                      <dd className="whitespace-nowrap">{exactEuro(amount)}</dd>
                    </div>
                  ))}
                </dl>
                {order ? (
                  <p className="mt-16">
                    {words.paid}{' '}
                    <a className="link" href={order.invoice}>
                      {words.invoice}
                    </a>
                  </p>
                ) : null}
                {mustPay ? <p className="mt-16">{TRANSFER_WORDS[language](number)}</p> : null}
              </Part>
            ) : null}
            {state === 'quoted' ? <Answer path={path} link={link} repair={repair} /> : null}
            {ours ? (
              <a className="link" href={inLanguage(passportPath(ours.serial), language)}>
                {words.passport}
              </a>
            ) : null}
          </div>
        </div>
      </div>
    </>
  );
}

/** Two forms, because viewing the page changes nothing. */
function Answer({ path, link, repair: { version, total, parcel } }: Omit<OwnRepairProps, 'isChanged'>) {
  const language = languageOf(path);
  const { own: words } = REPAIR_MESSAGES[language];
  return (
    <form method="post" action={path} className="mb-40">
      <input type="hidden" name="link" value={link} />
      <input type="hidden" name="version" value={version} />
      <div className={FORM_BUTTONS}>
        <Button type="submit" name="answer" value="agreed" wide>
          {words.accept(exactEuro(total))}
        </Button>
        <Button type="submit" name="answer" value="refused" kind="quiet" wide>
          {words.refuse}
        </Button>
      </div>
      <p className={FORM_NOTE}>{words.refusing(exactEuro(parcel))}</p>
      <p className={FORM_NOTE}>
        {words.withdrawal(WITHDRAWAL_DAYS)}{' '}
        <a className="link" href={inLanguage('/return#withdrawal', language)}>
          {words.instruction}
        </a>
      </p>
    </form>
  );
}
