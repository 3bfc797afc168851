import { useState } from 'react';
import { useMessages, usePath } from '#app/ui/language.tsx';
import type { SaleView } from '#server/shopfront/index.ts';
import { Button } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { CheckField, EntryField, InputField, Options, SelectField } from '../kit/field.tsx';
import { framed, PageHead, ShopTabs } from '../kit/frame.tsx';
import { TextLink } from '../kit/link.tsx';
import { Tag } from '../kit/parts.tsx';
import { Nothing, TableHead, TitledSection } from '../kit/section.tsx';
import { ON_SALE, SALE_KEYS } from './on-sale-page.messages.ts';

export default framed(OnSalePage, '/workshop/on-sale', SALE_KEYS);

function OnSalePage({ sale: { rows, groups, asked, today } }: { sale: SaleView }) {
  const words = useMessages(ON_SALE);
  return (
    <>
      <PageHead title={words.title} aside={words.notAsUsual(rows.length)} />
      <ShopTabs path="/workshop/on-sale" />
      <div className="grid grid-cols-[384px_minmax(0,1fr)] gap-32 items-start px-margin pb-56 [@media(max-width:1199px)]:grid-cols-[minmax(0,1fr)]">
        <TitledSection titleId="pause-something" isPanel title={asked ? asked.name : words.pauseSomething}>
          {asked ? <Pausing asked={asked} today={today} /> : <Choosing groups={groups} />}
        </TitledSection>
        <TitledSection titleId="not-as-usual" title={words.notAsUsualTitle}>
          {rows.length === 0 ? (
            <Nothing title={words.allOnSale} text={words.allOnSaleHint} />
          ) : (
            <ul className="mt-12 [&_li>[data-tone]]:justify-self-start">
              {rows.map(({ id, name, state, said, until, endsWithGoods, touches, by }) => (
                <li
                  className="grid grid-cols-[minmax(0,1.4fr)_minmax(88px,max-content)_minmax(0,1fr)_minmax(0,0.8fr)_auto] gap-16 items-center py-12 line-t wrap-anywhere max-[820px]:grid-cols-[minmax(0,1fr)_auto]"
                  key={id}
                  data-row=""
                  data-state={state}
                >
                  <div>
                    <b className="weight-600">{name}</b>
                    <p className="fine text-muted">
                      {words.touches(touches.orders, touches.carts + touches.checkouts)}
                    </p>
                  </div>
                  <Tag label={words.states[state]} tone={state === 'paused' ? 'wine' : 'ink'} />
                  <span lang={said.language}>{said.words}</span>
                  <span className="fine">
                    {[endsWithGoods && words.goodsIn, until && words.until(until)]
                      .filter(Boolean)
                      .join(', ') || words.byHand}
                    <br />
                    <span className="text-muted">{by ?? words.clock}</span>
                  </span>
                  <CallForm call="end-pause" asks={() => ({ id })} done={words.isOnSale(name)}>
                    <Submit data-open="">
                      {words.again} <span className="visually-hidden">{name}</span>
                    </Submit>
                  </CallForm>
                </li>
              ))}
            </ul>
          )}
        </TitledSection>
      </div>
    </>
  );
}

/** The choice of what to pause; its effects are counted before anything is paused. */
function Choosing({ groups }: Pick<SaleView, 'groups'>) {
  const { choosing: words } = useMessages(ON_SALE);
  const path = usePath();
  const [find, setFind] = useState('');
  const typed = find.toLowerCase().split(/\s+/);
  const found = groups
    .map(({ name, targets }) => ({
      name,
      targets: targets.filter((target) =>
        typed.every((word) => `${name} ${target.name}`.toLowerCase().includes(word)),
      ),
    }))
    .filter(({ targets }) => targets.length > 0);
  const first = found[0]?.targets[0]?.id;
  return (
    <form method="get" action={path('/workshop/on-sale')}>
      <EntryField
        id="find-target"
        label={words.find}
        type="search"
        value={find}
        onChange={({ target }) => setFind(target.value)}
        data-key="n"
      />
      {/* Made anew with each letter, so that the first one found is chosen. */}
      <SelectField
        key={find}
        label={words.target}
        className="h-auto p-6 [background-image:none]"
        id="target"
        name="target"
        size={8}
        required
        defaultValue={first}
      >
        {found.map(({ name, targets }) => (
          <optgroup key={name} label={name}>
            <Options values={targets} idOf={(target) => target.id} nameOf={(target) => target.name} />
          </optgroup>
        ))}
      </SelectField>
      <Button
        label={words.count}
        type="submit"
        kind="second"
        className="w-full mt-16"
        disabled={first === undefined}
      />
    </form>
  );
}

function Pausing({
  asked: { id, name, touches },
  today,
}: {
  asked: NonNullable<SaleView['asked']>;
  today: string;
}) {
  const { pausing: words } = useMessages(ON_SALE);
  const { carts, checkouts, builds, orders } = touches;
  return (
    <>
      <table className="w-full border-collapse type-14 [&_th]:pb-6 [&_th]:text-muted [&_th]:weight-400 [&_th]:text-left [&_td]:py-7 [&_td]:px-0 [&_td]:line-t [&_:is(th,_td):last-child]:text-right [&_:is(th,_td):last-child]:whitespace-nowrap">
        <TableHead names={[words.what, words.howMany]} />
        <tbody>
          {(
            [
              [words.carts, carts],
              [words.checkouts, checkouts],
              [words.builds, builds],
              [words.orders, orders],
            ] as const
          ).map(([said, count]) => (
            <tr key={said}>
              <td>{said}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CallForm
        call="pause-sale"
        asks={(fields) => ({
          target: id,
          state: fields.choice('state', ['paused', 'to order']),
          words: fields.text('words'),
          german: fields.text('german'),
          until: fields.text('until') || null,
          endsWithGoods: fields.flag('goods'),
        })}
        then="/workshop/on-sale"
        done={words.done(name)}
      >
        <SelectField id="state" label={words.fromNow} name="state" defaultValue="paused">
          <Options values={['paused', 'to order'] as const} nameOf={(state) => words.states[state]} />
        </SelectField>
        <InputField
          id="words"
          label={words.words}
          name="words"
          lang="en"
          maxLength={60}
          placeholder={words.example}
        />
        <InputField
          id="german"
          label={words.german}
          name="german"
          lang="de"
          maxLength={60}
          placeholder={words.germanExample}
        />
        <InputField id="until" label={words.until} name="until" type="date" min={today} />
        <CheckField
          label={words.goods}
          labelClassName="flex gap-10 items-center min-h-44 mt-8"
          className=""
          name="goods"
        />
        <Submit
          label={carts + checkouts > 0 ? words.pauseAndTell : words.pause}
          kind="primary"
          className="w-full mt-16"
        />
      </CallForm>
      <p className="mt-12">
        <TextLink label={words.somethingElse} to="/workshop/on-sale" />
      </p>
    </>
  );
}
