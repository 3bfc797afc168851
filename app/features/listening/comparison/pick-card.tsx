import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { useMessages } from '#app/ui/language.tsx';
import { Select } from '#app/ui/select.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { type MeasuredPick, nearestPick, type StockPick, seatOf } from '#domain/listening/listen-choice.ts';
import { seatCalled, seatsOf } from '#domain/listening/seats.ts';
import { flavorsOf, productByType, productPath } from '#domain/products/catalogue.ts';
import { FLAVOR_NAMES, FLAVORS, type Flavor } from '#domain/products/pickup-types.ts';
import { bundleOf } from '#domain/products/stock-recipes.ts';
import { COMPARED_MESSAGES } from './compared.messages.ts';
import type { ChoiceLetter } from './comparison.ts';
import { PickFrame } from './pick-frame.tsx';
import { ProductSelect } from './product-select.tsx';
import { CoilsSelect, PlayedLive, useSeatOptions } from './switched.tsx';

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
