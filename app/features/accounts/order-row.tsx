import { cx } from '#app/ui/cx.ts';
import { useLanguage } from '#app/ui/language.tsx';
import type { Language } from '#domain/languages.ts';
import { STEP_NAMES } from '#domain/order-page/order-step-names.ts';
import { stepsDone } from '#domain/order-page/order-view.ts';
import { WAY } from '#domain/orders/states.ts';
import type { AccountOrder } from '#server/pages/account-view.ts';
import { ACCOUNT_PAGE } from './account-page.messages.ts';

/** Dots of the progress line, each except the first with the segment before it. */
const DOT =
  'relative flex-none size-9 rounded-half not-first:ml-27 not-first:before:absolute not-first:before:top-[2.6px] not-first:before:right-8 not-first:before:w-27';
const DONE =
  '[border:1.25px_solid_var(--copper)] bg-copper not-first:before:[border-top:1.75px_solid_var(--copper)] forced-colors:[background:canvastext] forced-colors:forced-color-adjust-none';
const AHEAD = '[border:1.25px_solid_var(--edge)] not-first:before:[border-top:1.25px_dashed_var(--edge)]';

/** The order's page lists all of them. */
const MOST_SERIALS = 3;

function nextWords(
  { status, leaves, arrives, serials }: AccountOrder,
  words: (typeof ACCOUNT_PAGE)[Language]['orders'],
): string | undefined {
  if (leaves) return words.leaves(leaves);
  if (status === 'shipped' && arrives) return words.arrives(arrives);
  if (serials.length === 0) return undefined;
  return serials.length > MOST_SERIALS ? words.manyPassports(serials.length) : words.passports(serials);
}

export function OrderRow({ order }: { order: AccountOrder }) {
  const { number, href, day, words, image, more, status, total } = order;
  const done = stepsDone(status);
  const language = useLanguage();
  const next = nextWords(order, ACCOUNT_PAGE[language].orders);
  return (
    <li className="grid grid-cols-12 gap-x-gutter items-center py-18 line-t [&:last-child]:line-b phone:grid-cols-[96px_1fr_auto] phone:gap-x-14 phone:gap-y-10 phone:items-start">
      <span className="relative col-[1/3] h-116 overflow-hidden line bg-ground-raised phone:col-1 phone:row-[1/3] phone:h-82">
        {image ? (
          <img className="photo-on-white" src={image} alt="" width={200} height={150} loading="lazy" />
        ) : null}
        {more > 0 ? (
          <span className="mono absolute right-6 bottom-4" aria-hidden="true">
            +{more}
          </span>
        ) : null}
      </span>
      <span className="flex flex-col col-[4/6] gap-4 whitespace-nowrap phone:col-[2/4] phone:row-1">
        <a className="h4" href={href}>
          {number}
        </a>
        <span className="mono muted">{day}</span>
      </span>
      <span className="col-[6/9] lh-[1.4] phone:col-[2/4] phone:row-2 phone:type-15">{words}</span>
      <span className="flex flex-col col-[9/11] gap-4 phone:col-[1/3] phone:row-3">
        {done === undefined ? null : (
          <span className="mb-6 flex items-center" aria-hidden="true">
            {WAY.map((step, index) => (
              <i key={step} className={cx(DOT, index < done ? DONE : AHEAD)} />
            ))}
          </span>
        )}
        <b className="mono">{STEP_NAMES[language][status]}</b>
        {next ? <span className="mono muted whitespace-nowrap">{next}</span> : null}
      </span>
      <span
        className="unit col-[11_/_13] mono-20/[1.2] [font-stretch:87.5%] text-right phone:col-[3] phone:row-[3] phone:self-end phone:type-17"
        translate="no"
      >
        {total}
      </span>
    </li>
  );
}
