import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderHistory } from '#domain/order-log/event-history.messages.ts';
import { type EventLine, makersLines } from '#domain/order-log/event-lines.ts';
import {
  type OrderEvent,
  type OrderEventKind,
  STATE_EVENT_KINDS,
  stateOf,
} from '#domain/order-log/events.ts';
import { freezeEarlier } from '../../server/orders/freeze-earlier.ts';
import { eventsOf } from '../../server/orders/read-events.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { openEmbedded } from '../../server/platform/db/embedded.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { openPostgres } from '../../server/platform/db/postgres.ts';
import { orders } from '../../server/platform/db/schema.ts';
import type { Services } from '../../server/platform/services.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { SAMPLE_EVENTS } from '../fixtures/sample-events.ts';
import { shownOrders } from '../fixtures/shown-orders.tsx';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { asOfTomorrow } from '../fixtures/tomorrow.ts';

/** The last migration of the release that filled the database. */
const RELEASE = '0011_bench_steps_and_lead_colours';
const FIXTURE = 'tests/fixtures/release-before-events';

/** Its rows by table, and when its pages were recorded. */
const { at, rows } = JSON.parse(readFileSync(`${FIXTURE}/rows.generated.json`, 'utf8')) as {
  at: string;
  rows: Record<string, readonly object[]>;
};
const before = JSON.parse(readFileSync(`${FIXTURE}/shown.generated.json`, 'utf8')) as Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'gewitter-release-'));
let shop: TestShop;
beforeAll(async () => {
  // The key of signed links in letters.
  shop = await openTestShop({ LINK_SECRET: 'a secret of thirty-two letters or more, for this test' });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

function migrationsOfRelease(): string {
  const copy = join(folder, 'migrations');
  cpSync('server/platform/db/migrations', copy, { recursive: true });
  const file = join(copy, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; tag: string }[] };
  const last = journal.entries.find(({ tag }) => tag === RELEASE)?.idx ?? -1;
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return copy;
}

/** Ignores line breaks and no-break spaces. */
const inPlainSpaces = (words: string | undefined) => words?.replace(/[ \u00a0]+/g, ' ');

/**
 * Texts added since. Passports: the uncertainty of the resonance, and the guitar. Makers: delivery needs confirmation
 * and can be undone. Letters between makers and buyer. Corrections of addresses and tracking, undoing dispatch,
 * messages beside notes. The legal guarantee, the place of the EU notice, a telephone number, Northern Ireland, lead
 * colours required before packing. Orders by hand, stock and repairs.
 */
const SINCE = [
  /(?<=from R and L), ± [\d.]+ kHz/,
  /Sheet load:\n500 kΩ, 500 pF\n\.\nSet your guitar\n/,
  /Is GW-\w+ delivered\?\nFrom today \S+ has 14 days to withdraw by law\. It can be taken back\.\nIt is delivered\nNot yet\n/,
  /It is not delivered\n/,
  /Letters: ask, or write\n/,
  /\nLetters\nNothing was written yet\.\nWrite back\nYour letter to us\nSend the letter(?=\n|$)/,
  /\nBriefe\nNoch wurde nichts geschrieben\.\nZurückschreiben\nDein Brief an uns\nBrief abschicken(?=\n|$)/,
  /\nLegal guarantee\nUntil [^\n]+\nWhat it covers/,
  /\nGewährleistung\nBis [^\n]+\nWas sie umfasst/,
  /\nLegal guarantee\nuntil [\s\S]*?\nEnter the repair/,
  /(?<=\n)(Placeholder: the official EU notice goes here|Platzhalter: Hier steht die amtliche EU-Mitteilung)\.\n\n/,
  /\+49 30 23125 000 tel:\+\d+ · /,
  /\+49 30 23125 000, /g,
  /\n(Northern Ireland|Nordirland)(?=\n)/,
  /\nCorrect the address\n[\s\S]*?\nSave and mail/,
  /\nCorrect carrier and tracking number\n[\s\S]*?\nSave and mail/,
  /\nIt has not left\nIs GW-\w+ still here\?\n[\s\S]*?\nNot yet/,
  /\nNote for us: why \(never sent\)\nMessage to the buyer, in the mail/g,
  /What for\n\nR-[^\n]+\n\n-+\n\n/,
  /\nNew order(?=\n)/,
  /\nPut it on the shelf(?=\n)/g,
  /\nRepairs\nA pickup came in for repair\n[\s\S]*?\nIt is here/,
  /The buyer solders by the colours of the leads, and they are not set yet\.\s*Set the lead colours\n/,
];

/** Packing had another label, and boxes have the names of German slips. */
const PACKING = [
  ['The label is printed\n', 'Packed: it goes on the post desk\n'],
  ['and the label is printed.', 'and it is packed.'],
  ['Closed: the label is printed.', 'It is packed.'],
  ['Geschlossen: Das Etikett ist gedruckt.', 'Es ist schon gepackt.'],
  ['Label: printed', 'Packing: packed'],
  ['label printed', 'packed'],
  [' 1, box ', ' 1, Box '],
  [';Label;;printed', ';Packing;;packed'],
] as const;

/** Texts of the makers' trail that the last release worded differently. */
const TRAIL_THEN: readonly (readonly [now: RegExp, then: string])[] = [
  [/^Note on the build sheet$/, 'Note for the sheet'],
  [/^Tracking number$/, 'Tracking'],
  [/^Return requested$/, 'Return asked for'],
  [/(?<=€ )requested/, 'asked'],
  [/(?<=€ )refunded$/, 'sent back'],
];
const WITHDRAWALS_THEN: typeof TRAIL_THEN = [
  [/^assigned$/, 'matched'],
  [/^without an order$/, 'unmatched'],
  [/^closed(?=$|: )/, 'settled'],
];
const trailThen = ({ what, before, after }: EventLine) => {
  const reworded = what === 'Withdrawal' ? WITHDRAWALS_THEN : TRAIL_THEN;
  const then = (words: string | null) =>
    words && reworded.reduce((rest, [now, old]) => rest.replace(now, old), words);
  return { what: then(what) ?? what, before: then(before), after: then(after) };
};

const LETTERS_KEPT = 'by mail are in our mailbox: those about an order for 6 years, others for 6 months.';

/**
 * The recorded text without outdated sentences: the account speaks German, Saturday is no work day, letters are kept,
 * and a refund's reason is not sent.
 */
const shownThen = (words: string) =>
  PACKING.reduce((rest, [then, now]) => rest.replaceAll(then, now), words.replace(/[ \u00a0]+/g, ' '))
    .replace(' Das Konto spricht Englisch.', '')
    .replace('Werktage', 'Arbeitstage')
    .replace('\nWhy, for the audit trail', '')
    .replace(/What for\n\n(?!Withdrawal)[^\n]+\n\n-+\n\n/, '')
    .replace('by mail lie in our mailbox, for six months.', LETTERS_KEPT);

/** Duty was added to books and copies; earlier rows contain none. */
const DUTY: Readonly<Record<string, readonly [RegExp, string]>> = {
  'figures orders': [/^((?:[^;\n]*;){7})(?:Duty|0,00);/gm, '$1'],
  'figures vat': [/^((?:[^;\n]*;){6})(?:Duty|0,00);/gm, '$1'],
  copy: [/\n *"(?:duty": 0|message": null),(?=\n)/g, ''],
};

/** Removes what was added since: a column of the trail, empty in earlier rows, and texts. */
function asThen(page: string, words: string | undefined) {
  if (page.endsWith(' trail')) return inPlainSpaces(words?.replace(/;(Request)?(?=\r?\n|$)/g, ''));
  const plain = inPlainSpaces(words);
  const asOne = plain
    ?.replace('\n500 kΩ pots, 500 pF of cable\n, amp.', ' 500 kΩ pots, 500 pF of cable, amp.')
    .replace(
      'Everything has been refunded. There is nothing left to withdraw from.',
      'Only some of it? Which?\nEnter a withdrawal',
    );
  const [duty, without] = DUTY[page] ?? [/$^/, ''];
  return SINCE.reduce((rest, words) => rest?.replace(words, ''), asOne?.replace(duty, without));
}

async function fill({ sql }: Pick<Database, 'sql'>): Promise<void> {
  for (const [table, content] of Object.entries(rows))
    await sql.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json) row`,
      [JSON.stringify(content)],
    );
}

/** A database of that release, filled, then migrated by today's. */
async function migrated(fillIt: (old: Database) => Promise<void>) {
  const { url, drop } = await freshDatabase();
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const older = migrationsOfRelease();
  const silent = { lost: () => {}, waiting: () => {} };
  const old = url ? await openPostgres(url, older, silent) : await openEmbedded(dataDir, older);
  await fillIt(old);
  await old.close();
  const database = await openDatabase({ url, dataDir });
  return {
    db: database.db,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

it('a database that the last release filled shows today what it showed then [row D152]', async () => {
  const { db, close } = await migrated(fill);
  try {
    const publicUrl = 'http://shop.example';
    const services: Services = {
      ...shop.services,
      db,
      env: { ...shop.services.env, publicUrl },
      papers: { ...shop.services.papers, publicUrl },
      now: () => new Date(at),
    };
    await freezeEarlier(services);
    const shown = await shownOrders(services);
    expect(Object.keys(shown).sort()).toEqual(Object.keys(before).sort());
    for (const [page, words] of Object.entries(before))
      expect.soft(asThen(page, shown[page]), page).toBe(shownThen(words));

    const all = await db.select().from(orders);
    const log = await eventsOf(
      db,
      all.map(({ id }) => id),
    );
    for (const { id, state, number } of all) {
      const events = log.filter(({ orderId }) => orderId === id).map(({ event }) => event);
      expect(stateOf(events), number).toBe(state);
      expect(events[0]?.kind).toBe('placed');
    }
    // Two lines are unreadable: they were written by hand.
    expect(
      log.filter(({ event }) => event.kind.startsWith('legacy')).map(({ event }) => event.payload),
    ).toEqual(
      expect.arrayContaining([
        { text: 'looked into by hand, all is well' },
        { what: 'Colour', before: 'Forest', after: 'Navy, as said by telephone' },
      ]),
    );
    expect(log.filter(({ event }) => event.kind.startsWith('legacy'))).toHaveLength(2);

    // Migrated lines are frozen like today's: a release without these goods shows the same.
    const tomorrow = await asOfTomorrow(() => import('../fixtures/shown-orders.tsx'));
    const later = await tomorrow.shownOrders(services);
    for (const [page, words] of Object.entries(before))
      expect.soft(asThen(page, later[page]), page).toBe(shownThen(words));
  } finally {
    await close();
  }
});

/** Kinds that the previous release wrote as state changes, those outside the trail, and those it did not know. */
const NOT_AUDITED: readonly OrderEventKind[] = [
  ...STATE_EVENT_KINDS,
  'scheduled',
  'legacy-note',
  'delivery-undone',
  'shipping-undone',
  'boxes-used',
  'export-proven',
  'proof-taken-back',
  'repaired',
  'repair-received',
  'repair-finished',
  'repair-sent',
  'entered-by-hand',
  'replacement-entered',
  'unit-shelved',
  'unit-left-shelf',
  'unit-off-shelf',
  'unit-from-shelf',
  'unit-placed',
  'letter-sent',
  'letter-received',
  'letter-answered',
  'letter-lapsed',
  'letter-settled',
  'line-changed',
  'payment-doubted',
  'hold-released',
];

it('every line of the makers’ trail becomes its event, and unreadable ones keep their words', async () => {
  const [first] = rows.orders as { id: string }[];
  const AT = '2026-11-24T10:00:00.000Z';
  const noted: Partial<Record<OrderEventKind, string>> = {
    'address-changed': 'address changed',
    'address-given': 'address given',
    'language-chosen': 'mails in Deutsch',
  };
  const unreadable = [
    ['Promised', 'Mon 30 Nov 2026', 'some day'],
    ['Promised', null, 'Mon 30 Noe 2026'],
    ['Piece 99999999999', 'to wind', 'wound'],
    ['Piece 1, wax', null, '2.0.0 min at 6.5.5 °C'],
    ['Refund', '999.999.999.999,00 € asked', '999.999.999.999,00 € sent back'],
    ['State', 'paid', 'shipped'],
    ['Refund', null, 'much asked: Because'],
    ['Piece 1', 'to wind', 'in the drawer'],
    ['Piece 1, values', 'as before', 'as after: because'],
    ['R-26-0009', 'number sent', 'lost'],
    ['Weight', null, 'heavy'],
    ['Return asked for', null, 'all of it'],
  ] as const;
  const outside = SAMPLE_EVENTS.filter(
    ({ kind }) => !STATE_EVENT_KINDS.some((one) => one === kind) && isOutside(kind),
  );
  const audited = SAMPLE_EVENTS.filter(({ kind }) => !NOT_AUDITED.includes(kind) && !isOutside(kind));
  const { db, close } = await migrated(async (old) => {
    await fill(old);
    const move = (note: string, moment: string) =>
      old.sql.query(
        `insert into order_moves (id, order_id, from_state, to_state, mover, note, at)
         values (gen_random_uuid(), $1, 'paid', 'paid', 'customer', $2, $3)`,
        [first?.id, note, moment],
      );
    const entry = (what: string, before: string | null, after: string | null, place: number, moment = AT) =>
      old.sql.query(
        `insert into audit_entries (id, order_id, what, before, after, version, place, by_name, at)
         values (gen_random_uuid(), $1, $2, $3, $4, 100, $5, 'Maxi', $6)`,
        [first?.id, what, before, after, place, moment],
      );
    for (const [place, event] of audited.entries()) {
      const moment = new Date(Date.parse(AT) + place * 1000).toISOString();
      const said = makersLines(event).at(-1);
      if (!said) throw new Error('no words');
      const line = trailThen(said);
      const note = noted[event.kind];
      if (note) await move(note, moment);
      const printed = (words: string | null) => (words === null ? null : 'printed');
      if (event.kind === 'label')
        await entry('Label', printed(line.before), printed(line.after), place, moment);
      else await entry(line.what, line.before, line.after, place, moment);
    }
    for (const [place, [what, before, after]] of unreadable.entries())
      await entry(what, before, after, 1000 + place, '2026-11-25T10:00:00Z');
    for (const [place, event] of outside.entries())
      await move(
        historyNote(event),
        new Date(Date.parse('2026-11-26T10:00:00Z') + place * 1000).toISOString(),
      );
  });
  try {
    const log = (await eventsOf(db, [first?.id ?? ''])).filter(({ at: moment }) => moment >= new Date(AT));
    const on = (day: string) =>
      log.filter(({ at: moment }) => moment.toISOString().startsWith(day)).map(({ event }) => event);
    expect(on('2026-11-24')).toEqual(audited);
    expect(on('2026-11-25')).toEqual(
      unreadable.map(([what, before, after]) => ({
        kind: 'legacy-change',
        payload: { what, before, after },
      })),
    );
    expect(on('2026-11-26')).toEqual(outside);
  } finally {
    await close();
  }
});

/** Events from outside the workshop, which were notes beside the trail. */
function isOutside(kind: OrderEventKind): boolean {
  return ['refund-reported', 'surplus-received', 'surplus-refunded', 'payment-unknown', 'given-up']
    .concat('withdrawal-received', 'legacy-note')
    .includes(kind);
}

const historyNote = (event: OrderEvent): string => {
  const placed = { event: { kind: 'placed', payload: {} }, actor: 'shopper', at: new Date(0) } as const;
  return orderHistory([placed, { event, actor: 'buyer', at: new Date(1) }])[1]?.note ?? '';
};
