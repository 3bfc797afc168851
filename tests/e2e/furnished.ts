import { dayOf, monthOf } from '../../domain/calendar/day.ts';
import { companyDataNow } from '../../domain/company-data.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { FISHBONE, order, ship, type Workplace, wind } from './workplace.ts';

const STRAT = stockLine('STRATOCASTER', 'VINTAGE', 'SET', 'white');
const LONG = 'Maximiliane-Theodora von Wolkenstein-Hohenschwangau';

export type Pages = Readonly<Record<string, string>>;

export interface Furnished {
  readonly ofOrders: Pages;
  readonly ofShop: Pages;
}

/** Sends a pickup in for repair; returns the repair's number. */
async function sendIn({ url, maxi }: Workplace): Promise<string> {
  const pickup = { pickup: 'Humbucker', fault: 'Stumm', isClaimed: 'yes' };
  const owner = { name: 'Jonas', email: 'kim@example.org', line1: 'Weg 3', postal_code: '04109' };
  const body = new URLSearchParams({ ...pickup, ...owner, city: 'Leipzig' });
  await fetch(`${url}/repair`, { method: 'POST', body });
  const list = await fetch(`${url}/workshop/repairs`, { headers: { cookie: `session=${maxi.token}` } });
  const [number] = /RP-\d\d-\d+/.exec(await list.text()) ?? [];
  if (!number) throw new Error('No repair was stored');
  return number;
}

/** Creates orders at every step, returned goods and an unmatched withdrawal; returns the pages that show them. */
export async function furnish(place: Workplace): Promise<Furnished> {
  const { maxi, bea } = place;
  const held = await order(place, { name: LONG, lines: [{ ...FISHBONE, quantity: 2 }] });
  await bea.call('hold-piece', { number: held, unit: 1, machine: 2 });
  const paid = await order(place, { name: 'Zoë Ångström', lines: [STRAT] });
  const packed = await order(place, { country: 'US' });
  await wind(place, packed);
  await maxi.call('pack', { number: packed, parcels: [{ box: 'S', grams: 640 }], labelPrinted: true });
  const left = await order(place, { country: 'CH', lines: [{ ...FISHBONE, quantity: 2 }] });
  await wind(place, left, [{ ...FISHBONE, quantity: 2 }]);
  await ship(place, left);
  const { returnNumber } = await maxi.call<{ returnNumber: string }>('give-return-number', {
    number: left,
    quantities: [1],
  });
  await maxi.call('goods-received', { returnNumber });
  await maxi.call('give-return-number', { number: left, quantities: [1] });
  const nobody = {
    name: 'Nobody Known',
    orderNumber: 'GW-00000000',
    email: 'nobody@example.org',
    goods: null,
  };
  await maxi.call('enter-withdrawal', nobody);
  // Company data and texts differ from the source from here on.
  await maxi.call('set-company', {
    version: 0,
    data: {
      ...companyDataNow(),
      legalName: 'Donner & Söhne GbR',
      eori: 'DE123456789',
      ordersEmail: 'post@example.org',
    },
  });
  const words = { place: 'banner', text: 'Jonas', german: 'Jonas', from: null, until: null };
  await maxi.call('draft-text', words);
  await maxi.call('publish-text', { place: 'banner' });
  await maxi.call('set-lead-colours', { cable: 'pushback', colours: { hot: 'white', ground: 'black' } });
  const ofOrders = {
    board: '/workshop',
    'nothing on it': '/workshop?state=packed&country=JP',
    'order paid': `/workshop/orders/${paid}`,
    'order in the making': `/workshop/orders/${held}`,
    'order packed': `/workshop/orders/${packed}`,
    'order shipped': `/workshop/orders/${left}`,
    'bench of another': `/workshop/bench/${held}/1`,
    'bench, free': `/workshop/bench/${paid}/1`,
    'bench, wound': `/workshop/bench/${packed}/1`,
    day: '/workshop/day',
    'days that are to be closed': '/workshop/day?who=&from=2099-01-01&until=2099-01-02',
    letters: '/workshop/letters',
    'letters of one': `/workshop/letters?order=${held}`,
    parcels: '/workshop/parcels',
    'customs of one': `/workshop/parcels?order=${packed}`,
    returns: '/workshop/returns',
    'a new return number': `/workshop/returns?new=number&order=${left}`,
    'a withdrawal by letter': '/workshop/returns?new=withdrawal',
    'returns done': '/workshop/returns?show=done',
    repairs: '/workshop/repairs',
    'a repair': `/workshop/repairs/${await sendIn(place)}`,
    'no such order': '/workshop/orders/GW-ZZZZZZZZ',
  };
  const ofShop = {
    'next at the bench': '/workshop/bench',
    stock: '/workshop/stock',
    'to buy': '/workshop/stock/to-buy',
    'on the way': '/workshop/stock/on-the-way',
    counting: '/workshop/stock/counting',
    figures: '/workshop/figures',
    books: '/workshop/books',
    'books of this month': `/workshop/books?month=${monthOf(dayOf(new Date()))}`,
    'papers of the books': '/workshop/books/papers',
    adviser: '/workshop/books/adviser',
    prices: '/workshop/prices',
    leads: '/workshop/leads',
    codes: '/workshop/codes',
    texts: '/workshop/texts',
    'text of a place': '/workshop/texts?place=mail',
    'on sale': '/workshop/on-sale',
    'about to be paused': '/workshop/on-sale?target=pickupType%3DTELECASTER',
    company: '/workshop/company',
    makers: '/workshop/makers',
    'new order': '/workshop/orders/new',
    changes: '/workshop/changes',
    found: '/workshop/find?find=Jonas',
    'not found': '/workshop/find?find=9X2',
  };
  return { ofOrders, ofShop };
}
