import { useWords } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import type { BenchView } from '#server/production/index.ts';
import { benchPath } from '../format.ts';
import look from '../look.module.css';
import { Figure } from '../parts.tsx';
import { BENCH_WORDS } from './bench.messages.ts';
import styles from './bench.module.css';
import type { Bench } from './use-bench.ts';

/** At the foot: what follows at this unit while it is wound, and then the next unit of the order. */
export function Next({ view, bench }: { view: BenchView; bench: Bench }) {
  const words = useWords(BENCH_WORDS).next;
  const path = usePath();
  const { next, unit, order, sheet } = view;
  const winds = sheet.coils[bench.step] !== undefined;
  const picture = (
    <span className={look.thumb}>
      <img src={sheet.picture.path} alt="" width={960} height={720} loading="lazy" />
    </span>
  );
  if (winds)
    return (
      <div className={styles.next}>
        {picture}
        <span>
          <span className="fine text-muted">{words.after}</span>
          <b>{thenWords(view, bench.step, words)}</b>
        </span>
        <Turns turns={sheet.coils.map(({ turns }) => turns.target)} />
      </div>
    );
  if (!next) return null;
  return (
    <a className={styles.next} href={path(benchPath(order, next.number))}>
      {picture}
      <span>
        <span className="fine text-muted">{words.piece(next.number, unit.of)}</span>
        <b>{next.sameSetting ? words.sameSetting : next.sameWire ? words.sameWire : words.otherWire}</b>
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
  <span className="num">
    {turns.map((count, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a coil is its place
      <span key={index}>
        {index > 0 ? <span className="text-muted"> + </span> : null}
        <Figure count={count} />
      </span>
    ))}
  </span>
);
