import { useEffect, useMemo, useState } from 'react';
import { BALANCE_MESSAGES } from '#app/balance/balance.messages.ts';
import { BalanceDrawing } from '#app/balance/balance-drawing.tsx';
import { useBalance } from '#app/balance/use-balance.ts';
import { startCart, useCart } from '#app/state/cart-store.ts';
import { loadFor, useGuitar } from '#app/state/guitar-store.ts';
import { useYourPickup } from '#app/state/your-pickup-store.ts';
import { useLanguage, useMessages } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import { useSaid } from '#app/ui/use-said.ts';
import type { Balanced, BalancedPair, Heights } from '#domain/balance/balance.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { isCustom, isSpare } from '#domain/cart/cart-line.ts';
import { configuratorOf } from '#domain/configurator/custom-types.ts';
import { toneBuildOf } from '#domain/configurator/tone-build.ts';
import { NAMES, namedAt, nameWords } from '#domain/finder/names.ts';
import { FIRST_QUESTION, withName } from '#domain/finder/question.ts';
import { isYours, yoursOf } from '#domain/finder/yours.ts';
import type { Language } from '#domain/languages.ts';
import { productByType } from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES } from '#domain/products/pickup-types.ts';
import { stockPickup } from '#domain/products/winding-table.ts';
import { type Build, buildPickup } from '#domain/tone/build.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { instrumentAt } from '#domain/tone/strings.ts';
import { voiceOf } from '#domain/tone/voice.ts';
import { USUAL_BUILDS } from '#domain/your-pickup/pickup-types.ts';
import { pickupWords } from '#domain/your-pickup/pickup-words.ts';
import type { YourPickup } from '#domain/your-pickup/your-pickup.ts';
import { CARD_MESSAGES } from './balance-card.messages.ts';

export interface BalanceCardProps {
  build: Build;
}

const OTHER = { bridge: 'neck', neck: 'bridge' } as const;

/** Level of a build relative to the other pickup of its guitar: from the cart, the visitor's own, or by name. */
export function BalanceCard({ build }: BalanceCardProps) {
  useEffect(startCart, []);
  const { cart } = useCart();
  const { pickup } = useYourPickup();
  const { shown } = useGuitar();
  const [chosen, setChosen] = useState('');
  const language = useLanguage();
  const words = useMessages(CARD_MESSAGES);
  const own = build.position ?? 'neck';
  const at = OTHER[own];
  const known = useMemo(
    () => [...inCart(cart, at, language), ...(pickup ? yoursBeside(pickup, at, language) : [])],
    [cart, pickup, at, language],
  );
  const named = useMemo(() => namesBeside(at, language), [at, language]);
  const beside = [...known, ...named].find(({ id }) => id === chosen) ?? known[0];
  const pair = useMemo((): BalancedPair | undefined => {
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
    <section className="max-w-430 mt-20 py-16 px-18 line bg-ground-raised" aria-labelledby="balance-card">
      {pair && beside ? (
        <Levels pair={pair} name={beside.name} at={at} />
      ) : (
        <>
          <h3 id="balance-card" className="weight-600">
            {words.against}
          </h3>
          <p className="mt-8 mb-12 type-15">{words.say(at)}</p>
        </>
      )}
      <Select
        id="beside"
        label={words.at(at)}
        labelPlace="hidden"
        className="[@media(scripting:none)]:hidden"
        value={beside?.id ?? ''}
        options={[
          ...(beside ? [] : [{ value: '', label: `${words.at(at)} …` }]),
          ...[...known, ...named].map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
    </section>
  );
}

function Levels({ pair, name, at }: { pair: BalancedPair; name: Beside['name']; at: keyof Heights }) {
  const { balance, heights, now_dB, setHeights } = useBalance(pair);
  const language = useLanguage();
  const card = useMessages(CARD_MESSAGES);
  const balanceWords = useMessages(BALANCE_MESSAGES);
  const announcement = useSaid(`${balanceWords.heights(heights)}: ${balanceWords.left(now_dB)}.`);
  return (
    <>
      <h3 id="balance-card" className="flex gap-12 justify-between mb-10 body-16/[1.3] weight-600 ls-[0]">
        <span>{card.with(name, at)}</span>
        <span className="mono copper unit" translate="no">
          {signedDecibels(balance.difference_dB, language)}
        </span>
      </h3>
      <BalanceDrawing
        size="small"
        heights={heights}
        places={{ bridge: pair.bridge.place, neck: pair.neck.place }}
        onHeights={setHeights}
      />
      <p className="mono mt-4 pt-10 line-t">
        <b>{balanceWords.heights(heights)}:</b> <span className="muted">{balanceWords.left(now_dB)}</span>
      </p>
      <p className="mono muted mt-8 mb-12">{card.method}</p>
      {balance.isLevel ? null : (
        <p className="mb-12 type-15">
          <strong>{card.tooFar}</strong> {balanceWords.tooFar(pair, balance)}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

interface Beside {
  readonly id: string;
  /** In a heading: "Humbucker Vintage". */
  readonly name: string;
  readonly label: string;
  readonly heard: () => Balanced;
}

type At = 'neck' | 'bridge';

/** Guitar pickups of the cart for that position, the last one first. */
function inCart(cart: Cart, at: At, language: Language): readonly Beside[] {
  const words = CARD_MESSAGES[language];
  return cart
    .flatMap(({ config, name }, index): Beside[] => {
      const id = `cart-${index}`;
      if (isCustom(config)) {
        const build = toneBuildOf(configuratorOf(config), config.choices);
        if ((build.position ?? 'neck') !== at) return [];
        return [{ id, name, label: words.inCart(name), heard: () => voiceOf(buildPickup(build)) }];
      }
      if (isSpare(config)) return [];
      const { pickupType, pickupFlavor, bundleType } = config;
      const isThere = bundleType === 'SET' || bundleType === at.toUpperCase();
      const pickup = isThere ? stockPickup(pickupType, pickupFlavor, at) : undefined;
      if (!pickup || instrumentAt(pickup.recipe.place) !== 'guitar') return [];
      const named = `${productByType(pickupType).name} ${FLAVOR_NAMES[pickupFlavor]}`;
      return [{ id, name: named, label: words.inCart(named), heard: () => voiceOf(pickup) }];
    })
    .toReversed();
}

/** The visitor's stored pickup, assumed in that position. */
function yoursBeside(pickup: YourPickup, at: At, language: Language): readonly Beside[] {
  const words = CARD_MESSAGES[language];
  const question = { ...FIRST_QUESTION, way: 'measured' as const, position: at };
  const kind = KIND_OF[pickup.type];
  if (!kind || instrumentAt(USUAL_BUILDS[pickup.type].places[at]) !== 'guitar') return [];
  const heard = () => {
    const yours = yoursOf({ ...question, kind }, pickup);
    if (!isYours(yours)) throw new Error('Nothing is kept');
    return yours;
  };
  const name = pickup.name ?? words.measured;
  return [{ id: 'yours', name, label: words.yours(pickupWords(pickup, language)), heard }];
}

/** The finder's kind of the visitor's pickup. */
const KIND_OF = {
  humbucker: 'humbucker',
  'humbucker-covered': 'humbucker-covered',
  p90: 'p90-soapbar',
  'single-coil': 'stratocaster',
  'telecaster-bridge': 'telecaster',
  'telecaster-neck': 'telecaster',
  'jazz-bass': undefined,
  'precision-bass': undefined,
} as const;

const namesBeside = (at: At, language: Language): readonly Beside[] =>
  NAMES.flatMap(({ id }): Beside[] => {
    const { kind, position } = namedAt(id, at);
    if (position !== at || kind.includes('bass')) return [];
    const name = nameWords(id, language);
    const heard = () => {
      const yours = yoursOf(withName({ ...FIRST_QUESTION, way: 'name', position: at }, id));
      if (!isYours(yours)) throw new Error(`No ${id}`);
      return yours;
    };
    return [{ id, name: name.split(',')[0] ?? name, label: name, heard }];
  });
