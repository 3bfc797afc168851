import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Language } from '../../domain/languages.ts';
import { MAIL_IDS } from '../../domain/orders/order-mail-kinds.ts';
import { orderPaper } from '../../server/order-page/order-papers.ts';
import { mailsOf } from '../../server/orders/mails-of.ts';
import { mails, orders } from '../../server/platform/db/schema/orders.ts';
import { MailFailure } from '../../server/platform/mail/mailer.ts';
import { MailHeld, sendOnce } from '../../server/platform/mail/send-once.ts';
import { startProduction } from '../../server/production/hold-unit.ts';
import { eventually } from '../fixtures/eventually.ts';
import { hurry } from '../fixtures/hurry.ts';
import { openMailingShop } from '../fixtures/mailing-shop.ts';
import { pdfText } from '../fixtures/pdf-text.ts';
import { MAXI, need, payFor, STRAT_SET } from '../fixtures/workshop.ts';

const { shop, post } = await openMailingShop(/jonas|example\.org/i);

const rowOf = async (id: string) => (await shop.database.db.select().from(mails).where(eq(mails.id, id)))[0];
const stateOf = async (id: string) => (await rowOf(id))?.state;
const becomes = (id: string, state: string) =>
  eventually(async () => {
    shop.services.jobs.lookNow();
    return (await stateOf(id)) === state;
  }, `${id} is ${state}`);
function attachedPdf(mail: string): { name: string; pdf: Buffer } {
  const [, part = ''] = /(Content-Type: application\/pdf[\s\S]*?)\r\n--/.exec(mail) ?? [];
  const [head = '', body = ''] = part.split('\r\n\r\n');
  const [, name = ''] = /\bname="?([^"\s;]+)/.exec(head) ?? [];
  return { name, pdf: Buffer.from(body, 'base64') };
}
/** Mails of this id, without the line breaks that quoted-printable puts in. */
const about = (id: string) =>
  post
    .mails()
    .filter((mail) => mail.includes(`<${id}@`))
    .map((mail) => mail.replace(/=\r?\n/g, ''));

describe('a mail about an order', () => {
  it('is sent once, however often its job runs, and is marked as sent in the table [row D53]', async () => {
    const { id: orderId } = await payFor(shop);
    const id = MAIL_IDS.confirmation(orderId);
    await becomes(id, 'sent');
    for (let again = 0; again < 3; again++)
      await shop.database.db.transaction((tx) =>
        shop.services.jobs.send(tx as never, 'order-confirmation', { orderId }),
      );
    shop.services.jobs.lookNow();
    await eventually(async () => {
      const open = await shop.database.sql.query(
        "select 1 from jobs.job where name = 'order-confirmation' and state in ('created', 'active', 'retry')",
      );
      shop.services.jobs.lookNow();
      return open.length === 0;
    }, 'all of them are done');
    expect(about(id)).toHaveLength(1);
    expect(await mailsOf(shop.database.db, orderId)).toMatchObject([
      { id, kind: 'confirmation', state: 'sent', tries: 1, failure: null },
    ]);
    expect(about(id)[0]).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
  });

  it('waits while the mail server is down, and is sent once afterwards [row D53]', async () => {
    await post.goesAway();
    const order = await payFor(shop);
    await need(startProduction(shop.services, MAXI, { number: order.number }));
    const [first, second] = [
      MAIL_IDS.confirmation(order.id),
      MAIL_IDS.letter({ kind: 'in the making', orderId: order.id, detailId: order.id }),
    ];
    await eventually(async () => {
      shop.services.jobs.lookNow();
      const rows = await mailsOf(shop.database.db, order.id);
      return (
        rows.length === 2 &&
        rows.every(({ tries, failure }) => tries > 0 && /^E(SOCKET|CONN\w*)$/.test(failure ?? ''))
      );
    }, 'both were tried');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'waiting']);
    await post.comesBack();
    await eventually(async () => {
      await hurry(shop);
      return (await stateOf(first)) === 'sent' && (await stateOf(second)) === 'sent';
    }, 'both are sent');
    expect([about(first), about(second)].map(({ length }) => length)).toEqual([1, 1]);
    expect((await rowOf(second))?.sentAt).toBeInstanceOf(Date);
  });

  it('is given up if the server refuses it permanently, or after days', async () => {
    post.is({ to: 'RCPT', code: 550 });
    const refused = await payFor(shop);
    const id = MAIL_IDS.confirmation(refused.id);
    await becomes(id, 'given up');
    expect(await rowOf(id)).toMatchObject({ tries: 1, failure: 'EENVELOPE 550', sentAt: null });

    post.is({ to: 'RCPT', code: 451 });
    const late = await payFor(shop);
    await eventually(async () => (await rowOf(MAIL_IDS.confirmation(late.id)))?.failure !== null, 'a try');
    await eventually(async () => {
      await hurry(shop, { last: true });
      return (await stateOf(MAIL_IDS.confirmation(late.id))) === 'given up';
    }, 'given up');
  });

  it('is German if its order is [row D620]', async () => {
    const order = await payFor(shop, [STRAT_SET], 'de');
    const id = MAIL_IDS.confirmation(order.id);
    await becomes(id, 'sent');
    expect(about(id)[0]).toMatch(/Subject: Bestellung GW-/);
    expect(about(id)[0]).toContain('/de/order/');
    // The mail includes the sold lines.
    expect(about(id)[0]).toContain('Hals, Mitte und Steg');
  });
});

describe('one sender at a time', () => {
  const mail = () => ({
    id: `test-${randomUUID()}`,
    to: 'jonas@example.org',
    subject: '',
    text: '',
    html: '',
  });

  it('sends a mail once if two processes try; the second finds it sent', async () => {
    const sent: string[] = [];
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const mailer = { send: async ({ id }: { id: string }) => gate.then(() => void sent.push(id)) };
    const sending = { kind: 'confirmation', orderId: null, mail: mail() } as const;
    const first = sendOnce({ ...shop.services, mailer }, sending);
    await eventually(async () => (await rowOf(sending.mail.id)) !== undefined, 'held');
    await expect(sendOnce({ ...shop.services, mailer }, sending)).rejects.toBeInstanceOf(MailHeld);
    goOn();
    expect(await first).toBe(true);
    expect(await sendOnce({ ...shop.services, mailer }, sending)).toBe(false);
    expect(sent).toEqual([sending.mail.id]);
  });

  it('releases a dead process’s claim on a mail', async () => {
    const sending = { kind: 'confirmation', orderId: null, mail: mail() } as const;
    const never = { send: () => new Promise<void>(() => {}) };
    void sendOnce({ ...shop.services, mailer: never }, sending);
    await eventually(async () => (await rowOf(sending.mail.id)) !== undefined, 'held');
    const well = { send: async () => {} };
    const later = { ...shop.services, now: () => new Date(Date.now() + 120_000) };
    await expect(sendOnce({ ...shop.services, mailer: well }, sending)).rejects.toBeInstanceOf(MailHeld);
    expect(await sendOnce({ ...later, mailer: well }, sending)).toBe(true);
    expect(await rowOf(sending.mail.id)).toMatchObject({ state: 'sent', tries: 2 });
  });

  /** The shop's services over a connection that is cut so many times, before or after the statement. */
  function cutOff(method: 'insert' | 'update', times: number, when: 'before' | 'after') {
    let left = times;
    const { db } = shop.services;
    const cut = () => Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
    const statement = (asked: object): object =>
      new Proxy(asked, {
        get(target, name, itself: PromiseLike<unknown>) {
          const own: unknown = Reflect.get(target, name);
          if (name === 'catch') return (handle: () => unknown) => itself.then(undefined, handle);
          if (name === 'then' && left > 0) {
            left -= 1;
            const done = when === 'after' ? Promise.resolve(target).then(cut) : cut();
            return done.then.bind(done);
          }
          if (typeof own !== 'function') return own;
          return (...args: unknown[]) => {
            const answer: unknown = own.apply(target, args);
            return answer === Object(answer) && !(answer instanceof Promise)
              ? statement(answer as object)
              : answer;
          };
        },
      });
    const whole = new Proxy(db, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name);
        if (name !== method || typeof own !== 'function') return own;
        return (...args: unknown[]) => statement(own.apply(target, args));
      },
    });
    return { ...shop.services, db: whole };
  }

  it('marks a mail as sent once the database is back, if it was sent during an outage, and sends it once [row D53]', async () => {
    const sent: string[] = [];
    const sending = { kind: 'confirmation', orderId: null, mail: mail() } as const;
    const mailer = { send: async ({ id }: { id: string }) => void sent.push(id) };
    expect(await sendOnce({ ...cutOff('update', 2, 'before'), mailer }, sending)).toBe(true);
    expect(await rowOf(sending.mail.id)).toMatchObject({ state: 'sent', heldUntil: null, tries: 1 });
    expect(await sendOnce({ ...shop.services, mailer }, sending)).toBe(false);
    expect(sent).toEqual([sending.mail.id]);
  });

  it('marks it also after an outage that was longer than any claim', async () => {
    const sent: string[] = [];
    const sending = { kind: 'confirmation', orderId: null, mail: mail() } as const;
    const mailer = { send: async ({ id }: { id: string }) => void sent.push(id) };
    let at = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      at += 100_000;
      return at;
    });
    try {
      expect(await sendOnce({ ...cutOff('update', 3, 'before'), mailer }, sending)).toBe(true);
    } finally {
      clock.mockRestore();
    }
    expect(await rowOf(sending.mail.id)).toMatchObject({ state: 'sent', heldUntil: null, tries: 1 });
    expect(await sendOnce({ ...shop.services, mailer }, sending)).toBe(false);
    expect(sent).toEqual([sending.mail.id]);
  });

  it('releases the claim of a process that lost its connection while claiming', async () => {
    const sending = { kind: 'confirmation', orderId: null, mail: mail() } as const;
    const well = { send: async () => {} };
    await expect(sendOnce({ ...cutOff('insert', 1, 'after'), mailer: well }, sending)).rejects.toThrow(
      'ECONNRESET',
    );
    expect(await rowOf(sending.mail.id)).toMatchObject({ state: 'waiting', heldUntil: null });
    expect(await sendOnce({ ...shop.services, mailer: well }, sending)).toBe(true);
  });

  it('keeps another process’s claim if a process fails late', async () => {
    const sending = { kind: 'confirmation', orderId: null, mail: mail() } as const;
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const first = sendOnce({ ...shop.services, mailer: { send: () => gates[0].promise } }, sending);
    await eventually(async () => (await rowOf(sending.mail.id)) !== undefined, 'held');
    const later = { ...shop.services, now: () => new Date(Date.now() + 120_000) };
    const second = sendOnce({ ...later, mailer: { send: () => gates[1].promise } }, sending);
    await eventually(async () => (await rowOf(sending.mail.id))?.tries === 2, 'held by the second');
    gates[0].reject(
      new MailFailure(sending.mail.id, { code: 'EENVELOPE', responseCode: 550, refused: true }),
    );
    await expect(first).rejects.toThrow();
    // The second one still holds the lease, so a third one waits.
    await expect(sendOnce({ ...later, mailer: { send: async () => {} } }, sending)).rejects.toBeInstanceOf(
      MailHeld,
    );
    gates[1].resolve();
    expect(await second).toBe(true);
    expect(await rowOf(sending.mail.id)).toMatchObject({ state: 'sent', failure: null, tries: 2 });
  });

  it('keeps another process’s sent mark if a process fails late', async () => {
    const sending = { kind: 'confirmation', orderId: null, mail: mail() } as const;
    const gate = Promise.withResolvers<void>();
    const first = sendOnce({ ...shop.services, mailer: { send: () => gate.promise } }, sending);
    await eventually(async () => (await rowOf(sending.mail.id)) !== undefined, 'held');
    const later = { ...shop.services, now: () => new Date(Date.now() + 120_000) };
    expect(await sendOnce({ ...later, mailer: { send: async () => {} } }, sending)).toBe(true);
    gate.reject(new Error('late'));
    await expect(first).rejects.toThrow();
    expect(await rowOf(sending.mail.id)).toMatchObject({ state: 'sent', failure: null });
  });
});

describe('the terms of an order', () => {
  const confirmed = async () => {
    post.mails().length = 0;
    const order = await payFor(shop, [STRAT_SET]);
    await becomes(MAIL_IDS.confirmation(order.id), 'sent');
    const mail = post.mails().find((one) => one.includes(MAIL_IDS.confirmation(order.id))) ?? '';
    return { order, mail, ...attachedPdf(mail) };
  };

  it('are attached to its confirmation, and stay the same bytes when the shop shows newer ones [rows D663, D664]', async () => {
    const first = await confirmed();
    expect(first.name).toMatch(/^gewitter-terms-and-withdrawal-\d{4}-\d\d-\d\d-[0-9a-f]{6}\.pdf$/);
    expect(first.mail).toMatch(/Content-Disposition: attachment;\s+filename="?gewitter-terms/);
    expect(pdfText(first.pdf).replace(/\s+/g, '')).toContain('Iherebygivenotice.');
    expect(first.pdf.toString('latin1')).toContain('pdfuaid:part');

    const before = shop.services.contractText;
    onTestFinished(() => void Object.assign(shop.services, { contractText: before }));
    const newer = { kind: 'paragraph', text: 'From now on #emph[all] is different.' } as const;
    Object.assign(shop.services, { contractText: (language: Language) => ({ language, blocks: [newer] }) });
    const second = await confirmed();
    expect(second.name).not.toBe(first.name);
    expect(pdfText(second.pdf).replace(/\s+/g, '')).toContain('#emph[all]isdifferent.');

    for (const { order, name, pdf } of [first, second]) {
      const again = await orderPaper(shop.services, order, 'terms', 'en');
      expect(`${again?.name}.pdf`).toBe(name);
      expect(Buffer.from(again?.pdf ?? []).equals(pdf)).toBe(true);
    }
  });

  it('are not available for an order older than stored terms', async () => {
    const { order } = await confirmed();
    await shop.database.db.update(orders).set({ contractText: null }).where(eq(orders.id, order.id));
    const [older] = await shop.database.db.select().from(orders).where(eq(orders.id, order.id));
    if (!older) throw new Error('no order');
    expect(await orderPaper(shop.services, older, 'terms', 'en')).toBeUndefined();
  });
});
