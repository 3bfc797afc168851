import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMessages, useTranslation } from '#app/ui/language.tsx';
import { dayInWords } from '#domain/calendar/day.ts';
import { add, exactEuro, ZERO } from '#domain/money.ts';
import { ORDER_WAYS, orderSum } from '#domain/stock/buying.ts';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { BuyingView } from '#server/stock/index.ts';
import { LinkButton } from '../kit/button.tsx';
import { CallForm, Submit } from '../kit/call-form.tsx';
import { FigureField, InputField, Options, SelectField } from '../kit/field.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { OrderLink, TextLink } from '../kit/link.tsx';
import { Nothing, TitledSection, WARNING } from '../kit/section.tsx';
import { clockOf, firstName } from '../kit/words.ts';
import { StockTabs } from './stock-tabs.tsx';
import { SUPPLIER_FORM, TO_BUY, TO_BUY_KEYS } from './to-buy.messages.ts';
import { BuyGroupSection, type Choosing, useChosen } from './to-buy-group.tsx';
import { WayCard } from './way-card.tsx';

export default framed(ToBuyPage, '/workshop/stock/to-buy', TO_BUY_KEYS);

const SUPPLIERS_SUMMARY = 'min-h-44 py-10 weight-600 cursor-pointer';

function ToBuyPage({ view }: { view: BuyingView }) {
  const { groups, tabs, today, at, way, offered, suppliers } = view;
  const [words, language] = useTranslation(TO_BUY);
  const choosing = useChosen(groups);
  const lines = groups.flatMap((group) => group.lines);
  const first = groups.findIndex(
    ({ supplier, lines: own }) => supplier && own.some((line) => choosing.of(line).ticked),
  );
  return (
    <>
      <PageHead
        title={words.title}
        aside={words.about({
          lines: lines.length,
          suppliers: groups.filter(({ supplier }) => supplier).length,
          orders: tabs.orders,
          parts: tabs.parts,
          clock: clockOf(at, language),
        })}
      >
        <div className="flex flex-wrap gap-12">
          <LinkButton
            label={words.print}
            href="/api/workshop/files/stock/to-buy.pdf"
            target="_blank"
            shortcut="D"
            rel="noopener"
          />
          <LinkButton label={words.addLine} href="#add" />
        </div>
      </PageHead>
      <StockTabs path="/workshop/stock/to-buy" tabs={tabs} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] gap-40 items-start px-margin pt-22 pb-48 [@media(max-width:1279px)]:grid-cols-[minmax(0,1fr)]">
        <div>
          {choosing.trouble ? (
            <p className={WARNING} role="alert">
              {choosing.trouble}
            </p>
          ) : null}
          {lines.length === 0 ? (
            <Nothing title={words.nothing.title}>
              <p>
                {words.nothing.text}
                {way.length > 0 ? words.nothing.onTheWay(way.length) : ''}
              </p>
              <LinkButton label={words.nothing.look} to="/workshop/stock/on-the-way" />
            </Nothing>
          ) : (
            groups.map((group, index) => (
              <BuyGroupSection
                key={group.supplier?.id ?? 'none'}
                group={group}
                choosing={choosing}
                isFirst={index === first}
                today={today}
              />
            ))
          )}
          <p className="fine text-muted">{words.madeAnew}</p>
          <TitledSection
            id="add"
            titleId="add-title"
            className="pt-12 pb-26 edge-t mt-24"
            title={words.addLine}
          >
            <CallForm
              call="choose-line"
              asks={(fields) => ({ part: fields.text('part'), ticked: true, packs: null, added: true })}
              done={words.added}
            >
              <SelectField id="part" label={words.part} name="part" data-key="n">
                <Options
                  values={offered}
                  idOf={({ id }) => id}
                  nameOf={({ name, detail }) => [name, detail].filter(Boolean).join(', ')}
                />
              </SelectField>
              <Submit label={words.put} className="mt-12" />
            </CallForm>
          </TitledSection>
          <TitledSection titleId="suppliers-title" className="pt-12 pb-26 edge-t" title={words.suppliers}>
            {suppliers.map((supplier) => (
              <details key={supplier.id} className="mt-8">
                <summary className={SUPPLIERS_SUMMARY}>
                  {supplier.name}{' '}
                  <span className="text-muted">{supplier.isExample ? words.example : ''}</span>
                </summary>
                <SupplierForm supplier={supplier} />
              </details>
            ))}
            <details className="mt-8">
              <summary className={SUPPLIERS_SUMMARY}>{words.newSupplier}</summary>
              <SupplierForm />
            </details>
          </TitledSection>
        </div>
        <ToBuyAside view={view} choosing={choosing} />
      </div>
    </>
  );
}

type Supplier = BuyingView['suppliers'][number];

/** Adds or edits a supplier. */
function SupplierForm({ supplier }: { supplier?: Supplier }) {
  const words = useMessages(SUPPLIER_FORM);
  return (
    <CallForm
      call="set-supplier"
      asks={(fields, request) => ({
        ...{ id: supplier?.id ?? request, version: supplier?.version ?? 0 },
        ...{ name: fields.text('name'), town: fields.text('town'), contact: fields.text('contact') },
        way: fields.choice('way', ORDER_WAYS),
        post: fields.figure('post', TYPED_FIGURES.post, 0),
        freeFrom: fields.figure('freeFrom', TYPED_FIGURES.freeFrom, null),
        days: fields.figure('days', TYPED_FIGURES.days),
      })}
      done={words.saved}
    >
      <div className="grid grid-cols-[1fr_1fr] gap-12">
        <InputField label={words.name} name="name" maxLength={60} defaultValue={supplier?.name} />
        <InputField label={words.town} name="town" maxLength={60} defaultValue={supplier?.town} />
        <SelectField label={words.ordered} name="way" defaultValue={supplier?.way}>
          <Options values={ORDER_WAYS} nameOf={(way) => words.ways[way]} />
        </SelectField>
        <InputField label={words.contact} name="contact" maxLength={200} defaultValue={supplier?.contact} />
        <FigureField label={words.post} name="post" figure={TYPED_FIGURES.post} value={supplier?.post} />
        <FigureField
          label={words.freeFrom}
          name="freeFrom"
          figure={TYPED_FIGURES.freeFrom}
          value={supplier?.freeFrom}
        />
        <InputField label={words.days} name="days" inputMode="numeric" defaultValue={supplier?.days ?? 3} />
      </div>
      <Submit label={words.save} kind="second" className="mt-16" />
    </CallForm>
  );
}

const ORDER_ROW = 'grid grid-cols-[100px_minmax(0,1fr)_auto] gap-10 items-baseline py-9 line-t type-14';

/** Deliveries beside the list; all are on their own page. */
const MOST_BESIDE = 8;

/** Beside the list: the sum of the ticked lines, the orders they complete, and open deliveries. */
function ToBuyAside({ view, choosing }: { view: BuyingView; choosing: Choosing }) {
  const { groups, today, way, finish, more, others, received, tabs } = view;
  const [{ aside: words }, language] = useTranslation(TO_BUY);
  const lines = groups.flatMap((group) => group.lines);
  const ticked = lines.filter((line) => choosing.of(line).ticked).length;
  const sums = groups.map(({ supplier, lines: own }) =>
    orderSum(
      supplier ?? { post: ZERO, freeFrom: null },
      own.flatMap((line) => {
        const { ticked: is, packs } = choosing.of(line);
        return is ? [{ price: line.price, packs }] : [];
      }),
    ),
  );
  const sum = sums.reduce((all, one) => add(all, one.all), ZERO);
  const post = sums.reduce((all, one) => add(all, one.post), ZERO);
  return (
    <aside
      className="[&_section]:px-0 [&_section]:pt-14 [&_section]:pb-24 [&_section]:edge-t"
      aria-label={words.label}
    >
      <div className="flex items-end justify-between gap-12 pt-2 pb-16 [&>b]:heading-30/1 [&>b]:ls-[-0.02em] [&>b]:whitespace-nowrap">
        <div>
          <p className="num">{words.ticked(ticked, lines.length)}</p>
          <p className="fine text-muted">{words.post(exactEuro(post))}</p>
        </div>
        <b>{exactEuro(sum)}</b>
      </div>
      <TitledSection titleId="finish-title" title={words.finish}>
        <ul className="[&_span:last-child]:whitespace-nowrap">
          {finish.map(({ order, buyer, part, comes, isLate, isOrdered }) => (
            <li className={ORDER_ROW} key={`${order} ${part}`}>
              <OrderLink number={order} />
              <span>{words.waits(firstName(buyer), part)}</span>
              <span className={cx('fine', isLate ? 'text-wine' : 'text-forest')}>
                <Icon name={isLate ? 'warning' : 'check'} size={12} />{' '}
                {comes === undefined
                  ? words.noDay
                  : isOrdered && !isLate
                    ? words.onTheWay
                    : dayInWords(comes, language, 'short')}
              </span>
            </li>
          ))}
          {more > 0 ? (
            <li className={ORDER_ROW}>
              <TextLink label={words.more(more)} to="/workshop" />
              <span>{words.moreWait}</span>
              <span />
            </li>
          ) : null}
          <li className={cx(ORDER_ROW, 'text-muted')}>
            <span className="num">{words.others(others, finish.length > 0)}</span>
            <span>{words.allHere}</span>
            <span />
          </li>
        </ul>
      </TitledSection>
      <TitledSection
        titleId="way-title"
        titleClassName="mb-12"
        title={words.way}
        note={words.orders(tabs.way)}
      >
        <div className="grid gap-14">
          {way.slice(0, MOST_BESIDE).map((line) => (
            <WayCard key={line.id} line={line} today={today} />
          ))}
        </div>
        <p className="mt-16">
          <TextLink label={words.received(received.length)} to="/workshop/stock/on-the-way#received" />
        </p>
      </TitledSection>
    </aside>
  );
}
