import { cx } from '#app/ui/cx.ts';
import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { BenchView } from '#server/production/index.ts';
import { benchPath } from '../kit/format.ts';
import look from '../kit/look.module.css';
import { Figure } from '../kit/parts.tsx';
import { BENCH_WORDS } from './bench.messages.ts';
import type { Bench } from './use-bench.ts';

/** Hidden while the maker writes a note or finishes the unit. */
const NEXT =
  'grid grid-cols-[96px_1fr_auto] items-center gap-16 mt-auto pt-14 line-t small:grid-cols-[72px_1fr] group-has-[:is(textarea,[data-finish])]/panel:hidden';

/** At the foot: the following step of this unit, then the next unit of the order. */
export function Next({ view, bench }: { view: BenchView; bench: Bench }) {
  const words = useMessages(BENCH_WORDS).next;
  const path = usePath();
  const { next, unit, order, sheet } = view;
  const winds = sheet.coils[bench.step] !== undefined;
  const picture = (
    <span className={cx(look.thumb, 'h-68 touch:h-56 low:h-56 small:h-52')}>
      <img src={sheet.picture.path} alt="" width={960} height={720} loading="lazy" />
    </span>
  );
  if (winds)
    return (
      <div className={NEXT}>
        {picture}
        <span>
          <span className="fine text-muted">{words.after}</span>
          <b className="block weight-600">{thenWords(view, bench.step, words)}</b>
        </span>
        <Turns turns={sheet.coils.map(({ turns }) => turns.target)} />
      </div>
    );
  if (!next) return null;
  return (
    <a className={NEXT} href={path(benchPath(order, next.number))}>
      {picture}
      <span>
        <span className="fine text-muted">{words.piece(next.number, unit.of)}</span>
        <b className="block weight-600">
          {next.sameSetting ? words.sameSetting : next.sameWire ? words.sameWire : words.otherWire}
        </b>
      </span>
      <Turns turns={next.turns} />
    </a>
  );
}

/** "Wind coil 2", "Join grey to yellow, measure". */
function thenWords({ sheet }: BenchView, step: number, words: typeof BENCH_WORDS.en.next): string {
  const following = sheet.coils[step + 1];
  if (following) return words.windCoil(following.number);
  return sheet.join ? words.join(sheet.join) : words.measure;
}

const Turns = ({ turns }: { turns: readonly number[] }) => (
  <span className="num type-19! whitespace-nowrap small:col-2">
    {turns.map((count, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a coil is its place
      <span key={index}>
        {index > 0 ? <span className="text-muted"> + </span> : null}
        <Figure count={count} />
      </span>
    ))}
  </span>
);
