import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#domain/calendar/day.ts';
import { localOf } from '#domain/calendar/local-moment.ts';
import { answerLetter, finishLetter, readLetters, readOwnLetters } from '../../server/messages/index.ts';
import { orderPath } from '../../server/orders/index.ts';
import { buyerLetters } from '../../server/platform/db/schema/messages.ts';
import { orderEvents, orderLines } from '../../server/platform/db/schema/orders.ts';
import { refunds } from '../../server/platform/db/schema/returns.ts';
import type { Services } from '../../server/platform/services.ts';
import { confirmStep, enterValues, holdUnit } from '../../server/production/index.ts';
import { unitSheet } from '../../server/production/unit-facts.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { mailsAbout } from '../fixtures/orders.ts';
import {
  BATH,
  CUSTOM,
  MAXI,
  need,
  orderOf,
  payFor,
  signedIn,
  trailOf,
  unitsIn,
} from '../fixtures/workshop.ts';

const shop = await openFileShop();
const maker = await signedIn(shop, { role: 'staff', name: 'Maxi' });

const call = (name: string, body: object) => maker.call<{ answers?: unknown[] }>(name, body);
const hours = (count: number) => new Date(shop.services.now().getTime() + count * 3_600_000);
const later = (count: number): Services => ({ ...shop.services, now: () => hours(count) });

/** Asks whether to wait, to take another colour, or one of two others. */
async function ask(order: { number: string; promisedOn: string | null }, more: object = {}) {
  const id = randomUUID();
  const days = shop.services.shopfront.days();
  const writing = {
    id,
    number: order.number,
    title: 'Wait for Forest, or take another colour?',
    text: 'Hello, your cover in Forest comes a week late. Shall we wait, or take another colour that lies here?',
    answers: [
      { words: 'Wait for Forest', leaves: days.add(order.promisedOn ?? '', 3), change: null },
      { words: 'Take Black', leaves: null, change: { line: 1, field: 'color', values: ['black'] } },
      {
        words: 'Another colour',
        leaves: null,
        change: { line: 1, field: 'color', values: ['navy', 'wine'] },
      },
    ],
    until: localOf(hours(48)),
    otherwise: 0,
    ...more,
  };
  const { status, body } = await call('send-letter', writing);
  expect([status, body.error]).toEqual([200, undefined]);
  return { id, writing };
}
const letterOf = async (id: string) =>
  (await shop.database.db.select().from(buyerLetters).where(eq(buyerLetters.id, id)))[0];
const colourOf = async (orderId: string) => {
  const [line] = await shop.database.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const [unit] = await unitsIn(shop, orderId);
  return [line?.config, unit?.build].map((build) => build && 'choices' in build && build.choices.color);
};
const press = async (order: { id: string }, fields: Record<string, string>) =>
  fetch(shop.publicUrl + orderPath(shop.services, order.id, 'en'), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ what: 'answer', ...fields }),
  });

describe('a question', () => {
  it('shows the effect of each answer before it is sent, and is answered with one press on the order’s page [row D542]', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const { id, writing } = await ask(order);
    expect(
      (await mailsAbout(shop, order.number, { makers: 0, shopper: 2 })).shopper.map(({ subject }) => subject),
    ).toContain(`Order ${order.number}: Wait for Forest, or take another colour?`);
    const preview = await call('preview-letter', { number: order.number, answers: writing.answers });
    expect(preview.body.data?.answers).toMatchObject([
      { answer: { leaves: writing.answers[0]?.leaves }, moves: 3 },
      { answer: { change: { values: [{ name: 'Black', back: 0 }] } }, moves: 0 },
      { answer: { change: { values: [{ value: 'navy' }, { value: 'wine' }] } } },
    ]);

    const path = shop.publicUrl + orderPath(shop.services, order.id, 'en');
    for (const shown of [await fetch(path), await fetch(`${path}?answer=1&what=answer`)]) {
      expect(shown.status).toBe(200);
      expect(await shown.text()).toContain('Take Black');
    }
    // Viewing answers nothing.
    expect((await letterOf(id))?.state).toBe('waiting');

    const answered = await press(order, { letter: id, answer: '1' });
    expect([answered.status, answered.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('?done=answer#answer'),
    ]);
    expect((await letterOf(id))?.state).toBe('answered');
    expect(await colourOf(order.id)).toEqual(['black', 'black']);
    expect((await orderOf(shop, order.number)).promisedOn).toBe(order.promisedOn);
    const [unit] = await unitsIn(shop, order.id);
    if (!unit) throw new Error('no unit');
    expect(JSON.stringify(await unitSheet(shop.services.db, unit))).toContain('Black');

    // The answer can be changed until the deadline, with all its effects.
    await press(order, { letter: id, answer: '0' });
    expect(await colourOf(order.id)).toEqual(['forest', 'forest']);
    expect((await orderOf(shop, order.number)).promisedOn).toBe(writing.answers[0]?.leaves);
    await press(order, { letter: id, answer: '2', value: 'navy' });
    expect(await colourOf(order.id)).toEqual(['navy', 'navy']);
    expect((await orderOf(shop, order.number)).promisedOn).toBe(order.promisedOn);
    expect((await trailOf(shop, order.id)).filter((line) => /cover colour/.test(line))).toEqual([
      'buyer: Item 1, cover colour Forest → Black',
      'buyer: Item 1, cover colour Black → Forest',
      'buyer: Item 1, cover colour Forest → Navy',
    ]);
    // An answer with options needs a choice, and another order's letter cannot be answered here.
    for (const wrong of [
      { letter: id, answer: '2' },
      { letter: id, answer: '7' },
      { letter: randomUUID(), answer: '0' },
    ])
      expect((await press(order, wrong)).status).toBe(409);
    const other = await payFor(shop, [CUSTOM]);
    expect((await press(other, { letter: id, answer: '0' })).status).toBe(409);

    await finishLetter(later(49), id);
    expect((await letterOf(id))?.state).toBe('done');
    expect((await press(order, { letter: id, answer: '0' })).status).toBe(409);
    expect(await colourOf(order.id)).toEqual(['navy', 'navy']);
  });

  it('without an answer ends as announced, once, whichever process comes first [row D543]', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const { id, writing } = await ask(order);
    await finishLetter(later(47), id);
    expect((await letterOf(id))?.state).toBe('waiting');
    await Promise.all([
      finishLetter(later(49), id),
      finishLetter(later(49), id),
      finishLetter(later(50), id),
    ]);
    expect(await letterOf(id)).toMatchObject({ state: 'done', given: { answer: 0, by: 'clock' } });
    expect((await orderOf(shop, order.number)).promisedOn).toBe(writing.answers[0]?.leaves);
    const log = await shop.database.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
    expect(log.filter(({ kind }) => kind === 'letter-lapsed')).toHaveLength(1);
  });

  it('that makes it cheaper refunds the difference after its deadline, and one that makes it dearer charges nobody [row D542]', async () => {
    const line = {
      ...CUSTOM,
      config: {
        ...CUSTOM.config,
        choices: { ...('choices' in CUSTOM.config ? CUSTOM.config.choices : {}), cover: 'open' },
      },
    };
    const order = await payFor(shop, [line]);
    const { thread } = await readLetters(shop.services, { number: order.number });
    const fields = thread?.items[0]?.fields ?? [];
    const tried = await Promise.all(
      fields.flatMap(({ field, others }) =>
        others.map(async ({ id: value }) => {
          const answers = [{ words: 'x', leaves: null, change: { line: 1, field, values: [value] } }];
          const { body } = await call('preview-letter', { number: order.number, answers });
          const [worked] = (body.data?.answers ?? []) as {
            answer: { change: { values: { back: number; notCharged: number }[] } };
          }[];
          return { field, value, ...worked?.answer.change.values[0] };
        }),
      ),
    );
    const [cheaper, dearer] = [
      tried.find(({ back = 0 }) => back > 0),
      tried.find(({ notCharged = 0 }) => notCharged > 0),
    ];
    if (!cheaper || !dearer) throw new Error(`no price differs: ${JSON.stringify(tried)}`);
    const { id } = await ask(order, {
      answers: [undefined, cheaper, dearer].map((one, at) => ({
        words: ['Leave it', 'Take the cheaper one', 'Take the dearer one'][at] ?? '',
        leaves: null,
        change: one ? { line: 1, field: one.field, values: [one.value] } : null,
      })),
    });
    await press(order, { letter: id, answer: '2' });
    await press(order, { letter: id, answer: '1' });
    const { db } = shop.database;
    expect(await db.select().from(refunds).where(eq(refunds.orderId, order.id))).toEqual([]);
    await Promise.all([finishLetter(later(49), id), finishLetter(later(49), id)]);
    const sent = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
    expect(sent.map(({ amount, reason }) => [amount, reason])).toEqual([
      [cheaper.back, 'Take the cheaper one'],
    ]);
  });
});

/** Winds the only pickup of an order, up to its cover. */
async function windUpToCover(order: { id: string; number: string }) {
  const { number } = order;
  const { services } = shop;
  await need(holdUnit(services, MAXI, { number, unit: 1, machine: 1 }));
  const [row] = await unitsIn(shop, order.id);
  if (!row) throw new Error('no unit');
  const { resistance, inductance, coils } = await unitSheet(services.db, row);
  const measured = {
    ...{ resistance_Ohm: resistance.target, temperature_C: 20, inductance_H: inductance.target },
    turns: coils.map(({ turns }) => turns.target),
  };
  await need(enterValues(services, MAXI, { id: randomUUID(), number, unit: 1, measured }));
  await need(confirmStep(services, MAXI, { id: randomUUID(), number, unit: 1, step: 'wax', figures: BATH }));
}
const coverOn = (number: string, version?: number) =>
  confirmStep(shop.services, MAXI, {
    id: randomUUID(),
    number,
    version,
    unit: 1,
    step: 'cover',
    figures: {},
  });

describe('an answer and the bench', () => {
  it('the bench is first: the answer is stored, nothing changes, and the makers decide [row D544]', async () => {
    for (const how of ['keep', 'change'] as const) {
      const order = await payFor(shop, [CUSTOM]);
      const { id } = await ask(order);
      await windUpToCover(order);
      await need(coverOn(order.number));
      const { question } = await readOwnLetters(shop.services, await orderOf(shop, order.number));
      expect(question?.answers.map(({ isPossible }) => isPossible)).toEqual([true, false, false]);
      expect(await answerLetter(shop.services, order, { letter: id, answer: 1, value: null })).toBe(
        'bench was faster',
      );
      expect((await letterOf(id))?.state).toBe('too late');
      expect(await colourOf(order.id)).toEqual(['forest', 'forest']);
      const { hits, thread } = await readLetters(shop.services, { number: order.number });
      expect(hits.find((hit) => hit.id === id)?.state).toBe('too late');
      expect(thread?.tooLate).toMatchObject({ answer: 'Take Black', by: 'buyer', mayChange: true });
      expect(thread?.tooLate?.bench.map(({ what, by }) => [what, by])).toContainEqual([
        'Piece 1: cover on',
        'Maxi',
      ]);
      const inGerman = (await readLetters(shop.services, { number: order.number }, 'de')).thread;
      expect(inGerman?.tooLate?.bench.map(({ what }) => what)).toContain('Stück 1: Kappe drauf');
      expect(inGerman?.items[0]?.fields.find(({ field }) => field === 'color')?.label).toBe('Kappenfarbe');
      const settled = await call('settle-letter', { id, number: order.number, how });
      expect([settled.status, settled.body.error]).toEqual([200, undefined]);
      const colour = how === 'keep' ? 'forest' : 'black';
      expect(await colourOf(order.id)).toEqual([colour, colour]);
      expect((await letterOf(id))?.state).toBe(how === 'keep' ? 'done' : 'answered');
      // A mounted cover has to be mounted again.
      if (how === 'change') await need(coverOn(order.number));
      else expect((await coverOn(order.number)).ok).toBe(true);
    }
  });

  it('the answer is first: the bench with the older sheet gets a conflict, and the new sheet applies [row D544]', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const { id } = await ask(order);
    await windUpToCover(order);
    const seen = (await orderOf(shop, order.number)).version;
    expect(await answerLetter(shop.services, order, { letter: id, answer: 1, value: null })).toBeUndefined();
    const outcome = await coverOn(order.number, seen);
    expect(outcome).toMatchObject({
      status: 409,
      error: 'The build sheet has changed from Forest to Black. Check it again.',
    });
    await need(coverOn(order.number, (await orderOf(shop, order.number)).version));
    // A mounted part stays, so the answer cannot be changed any more.
    expect(await answerLetter(shop.services, order, { letter: id, answer: 0, value: null })).toBe(
      'bench was faster',
    );
    expect(await colourOf(order.id)).toEqual(['black', 'black']);
  });

  it('at the same moment exclude each other, and the bench follows the sheet', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const { id } = await ask(order);
    await windUpToCover(order);
    const seen = (await orderOf(shop, order.number)).version;
    const [answer, bench] = await Promise.all([
      answerLetter(shop.services, order, { letter: id, answer: 1, value: null }),
      coverOn(order.number, seen),
    ]);
    expect(answer === 'bench was faster').toBe(bench.ok);
    expect(await colourOf(order.id)).toEqual(Array(2).fill(bench.ok ? 'forest' : 'black'));
  });
});

describe('a letter', () => {
  it('without a question is in the trail, is mailed, and can be answered from the page [row D545]', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const { number } = order;
    const written = await press(order, { what: 'letter', text: 'Will it have the short legs?' });
    expect(written.status).toBe(303);
    expect((await press(order, { what: 'letter', text: '  ' })).status).toBe(409);
    const { hits, counts } = await readLetters(shop.services, {});
    expect(hits.find((hit) => hit.number === number)).toMatchObject({ state: 'to answer', from: 'buyer' });
    expect(counts.answer).toBeGreaterThan(0);
    await mailsAbout(shop, number, { makers: 1, shopper: 1 });
    const letter = { title: '', text: 'Yes, 11 mm.', answers: [], until: null, otherwise: null };
    const id = randomUUID();
    const draft = { ...letter, id, number, text: 'Yes' };
    expect((await call('keep-letter', draft)).status).toBe(200);
    expect((await readOwnLetters(shop.services, order)).letters).toHaveLength(1);
    expect((await call('send-letter', { ...letter, id, number })).status).toBe(200);
    expect((await call('send-letter', { ...letter, id, number })).status).toBe(200);
    const { letters } = await readOwnLetters(shop.services, order);
    expect(letters.map(({ from, text }) => [from, text])).toEqual([
      ['maker', 'Yes, 11 mm.'],
      ['buyer', 'Will it have the short legs?'],
    ]);
    expect((await mailsAbout(shop, number, { makers: 1, shopper: 2 })).shopper).toHaveLength(2);
    expect(
      (await readLetters(shop.services, { tab: 'done' })).hits.some((hit) => hit.number === number),
    ).toBe(true);
    expect((await trailOf(shop, order.id)).at(-1)).toBe('Maxi: Letter none → Yes, 11 mm.');
  });

  it('never changes the goods without an answer, and allows at least a day for it [case M17] [row D686]', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const { writing } = await ask(await payFor(shop, [CUSTOM]));
    const refused = async (more: object) => {
      const of = { id: randomUUID(), number: order.number };
      const { status, body } = await call('send-letter', { ...writing, ...of, ...more });
      return `${status} ${body.error}`;
    };
    for (const otherwise of [1, 2])
      expect(await refused({ otherwise })).toContain('422 Without an answer the order stays as it is');
    for (const until of [localOf(hours(-1)), localOf(hours(23))])
      expect(await refused({ until })).toBe('422 Allow at least 24 hours for an answer.');
    expect((await letterOf((await ask(order, { until: localOf(hours(25)) })).id))?.otherwise).toBe(0);
  });

  it('that is incomplete, past its deadline, with one answer only or a second question is refused with an explanation', async () => {
    const order = await payFor(shop, [CUSTOM]);
    const { writing } = await ask(order);
    const again = (more: object) => call('send-letter', { ...writing, id: randomUUID(), ...more });
    expect((await again({})).body.error).toMatch(/^This order already has an open question/);
    const other = await payFor(shop, [CUSTOM]);
    const of = { number: other.number };
    expect((await again({ ...of, text: '' })).body.error).toBe('Write the letter first.');
    expect((await again({ ...of, answers: writing.answers.slice(0, 1) })).body.error).toMatch(/^One answer/);
    const past = [{ words: 'x', leaves: addDays(dayOf(shop.services.now()), -3), change: null }];
    expect((await again({ ...of, answers: [...past, ...past] })).body.error).toBe(
      'Choose today or a later day.',
    );
  });
});
