/** Drives payments through the sandbox over HTTP, as its browser half would, for tests without a browser. */

export interface SandboxPayment {
  /** Where the sandbox answers, for example `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** Of a checkout session, or of a payment intent. */
  clientSecret: string;
  email: string;
  /** Digits, spaces allowed; a card that pays unless told otherwise. */
  number?: string;
  expMonth?: number;
  /** Four digits. */
  expYear?: number;
  cvc?: string;
  /** What the shopper does when the card asks for authentication; `leave` ends there. */
  authentication?: 'complete' | 'fail' | 'leave';
}

export type SandboxPaymentResult =
  | { outcome: 'paid' }
  | { outcome: 'authenticate' }
  | { outcome: 'declined'; message: string; code: string; declineCode: string | null }
  | { outcome: 'refused'; message: string }
  | { outcome: 'invalid'; faults: Array<{ field: string; code: string; message: string }> };

/** Enters a card and confirms. Shipping must have been set by the shop's server before, as in the browser. */
export async function payBySandbox(payment: SandboxPayment): Promise<SandboxPaymentResult> {
  const { baseUrl, clientSecret } = payment;
  const number = payment.number ?? '4242 4242 4242 4242';
  const card = await callSandbox<
    { paymentMethod: string } | { faults: Array<{ field: string; code: string; message: string }> }
  >(baseUrl, 'card', {
    clientSecret,
    number,
    expMonth: payment.expMonth ?? 12,
    expYear: payment.expYear ?? new Date().getFullYear() + 3,
    cvc: payment.cvc ?? (/^3[47]/.test(number) ? '1234' : '123'),
  });
  if ('faults' in card) return { outcome: 'invalid', faults: card.faults };
  const confirmed = await callSandbox<SandboxPaymentResult>(baseUrl, 'confirm', {
    clientSecret,
    paymentMethod: card.paymentMethod,
    email: payment.email,
  });
  const choice = payment.authentication ?? 'complete';
  if (confirmed.outcome !== 'authenticate' || choice === 'leave') return confirmed;
  return callSandbox<SandboxPaymentResult>(baseUrl, 'authenticate', {
    clientSecret,
    succeeded: choice === 'complete',
  });
}

/** One call of the private API described in `pages/private-api.ts`; an error answer is thrown. */
export async function callSandbox<Data>(baseUrl: string, path: string, body: object): Promise<Data> {
  const answer = await fetch(`${baseUrl}/sandbox/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = (await answer.json()) as { data?: Data; error?: { message: string } };
  if (!answer.ok || json.data === undefined) {
    throw new Error(`sandbox ${path}: ${answer.status} ${json.error?.message ?? ''}`);
  }
  return json.data;
}
