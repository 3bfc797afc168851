import { useState } from 'react';
import { useTranslation } from '#app/ui/language.tsx';
import { unitPrice } from '#domain/cart/cart-line.ts';
import { MAX_QUANTITY } from '#domain/cart/quantity.ts';
import { FIRST_COUNTRY } from '#domain/countries.ts';
import { atStart } from '#domain/format-count.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#domain/languages.ts';
import { formatEuro } from '#domain/money.ts';
import { BY_HAND } from '#domain/orders/by-hand.messages.ts';
import { HAND_PAYS } from '#domain/orders/by-hand.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import {
  bundlesOf,
  flavorsOf,
  isReversible,
  lookupKeyOf,
  type StockChoice,
} from '#domain/products/catalogue.ts';
import { COLOUR_NAMES } from '#domain/products/colours.messages.ts';
import { COLOUR_IDS } from '#domain/products/colours.ts';
import { BUNDLE_WORDS } from '#domain/products/pickup-types.messages.ts';
import { type Bundle, FLAVOR_NAMES, FLAVORS } from '#domain/products/pickup-types.ts';
import { PRODUCTS, type Product } from '#domain/products/products.ts';
import { recordOf } from '#domain/records.ts';
import { ADDRESS_FIELDS } from '#domain/shipping/order-address.ts';
import { statesOf } from '#domain/shipping/states.ts';
import { TYPED_FIGURES } from '#domain/typed-figures.ts';
import type { NewOrder } from '#server/admin/index.ts';
import type { WorkshopAsks } from '#server/api/workshop-calls.ts';
import { Button } from '../kit/button.tsx';
import { CallForm, type FormReader, Submit } from '../kit/call-form.tsx';
import { CheckField, EntryField, Options, SelectField } from '../kit/field.tsx';
import { framed, PageHead } from '../kit/frame.tsx';
import { workshopOrderPath } from '../kit/link.tsx';
import { TitledSection } from '../kit/section.tsx';
import { AddressFields } from './address-fields.tsx';
import { NEW_ORDER } from './new-order.messages.ts';

export default framed(NewOrderPage, '/workshop/orders/new');

type Item = WorkshopAsks<'enter-order'>['items'][number];

const OFFERS = PRODUCTS.flatMap((product: Product) =>
  bundlesOf(product).map((bundle) => ({ id: `${product.type} ${bundle}`, product, bundle })),
);
const [FIRST] = OFFERS;
const BUILD = 'build';

function NewOrderPage({ view: { prices, countries, replaced } }: { view: NewOrder }) {
  const [words, language] = useTranslation(NEW_ORDER);
  const [collected, setCollected] = useState(false);
  const [country, setCountry] = useState(
    () => countries.find(({ value }) => value === replaced?.address.country)?.value ?? FIRST_COUNTRY,
  );
  const states = statesOf(country);
  const [lines, setLines] = useState([0]);
  const itemsIn = (fields: FormReader): Item[] =>
    replaced
      ? replaced.lines.flatMap((_, index) => {
          const quantity = fields.number(`quantity-${index}`) ?? 0;
          return quantity > 0 ? { line: index + 1, quantity, price: null } : [];
        })
      : lines.map((line) => itemIn(fields, line));
  return (
    <>
      <PageHead title={words.title} />
      <div className="max-w-[52rem] px-margin pb-56">
        <p className="text-muted">{words.note}</p>
        <CallForm
          call="enter-order"
          asks={(fields, id) => ({
            id,
            kind: replaced ? 'replacement' : fields.choice('kind', ['fair', 'friend']),
            pay: replaced ? 'nothing' : fields.choice('pay', HAND_PAYS),
            replaces: replaced?.number ?? null,
            items: itemsIn(fields),
            collected: fields.flag('collected'),
            email: fields.text('email') || null,
            language: fields.choice('language', LANGUAGES),
            ...recordOf(ADDRESS_FIELDS, fields.text),
          })}
          done={({ number }) => words.done(number)}
          then={({ number }) => workshopOrderPath(number)}
        >
          {replaced ? (
            <p className="mt-18">
              <b>{words.replacement(replaced.number)}</b>
            </p>
          ) : (
            <>
              <SelectField id="kind" label={words.kind} name="kind">
                <Options
                  values={['fair', 'friend'] as const}
                  nameOf={(kind) => BY_HAND[language].kind(kind)}
                />
              </SelectField>
              <p className="fine text-muted mt-6">{words.guaranteeHint}</p>
            </>
          )}
          <TitledSection titleId="pickups" className="mt-24 pt-14 edge-t" title={words.pickups}>
            {replaced ? (
              replaced.lines.map(({ name, quantity }, index) => (
                <Quantity
                  key={name}
                  name={`quantity-${index}`}
                  label={words.howMany(name)}
                  from={0}
                  most={quantity}
                />
              ))
            ) : (
              <>
                {lines.map((line, index) => (
                  <Line
                    key={line}
                    line={line}
                    place={index + 1}
                    prices={prices}
                    onRemove={
                      lines.length > 1 ? () => setLines(lines.filter((other) => other !== line)) : undefined
                    }
                  />
                ))}
                <Button
                  label={words.add}
                  kind="second"
                  className="mt-14"
                  onClick={() => setLines([...lines, Math.max(...lines) + 1])}
                />
                <SelectField id="pay" label={words.pay} name="pay">
                  <Options values={HAND_PAYS} nameOf={(pay) => atStart(BY_HAND[language].pays[pay])} />
                </SelectField>
              </>
            )}
          </TitledSection>
          <TitledSection titleId="buyer" className="mt-24 pt-14 edge-t" title={words.buyer}>
            <CheckField
              label={words.collected}
              name="collected"
              onChange={({ target }) => setCollected(target.checked)}
            />
            {collected ? <p className="fine text-muted">{words.addressHint}</p> : null}
            <div className="grid grid-cols-2 gap-x-18 small:grid-cols-1">
              <AddressFields
                prefix="new"
                country={country}
                values={replaced?.address}
                choices={{
                  country: countries,
                  ...(states.length > 0 && { state: [{ value: '', label: '–' }, ...states] }),
                }}
                onCountry={(chosen) =>
                  setCountry(countries.find(({ value }) => value === chosen)?.value ?? country)
                }
              />
              <EntryField
                id="new-email"
                label={words.email}
                name="email"
                type="email"
                defaultValue={replaced?.email ?? ''}
              />
              <SelectField
                id="new-language"
                label={words.language}
                name="language"
                defaultValue={replaced?.language ?? language}
              >
                <Options values={LANGUAGES} nameOf={(one) => LANGUAGE_NAMES[one]} />
              </SelectField>
            </div>
          </TitledSection>
          <Submit label={words.enter} kind="primary" className="mt-24" />
        </CallForm>
      </div>
    </>
  );
}

function itemIn(fields: FormReader, line: number): Item {
  const amount = {
    quantity: fields.number(`quantity-${line}`) ?? 1,
    price: fields.figure(`price-${line}`, TYPED_FIGURES.price, null),
  };
  const offer = OFFERS.find(({ id }) => id === fields.text(`offer-${line}`));
  if (!offer) return { link: fields.text(`link-${line}`), ...amount };
  return {
    choice: {
      pickupType: offer.product.type,
      bundleType: offer.bundle,
      pickupFlavor: fields.choice(`flavor-${line}`, FLAVORS),
      color: fields.choice(`colour-${line}`, COLOUR_IDS),
      ...(fields.flag(`reverse-${line}`) && { wound: 'reverse' }),
      ...(fields.flag(`connector-${line}`) && { connector: 'quick' }),
    },
    ...amount,
  };
}

const Quantity = ({
  name,
  label,
  from,
  most,
}: {
  name: string;
  label: string;
  from: number;
  most: number;
}) => (
  <SelectField id={name} name={name} label={label}>
    <Options values={Array.from({ length: most - from + 1 }, (_, index) => from + index)} />
  </SelectField>
);

/** One kind of pickup: a stock pickup, or a build by its link. */
function Line({
  line,
  place,
  prices,
  onRemove,
}: {
  line: number;
  place: number;
  prices: PriceList;
  onRemove: (() => void) | undefined;
}) {
  const [words, language] = useTranslation(NEW_ORDER);
  const [id, setId] = useState<string>(FIRST?.id ?? BUILD);
  const [isReverse, setReverse] = useState(false);
  const [connector, setConnector] = useState(false);
  const offer = OFFERS.find((one) => one.id === id);
  const isReversed = isReverse && offer !== undefined && isReversible(offer.product, offer.bundle);
  return (
    <fieldset className="mt-14 pb-14 line-b">
      <legend className="visually-hidden">{words.pickup(place)}</legend>
      <div className="grid grid-cols-2 gap-x-18 small:grid-cols-1">
        <SelectField
          id={`offer-${line}`}
          label={words.pickup(place)}
          name={`offer-${line}`}
          value={id}
          onChange={({ target }) => setId(target.value)}
        >
          <Options
            values={OFFERS}
            idOf={({ id }) => id}
            nameOf={({ product, bundle }) => offerName(product, bundle, language)}
          />
          <option value={BUILD}>{words.build}</option>
        </SelectField>
        {offer ? (
          <div className="grid grid-cols-2 gap-x-18">
            <SelectField id={`flavor-${line}`} label={words.flavor} name={`flavor-${line}`}>
              <Options values={flavorsOf(offer.product)} nameOf={(flavor) => FLAVOR_NAMES[flavor]} />
            </SelectField>
            <SelectField id={`colour-${line}`} label={words.colour} name={`colour-${line}`}>
              <Options values={offer.product.colours} nameOf={(colour) => COLOUR_NAMES[language](colour)} />
            </SelectField>
          </div>
        ) : (
          <EntryField id={`link-${line}`} label={words.link} name={`link-${line}`} />
        )}
        <Quantity name={`quantity-${line}`} label={words.quantity} from={1} most={MAX_QUANTITY} />
        <EntryField
          id={`price-${line}`}
          label={words.price}
          className="num type-15!"
          name={`price-${line}`}
          inputMode="decimal"
          placeholder={(offer && listPrice(offer, { isReversed, connector }, prices)) ?? words.listPrice}
        />
      </div>
      <div className="flex flex-wrap items-center gap-18 mt-8">
        {offer && isReversible(offer.product, offer.bundle) ? (
          <CheckField
            label={words.reverse}
            name={`reverse-${line}`}
            checked={isReverse}
            onChange={({ target }) => setReverse(target.checked)}
          />
        ) : null}
        {offer ? (
          <CheckField
            label={words.connector}
            name={`connector-${line}`}
            checked={connector}
            onChange={({ target }) => setConnector(target.checked)}
          />
        ) : null}
        {onRemove ? (
          <Button label={words.remove(place)} kind="second" className="ml-auto" onClick={onRemove} />
        ) : null}
      </div>
    </fieldset>
  );
}

const offerName = ({ name }: Product, bundle: Bundle, language: 'en' | 'de') =>
  `${name}, ${BUNDLE_WORDS[language][bundle]}`;

/** List price, the same in every flavor and colour. */
function listPrice(
  { product, bundle }: { readonly product: Product; readonly bundle: Bundle },
  { isReversed, connector }: { readonly isReversed: boolean; readonly connector: boolean },
  prices: PriceList,
): string | undefined {
  const [flavor] = flavorsOf(product);
  if (!flavor) return undefined;
  const choice: StockChoice = {
    ...{ pickupType: product.type, bundleType: bundle, pickupFlavor: flavor, color: product.colours[0] },
    ...(isReversed && { wound: 'reverse' }),
    ...(connector && { connector: 'quick' }),
  };
  const lookupKey = lookupKeyOf(choice);
  const price = lookupKey && unitPrice({ lookupKey, config: choice }, prices);
  return price === undefined ? undefined : formatEuro(price);
}
