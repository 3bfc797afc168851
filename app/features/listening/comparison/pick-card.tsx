import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { useLanguage, useMessages, usePath } from '#app/ui/language.tsx';
import { Photo } from '#app/ui/photo.tsx';
import { Select } from '#app/ui/select.tsx';
import { MEASURED_PICKUPS, measuredName } from '#domain/finder/measured-pickups.ts';
import { positionsNamed } from '#domain/finder/names.ts';
import {
  type BuildPick,
  coilModesOf,
  type MeasuredPick,
  measuredCalled,
  measuredPick,
  nearestPick,
  otherMode,
  type StockPick,
  seatOf,
} from '#domain/listening/listen-choice.ts';
import { isPair, SEATS_OF_TWO, seatCalled, seatsOf } from '#domain/listening/seats.ts';
import { flavorsOf, productBySlug, productByType, productPath } from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES, FLAVORS, type Flavor } from '#domain/products/pickup-types.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import { bundleOf } from '#domain/products/winding-table.ts';
import { keysOf } from '#domain/records.ts';
import { COMPARED_MESSAGES } from './compared.messages.ts';
import type { ChoiceLetter } from './comparison.ts';
import { PickFrame } from './pick-frame.tsx';
import { CoilsSelect, PlayedLive, useSeatOptions } from './switched.tsx';

interface ProductSelectProps {
  field: string;
  pick: StockPick | MeasuredPick;
  onPick: (pick: StockPick | MeasuredPick) => void;
}

/** Our products, and below them the measured pickups of other makers. A change keeps the position where it can. */
function ProductSelect({ field, pick, onPick }: ProductSelectProps) {
  const words = useMessages(COMPARED_MESSAGES).card;
  const language = useLanguage();
  const [own, flavor] =
    'measured' in pick
      ? ([pick.measured, 'VINTAGE'] as const)
      : ([productByType(pick.type).slug, pick.flavor] as const);
  return (
    <Select
      id={`${field}-product`}
      name={field}
      label={words.product}
      className="col-span-full"
      value={own}
      options={[
        ...PRODUCTS.map(({ slug, name }) => ({ value: slug, label: name })),
        ...keysOf(MEASURED_PICKUPS).map((id) => ({ value: id, label: measuredName(id, language) })),
      ]}
      onChange={({ target }) => {
        const [product, measured] = [productBySlug(target.value), measuredCalled(target.value)];
        if (product) onPick(nearestPick(product.type, flavor, seatOf(pick), pick.coils));
        else if (measured) onPick(measuredPick(measured, seatOf(pick)));
      }}
    />
  );
}

const flavorCalled = (id: string): Flavor | undefined =>
  FLAVORS.find((flavor) => flavor.toLowerCase() === id);

/** Address of the product's page with this pickup chosen. */
function pathOf(pick: StockPick): string {
  const { colours } = productByType(pick.type);
  return productPath({
    pickupType: pick.type,
    pickupFlavor: pick.flavor,
    bundleType: pick.pair ? 'SET' : bundleOf(pick),
    color: colours[0],
  });
}

interface PickCardProps {
  letter: ChoiceLetter;
  pick: StockPick;
  /** "125 €"; undefined without a price. */
  price: string | undefined;
  sentence: string | undefined;
  onPick: (pick: StockPick | MeasuredPick) => void;
  /** Undefined if only two are left. */
  onRemove: (() => void) | undefined;
}

/**
 * One of the pickups: product, flavor, switch position and coil connection. A combination that does not exist becomes
 * the nearest that does, also after a change of product.
 */
export function PickCard({ letter, pick, price, sentence, onPick, onRemove }: PickCardProps) {
  const words = useMessages(COMPARED_MESSAGES).card;
  const to = usePath();
  const { type, flavor, coils } = pick;
  const seat = seatOf(pick);
  const product = productByType(type);
  const { name } = product;
  const seats = useSeatOptions(seatsOf(product));
  const flavors = flavorsOf(product);
  // Without scripts the form sends the three under one name, and the server joins them.
  const field = letter.toLowerCase();
  return (
    <PickFrame letter={letter} onRemove={onRemove}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] phone:grid-cols-[2fr_3fr] gap-y-16 gap-x-12 w-full">
        <ProductSelect field={field} pick={pick} onPick={onPick} />
        <Select
          id={`${field}-flavor`}
          name={field}
          label={words.flavor}
          value={flavor.toLowerCase()}
          options={flavors.map((id) => ({ value: id.toLowerCase(), label: FLAVOR_NAMES[id] }))}
          onChange={({ target }) =>
            onPick(nearestPick(type, flavorCalled(target.value) ?? flavor, seat, coils))
          }
        />
        <Select
          id={`${field}-position`}
          name={field}
          label={words.position}
          value={seat}
          options={seats}
          onChange={({ target }) =>
            onPick(nearestPick(type, flavor, seatCalled(target.value) ?? seat, coils))
          }
        />
        <CoilsSelect
          field={field}
          pick={pick}
          className="col-span-full"
          onCoils={(next) => onPick(nearestPick(type, flavor, seat, next))}
        />
      </div>
      <PlayedLive pick={pick} />
      <p className="flex-1 mt-20 mb-12">{sentence}</p>
      {price ? (
        <p className="mono mb-4" translate="no">
          {price}
        </p>
      ) : null}
      <ArrowLink href={to(pathOf(pick))}>
        <span translate="no">{`${name} ${FLAVOR_NAMES[flavor]}`}</span>
      </ArrowLink>
    </PickFrame>
  );
}

interface MeasuredCardProps {
  letter: ChoiceLetter;
  pick: MeasuredPick;
  onPick: (pick: StockPick | MeasuredPick) => void;
  onRemove: (() => void) | undefined;
}

/** Another maker's measured pickup among the picks: its position, its source, and links to its curve and the finder. */
export function MeasuredCard({ letter, pick, onPick, onRemove }: MeasuredCardProps) {
  const words = useMessages(COMPARED_MESSAGES).card;
  const to = usePath();
  const { measured, position } = pick;
  const field = letter.toLowerCase();
  return (
    <PickFrame letter={letter} onRemove={onRemove}>
      <div className="grid gap-y-16 w-full">
        <ProductSelect field={field} pick={pick} onPick={onPick} />
        <Select
          id={`${field}-position`}
          name={field}
          label={words.position}
          value={position}
          options={useSeatOptions(positionsNamed(measured))}
          onChange={({ target }) => onPick(measuredPick(measured, seatCalled(target.value) ?? position))}
        />
      </div>
      <p className="flex-1 mt-20 mb-12">{words.measured}</p>
      <ArrowLink href={to('/model#curves')}>{words.curve}</ArrowLink>
      <ArrowLink href={to(`/finder?have=name&name=${measured}&at=${position}`)}>{words.finder}</ArrowLink>
    </PickFrame>
  );
}

interface BuildCardProps {
  letter: ChoiceLetter;
  pick: BuildPick;
  /** "150 €"; undefined without a price. */
  price: string | undefined;
  instead: string;
  onPick: (pick: BuildPick) => void;
  onInstead: () => void;
  onRemove: (() => void) | undefined;
}

/** A build among the picks: picture, specification, price, switch position, and a link to its configurator. */
export function BuildCard({ letter, pick, price, instead, onPick, onInstead, onRemove }: BuildCardProps) {
  const messages = useMessages(COMPARED_MESSAGES).card;
  const to = usePath();
  const { key, name, words, path, picture, pair } = pick;
  const field = letter.toLowerCase();
  const own = pick.tone.position ?? 'neck';
  const seats = useSeatOptions(SEATS_OF_TWO.filter((seat) => seat === own || isPair(seat)));
  const hasModes = coilModesOf(pick).length > 1;
  return (
    <PickFrame letter={letter} onRemove={onRemove}>
      {/* Without scripts the form sends the build unchanged. */}
      <input type="hidden" name={field} value={key} />
      <Photo
        picture={picture}
        alt=""
        sizes="(min-width: 992px) 30vw, 90vw"
        className="w-full h-auto mb-16 aspect-[16/10] object-cover"
      />
      <p className="weight-600" translate="no">
        {name}
      </p>
      <p className="mono muted flex-1 mt-8 mb-16">{words.join(' / ')}</p>
      <div
        className={cx(
          'grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] phone:grid-cols-[3fr_2fr] gap-y-16 gap-x-12 w-full',
          !pair && !pick.coils && 'mb-12',
        )}
      >
        <Select
          id={`${field}-position`}
          name={field}
          label={messages.position}
          className={cx(!hasModes && 'col-span-full')}
          value={pair ?? own}
          options={seats}
          onChange={({ target }) =>
            onPick({ ...pick, pair: target.value === 'neck-bridge' ? 'neck-bridge' : undefined })
          }
        />
        <CoilsSelect
          field={field}
          pick={pick}
          onCoils={(mode) => onPick({ ...pick, coils: otherMode(mode) })}
        />
      </div>
      <PlayedLive pick={pick} />
      {price ? <p className="mono">{price}</p> : null}
      <ArrowLink href={to(path)}>{messages.change}</ArrowLink>
      <ArrowLink
        href={to(instead)}
        onClick={(event) => {
          event.preventDefault();
          onInstead();
        }}
      >
        {messages.instead}
      </ArrowLink>
    </PickFrame>
  );
}
