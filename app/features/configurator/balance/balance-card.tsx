import { useEffect, useMemo, useState } from 'react';
import { heightsWords, leftWords, tooFarWords } from '#app/balance/balance.messages.ts';
import { BalanceDrawing } from '#app/balance/balance-drawing.tsx';
import { useBalance } from '#app/balance/use-balance.ts';
import { startCart, useCart } from '#app/state/cart-store.ts';
import { loadFor, useGuitar } from '#app/state/guitar-store.ts';
import { useYourPickup } from '#app/state/your-pickup-store.ts';
import { Select } from '#app/ui/select.tsx';
import { useSaid } from '#app/ui/use-said.ts';
import type { Balanced, Heights, Pair } from '#domain/balance/balance.ts';
import { type Build, buildPickup } from '#domain/tone/build.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import styles from './balance-card.module.css';
import { type Beside, inCart, namesBeside, yoursBeside } from './beside.ts';

export interface BalanceCardProps {
  build: Build;
}

const OTHER = { bridge: 'neck', neck: 'bridge' } as const;

/** How loud a build is beside the other pickup of its guitar: from the cart, what the visitor plays, or by name. */
export function BalanceCard({ build }: BalanceCardProps) {
  useEffect(startCart, []);
  const { cart } = useCart();
  const { pickup } = useYourPickup();
  const { shown } = useGuitar();
  const [chosen, setChosen] = useState('');
  const own = build.position ?? 'neck';
  const at = OTHER[own];
  const known = useMemo(
    () => [...inCart(cart, at), ...(pickup ? yoursBeside(pickup, at) : [])],
    [cart, pickup, at],
  );
  const named = useMemo(() => namesBeside(at), [at]);
  const beside = [...known, ...named].find(({ id }) => id === chosen) ?? known[0];
  const pair = useMemo((): Pair | undefined => {
    if (!beside) return undefined;
    const placed = ({ circuit, place, output_dB, load }: Balanced): Balanced => ({
      circuit,
      place,
      output_dB,
      load: loadFor(load, 'guitar', shown),
    });
    const [mine, other] = [placed(voiceOf(buildPickup(build))), placed(beside.heard())];
    return own === 'bridge' ? { bridge: mine, neck: other } : { bridge: other, neck: mine };
  }, [beside, build, own, shown]);
  return (
    <section className={styles.card} aria-labelledby="balance-card">
      {pair && beside ? (
        <Levels pair={pair} name={beside.name} at={at} />
      ) : (
        <>
          <h3 id="balance-card" className="weight-600">
            Against what?
          </h3>
          <p className="mt-8 mb-12 type-15">
            Say what hangs at the {at}, and we tell how loud this one is beside it.
          </p>
        </>
      )}
      <Select
        id="beside"
        label={`At the ${at}`}
        labelPlace="hidden"
        className={styles.scripted}
        value={beside?.id ?? ''}
        options={[
          ...(beside ? [] : [{ value: '', label: `At the ${at} …` }]),
          ...[...known, ...named].map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
    </section>
  );
}

function Levels({ pair, name, at }: { pair: Pair; name: Beside['name']; at: keyof Heights }) {
  const { balance, heights, now_dB, setHeights } = useBalance(pair);
  const said = useSaid(`${heightsWords(heights)}: ${leftWords(now_dB)}.`);
  return (
    <>
      <h3 id="balance-card" className={styles.head}>
        <span>
          Balance with {name}, {at}
        </span>
        <span className="mono copper unit">{signedDecibels(balance.difference_dB)}</span>
      </h3>
      <BalanceDrawing
        size="small"
        heights={heights}
        places={{ bridge: pair.bridge.place, neck: pair.neck.place }}
        onHeights={setHeights}
      />
      <p className="mono mt-4 pt-10 line-t">
        <b>{heightsWords(heights)}:</b> <span className="muted">{leftWords(now_dB)}</span>
      </p>
      <p className="mono muted mt-8 mb-12">
        Bridge against neck at equal height, then as set. Modelled; your ears finish it.
      </p>
      {balance.isLevel ? null : (
        <p className="mb-12 type-15">
          <strong>Screws will not level that.</strong> {tooFarWords(pair, balance)}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
