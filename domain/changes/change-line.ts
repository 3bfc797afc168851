import { ADVISER_FIELDS } from '../books/adviser-fields.messages.ts';
import { clockWords, type Day, dayInWords, dayOf } from '../calendar/day.ts';
import { momentOfLocal } from '../calendar/local-moment.ts';
import { companyFieldWords } from '../company-data.messages.ts';
import { countryIn } from '../countries.ts';
import { decimalsIn, type Language } from '../languages.ts';
import { exactEuro } from '../money.ts';
import { LOOKUP_KEYS } from '../prices/price-list.ts';
import { isKeyOf, isOneOf } from '../records.ts';
import { WITHDRAWAL_STATE_WORDS } from '../returns/withdrawal-state.messages.ts';
import { monthNames } from '../shipping/month-names.ts';
import { priceName } from '../shopfront/price-names.ts';
import { saleTarget } from '../shopfront/sale-targets.ts';
import { TEXT_PLACE_WORDS } from '../shopfront/text-places.messages.ts';
import { amountWords } from '../stock/amounts.ts';
import { orderedWords, packWords } from '../stock/buying.ts';
import { LOT_PLACE_WORDS } from '../stock/lots.messages.ts';
import { partOf } from '../stock/parts.ts';
import { CABLE_WORDS } from '../wiring/cables.messages.ts';
import { CABLES } from '../wiring/cables.ts';
import { LEAD_WORDS } from '../wiring/lead-words.messages.ts';
import { CHANGE_MESSAGES } from './changes.messages.ts';
import type { Change, ChangeKind, ChangePayload } from './changes.ts';

export interface ChangeLine {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Lines = { readonly [Kind in ChangeKind]: (payload: ChangePayload<Kind>) => ChangeLine };

function linesIn(language: Language): Lines {
  const say = CHANGE_MESSAGES[language];
  const line = (what: string, before: string | null, after: string | null): ChangeLine => ({
    what,
    before,
    after,
  });
  const dayWords = (day: Day) => dayInWords(day, language, 'dated');
  const daysWords = ({ from, until }: ChangePayload<'days-closed'>) =>
    from === until ? dayWords(from) : say.range(dayWords(from), dayWords(until));
  const daysWhat = ({ name }: ChangePayload<'days-closed'>) =>
    name === null ? say.daysClosed : say.away(name);
  const monthWords = (month: string) => `${monthNames(month, language)} ${month.slice(0, 4)}`;
  const localWords = (local: string) => {
    const moment = momentOfLocal(local);
    return moment ? `${dayWords(dayOf(moment))}, ${clockWords(moment, language)}` : local;
  };
  // A discontinued item is named by its id.
  const keyWords = (key: string) => (isOneOf(LOOKUP_KEYS, key) ? priceName(key, language) : key);
  const targetWords = (target: string) => saleTarget(target)?.name[language] ?? target;
  const partWords = (part: string) => partOf(part).name[language];
  const amount = (part: string, whole: number) => amountWords(partOf(part).unit, whole, language);
  const number = (value: number) => decimalsIn(String(value), language);
  const colourWords = (
    cable: ChangePayload<'lead-colours-set'>['cable'],
    colours: ChangePayload<'lead-colours-set'>['after'],
  ) =>
    CABLES[cable]
      .flatMap((wire) => {
        const colour = colours[wire];
        return colour ? [`${CABLE_WORDS[language].wire[wire]} ${LEAD_WORDS[language].colour(colour)}`] : [];
      })
      .join(', ');
  const settingWords = (
    part: string,
    { reorder, pack, packWord, price, drawer, whenOut }: ChangePayload<'part-set'>['after'],
  ) =>
    [
      say.reorderAt(amount(part, reorder)),
      say.packAt(packWords(partOf(part).unit, 1, packWord, pack, language), exactEuro(price)),
      drawer && say.drawer(drawer),
      whenOut && say.whenOut[whenOut],
    ]
      .filter(Boolean)
      .join(', ');
  const places = LOT_PLACE_WORDS[language].tag;
  const states = WITHDRAWAL_STATE_WORDS[language];
  const advised = ADVISER_FIELDS[language];

  return {
    'days-closed': (days) => line(daysWhat(days), null, daysWords(days)),
    'days-opened': (days) => line(daysWhat(days), daysWords(days), say.openAgain),
    'month-closed': ({ month }) => line(say.books(monthWords(month)), say.open, say.closed),

    'price-changed': ({ key, before, after }) =>
      line(say.price(keyWords(key)), exactEuro(before), exactEuro(after)),
    'prices-planned': ({ count, local }) => line(say.prices, null, say.planned(count, localWords(local))),
    'prices-unplanned': ({ count }) => line(say.prices, null, say.draftsAgain(count)),
    'prices-refused': ({ key }) => line(say.prices, null, say.keyRefused(keyWords(key))),
    'prices-left': ({ count }) => line(say.prices, null, say.notPublished(count)),
    'prices-read': ({ missing }) => line(say.priceList, null, say.read(missing)),
    'code-issued': ({ code, percent, until, isOfOne, from, leastGoods, mostUses = 1 }) =>
      line(
        say.code(code),
        null,
        [
          say.issued(percent, dayWords(until), isOfOne),
          ...(from ? [say.from(dayWords(from))] : []),
          ...(leastGoods ? [say.leastGoods(exactEuro(leastGoods))] : []),
          ...(mostUses === 1 ? [] : [say.uses(mostUses)]),
        ].join(', '),
      ),
    'code-withdrawn': ({ code, reason }) => line(say.code(code), null, say.withdrawn(reason)),
    'text-said': ({ place, text }) => line(say.text(TEXT_PLACE_WORDS[language][place].name), null, text),
    'text-ended': ({ place, text }) =>
      line(say.text(TEXT_PLACE_WORDS[language][place].name), text, say.takenOut),
    'sale-paused': ({ target, state, text }) =>
      line(
        say.onSale(targetWords(target)),
        say.usual,
        text === null ? say.sale[state] : `${say.sale[state]}: ${text}`,
      ),
    'sale-resumed': ({ target, state, goodsIn }) =>
      line(say.onSale(targetWords(target)), say.sale[state], goodsIn ? say.usualWithGoods : say.usual),
    'company-changed': ({ field, before, after }) =>
      line(say.company(companyFieldWords(field, language)), before, after),

    'notice-put': ({ language: of, type }) => line(say.notice(of), null, type.toUpperCase()),

    'adviser-changed': ({ field, before, after }) =>
      line(say.adviser(isKeyOf(advised, field) ? advised[field] : field), before, after),
    'small-business-set': ({ before, after }) =>
      line(say.smallBusiness, before ? say.from(dayWords(before)) : say.none, say.from(dayWords(after))),
    'oss-set': ({ before, after }) => {
      const [was, is] = [before, after].map((from) => (from ? say.from(dayWords(from)) : say.none));
      return line(say.oss, was ?? null, is ?? null);
    },
    'import-row-entered': ({ country, duty, percent, from, source }) =>
      line(
        duty
          ? say.duty(countryIn(country, language), duty.code, duty.origin)
          : say.tax(countryIn(country, language)),
        null,
        say.percentFrom(number(percent), dayWords(from), source),
      ),
    'rate-entered': ({ currency, perEuro, day, source }) =>
      line(say.rate(currency), null, say.perEuro(number(perEuro), dayWords(day), source)),

    'setup-marked': ({ item, needed }) => line(say.setup[item], null, needed ? say.needed : say.notNeeded),
    'maker-invited': ({ name }) => line(say.maker, null, say.invited(name)),
    'maker-removed': ({ name }) => line(say.maker, name, say.removed),

    'withdrawal-entered': ({ number: order }) => line(say.withdrawalEntered, null, order),
    'withdrawal-settled': ({ before, reason }) => line(say.withdrawal, states[before], say.settled(reason)),

    'lead-colours-set': ({ cable, before, after }) =>
      line(
        say.colours(CABLE_WORDS[language].cable[cable].name),
        before && colourWords(cable, before),
        colourWords(cable, after),
      ),
    'part-set': ({ part, before, after }) =>
      line(say.part(partWords(part)), settingWords(part, before), settingWords(part, after)),
    'spool-placed': ({ lot, before, after }) => line(say.spool(lot), places[before], places[after]),
    'supplier-set': ({ before, after }) => line(say.supplier, before, after),
    'parts-ordered': ({ supplier, part, amount: whole, due }) =>
      line(
        say.orderedAt(supplier),
        null,
        say.due(partWords(part), orderedWords(partOf(part).unit, whole, language), dayWords(due)),
      ),
    'delivery-moved': ({ part, before, after }) =>
      line(say.delivery(partWords(part)), dayWords(before), dayWords(after)),
    'goods-came': ({ part, before, after, of }) =>
      line(say.goodsIn(partWords(part)), amount(part, before), say.of(amount(part, after), amount(part, of))),
    'order-cancelled': ({ supplier, part, reason }) =>
      line(say.orderOf(partWords(part)), supplier, say.cancelled(reason)),
  };
}

const LINES = { en: linesIn('en'), de: linesIn('de') } as const;

export function changeLine<Kind extends ChangeKind>(
  { kind, payload }: Change<Kind>,
  language: Language,
): ChangeLine {
  return (LINES[language][kind] as (payload: ChangePayload<Kind>) => ChangeLine)(
    payload as ChangePayload<Kind>,
  );
}
