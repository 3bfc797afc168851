import { useMessages } from '#app/ui/language.tsx';
import type { CodeState } from '#domain/checkout/code.ts';
import { BENCH } from '#domain/production/bench.ts';
import { keysOf } from '#domain/records.ts';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { Codes } from '#server/shopfront/index.ts';
import { PageLinks } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { EntryField, HINT, InputField } from '../kit/field.tsx';
import { framed, PageHead, ShopTabs } from '../kit/frame.tsx';
import { Nothing, TitledSection } from '../kit/section.tsx';
import { CodeRow } from './code-row.tsx';
import { CODE_KEYS, CODES } from './codes-page.messages.ts';

const SECTIONS: Readonly<Record<'open' | 'used' | 'expired' | 'withdrawn', readonly CodeState[]>> = {
  open: ['open', 'in a checkout'],
  used: ['used'],
  expired: ['expired'],
  withdrawn: ['withdrawn'],
};

export default framed(CodesPage, '/workshop/codes', CODE_KEYS);

/** Discount codes: a form for a new one, and the list of others. */
function CodesPage({ codes: { codes, today, usualUntil, lastDay, page, pages } }: { codes: Codes }) {
  const words = useMessages(CODES);
  return (
    <>
      <PageHead title={words.title} aside={words.what} />
      <ShopTabs path="/workshop/codes" />
      <div className="grid grid-cols-[344px_minmax(0,1fr)] items-start gap-32 px-margin pb-56 phone:grid-cols-1">
        <NewCode today={today} usualUntil={usualUntil} lastDay={lastDay} />
        <div>
          {codes.length === 0 ? (
            <Nothing title={words.none} text={words.noneHint(BENCH.mostOffPercent)} />
          ) : null}
          {keysOf(SECTIONS).map((id) => {
            const rows = codes.filter(({ state }) => SECTIONS[id].includes(state));
            return rows.length > 0 ? (
              <TitledSection
                key={id}
                titleId={id}
                className="not-first:mt-36"
                titleClassName="pb-12"
                title={words.sections[id]}
                note={pages === 1 ? words.codes(rows.length) : undefined}
              >
                {rows.map((code) => (
                  <CodeRow key={code.id} code={code} today={today} />
                ))}
              </TitledSection>
            ) : null;
          })}
          <PageLinks page={page} pages={pages} pathOf={(one) => `?page=${one}`} />
        </div>
      </div>
    </>
  );
}

function NewCode({ today, usualUntil, lastDay }: Pick<Codes, 'today' | 'usualUntil' | 'lastDay'>) {
  const { fresh: words } = useMessages(CODES);
  return (
    <TitledSection titleId="new-code" isPanel className="sticky top-16 phone:static" title={words.title}>
      <CallForm
        call="issue-code"
        asks={(fields, id) => ({
          id,
          percent: fields.figure('percent', TYPED_FIGURES.percentOff),
          from: fields.text('from') || null,
          until: fields.text('until'),
          leastGoods: fields.figure('leastGoods', TYPED_FIGURES.leastGoods, 0),
          mostUses: fields.figure('uses', TYPED_FIGURES.uses, null),
          email: fields.text('email') || null,
          note: fields.text('note'),
          word: fields.text('word') || null,
        })}
        done={words.isIssued}
      >
        <div className="grid grid-cols-2 gap-12">
          <EntryField
            id="percent"
            label={words.percent}
            className="mono-22/1 weight-500 ls-[-0.03em]"
            inputMode="numeric"
            name="percent"
            data-key="n"
            defaultValue={BENCH.mostOffPercent}
          />
          <EntryField
            id="uses"
            label={words.uses}
            className="num type-15!"
            inputMode="numeric"
            name="uses"
            defaultValue={1}
            aria-describedby="uses-hint"
          />
        </div>
        <p className={HINT} id="uses-hint">
          {words.usesHint}
        </p>
        <EntryField
          id="code-word"
          label={words.word}
          className="num type-15!"
          autoCapitalize="characters"
          spellCheck={false}
          name="word"
          maxLength={40}
          hint={words.wordHint}
        />
        <div className="phone:grid phone:grid-cols-2 phone:gap-12 small:block">
          <InputField
            id="from"
            label={words.from}
            className="num type-15!"
            type="date"
            name="from"
            min={today}
            max={lastDay}
            hint={words.fromHint}
          />
          <InputField
            id="until"
            label={words.until}
            className="num type-15!"
            type="date"
            name="until"
            min={today}
            max={lastDay}
            defaultValue={usualUntil}
          />
        </div>
        <EntryField
          id="least-goods"
          label={words.leastGoods}
          className="num type-15!"
          inputMode="decimal"
          name="leastGoods"
          hint={words.leastGoodsHint}
        />
        <div className="phone:grid phone:grid-cols-[1fr_1fr] phone:gap-12 small:block">
          <EntryField id="code-email" label={words.email} type="email" name="email" hint={words.emailHint} />
          <InputField
            id="code-note"
            label={words.note}
            name="note"
            maxLength={200}
            placeholder={words.noteExample}
          />
        </div>
        <Submit label={words.issue} kind="primary" className="w-full mt-22" />
      </CallForm>
      <p className="mt-20 mb-0 pt-14 line-t fine text-muted">{words.rule}</p>
    </TitledSection>
  );
}
