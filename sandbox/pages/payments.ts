import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { languageQuery, languageWithCode } from '#domain/languages.ts';
import { DOUBT_KINDS, type DoubtOutcome, decide, doubt, OUTCOMES, recentPayments } from '../model/doubts.ts';
import type { SandboxDatabase } from '../store/objects.ts';
import { ApiError } from '../wire/errors.ts';
import { isForeignPost, listPage, PAGE_CSP, privately, when } from './frame.ts';

interface PaymentsOptions {
  database: SandboxDatabase;
  shopName: string;
}

const EN = {
  locale: 'en-GB',
  banner: 'Test mode – no money moves',
  heading: 'Payments',
  intro:
    'The last 50 payments. Here you do what banks and the payment account do on their own: dispute a payment, report it as fraud, review it, and decide. The shop hears of it by webhook.',
  empty: 'No payment yet. Buy something, then reload this page.',
  doubts: { dispute: 'Dispute it', inquiry: 'Ask about it', warning: 'Report as fraud', review: 'Review it' },
  outcomes: {
    evidence: 'Evidence is sent',
    won: 'The shop wins',
    lost: 'The shop loses',
    closed: 'Close the inquiry',
    approved: 'Approve',
    refunded_as_fraud: 'Close as fraud',
  },
};
const MESSAGES: Readonly<Record<'en' | 'de', typeof EN>> = {
  en: EN,
  de: {
    locale: 'de-DE',
    banner: 'Testbetrieb – ohne Geld',
    heading: 'Zahlungen',
    intro:
      'Die letzten 50 Zahlungen. Hier machst du, was Banken und das Zahlungskonto von sich aus tun: eine Zahlung anfechten, als Betrug melden, prüfen und entscheiden. Der Laden hört davon per Webhook.',
    empty: 'Noch keine Zahlung. Kaufe etwas und lade dann diese Seite neu.',
    doubts: { dispute: 'Anfechten', inquiry: 'Nachfragen', warning: 'Als Betrug melden', review: 'Prüfen' },
    outcomes: {
      evidence: 'Nachweise sind da',
      won: 'Der Laden gewinnt',
      lost: 'Der Laden verliert',
      closed: 'Anfrage schließen',
      approved: 'Freigeben',
      refunded_as_fraud: 'Als Betrug schließen',
    },
  },
};

type Payment = Awaited<ReturnType<typeof recentPayments>>[number];

const nameOf = ({ metadata, description, payment_intent }: Payment['charge']): string =>
  metadata.session_order ?? description ?? payment_intent;

/** Possible outcomes of a doubt; empty if it is closed or has none. */
function outcomesOf(one: Payment['doubts'][number]): readonly DoubtOutcome[] {
  if (one.object === 'review') return one.open ? ['approved', 'refunded_as_fraud'] : [];
  if (one.object !== 'dispute') return [];
  const ends: readonly DoubtOutcome[] = one.status.startsWith('warning_') ? ['closed'] : ['won', 'lost'];
  if (one.status.endsWith('needs_response')) return ['evidence', ...ends];
  return one.status.endsWith('under_review') ? ends : [];
}

/** `/sandbox/payments`: raises and decides disputes, fraud warnings and reviews (`?language=de` in German). */
export function payments({ database, shopName }: PaymentsOptions): Hono {
  const pages = new Hono();
  pages.use('/sandbox/payments', privately, bodyLimit({ maxSize: 4096 }));
  pages.get('/sandbox/payments', async (c) => {
    const language = languageWithCode(c.req.query('language'));
    const messages = MESSAGES[language];
    const shown = await database.transaction(recentPayments);
    const address = `/sandbox/payments${languageQuery(language)}`;
    const press = (label: string, of: string, fields: Record<string, string>) =>
      html`<form method="post" action="${address}">${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
      )}<button aria-label="${label}: ${of}">${label}</button></form>`;
    const row = ({ charge, doubts }: Payment) => html`<li id="${charge.payment_intent}">
<time class="meta" datetime="${new Date(charge.created * 1000).toISOString()}">${when(charge.created * 1000, messages.locale)}</time>
<p class="subject">${nameOf(charge)}, ${(charge.amount / 100).toFixed(2)} ${charge.currency.toUpperCase()}</p>
<div class="doubts"><div>${DOUBT_KINDS.map((kind) => press(messages.doubts[kind], nameOf(charge), { doubt: kind, id: charge.id }))}</div>
${doubts.map(
  (
    one,
  ) => html`<div><span class="meta">${one.object} ${'status' in one ? one.status : ''}${'open' in one ? (one.closed_reason ?? 'open') : ''}</span>
${outcomesOf(one).map((outcome) => press(messages.outcomes[outcome], nameOf(charge), { outcome, id: one.id }))}</div>`,
)}</div>
</li>`;
    c.header('Content-Security-Policy', PAGE_CSP.replace("form-action 'none'", "form-action 'self'"));
    return c.html(
      listPage({
        ...messages,
        language,
        shopName,
        path: '/sandbox/payments',
        kind: 'visits payments',
        rows: shown.map(row),
      }),
    );
  });
  pages.post('/sandbox/payments', async (c) => {
    if (isForeignPost(c.req.url, c.req.header('origin'), c.req.header('sec-fetch-site')))
      return c.text('Only pages of this shop may send this.', 403);
    const form = await c.req.parseBody();
    const id = String(form.id);
    const kind = DOUBT_KINDS.find((one) => one === form.doubt);
    const outcome = OUTCOMES.find((one) => one === form.outcome);
    try {
      await database.transaction(async (db) => {
        if (kind) await doubt(db, kind, id);
        else if (outcome) await decide(db, id, outcome);
      });
    } catch (error) {
      if (error instanceof ApiError) return c.text(error.message, error.status);
      throw error;
    }
    return c.redirect(`/sandbox/payments${languageQuery(languageWithCode(c.req.query('language')))}`, 303);
  });
  return pages;
}
