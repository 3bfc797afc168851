import type { InLanguages } from '#domain/languages.ts';

interface Asked {
  readonly asked: string;
  readonly email: string;
  readonly orderNumber: string | null;
  readonly note: string;
}

const EN = {
  subject: 'Somebody asks for a correction of their data',
  what: ({ asked, email, orderNumber, note }: Asked) =>
    `Asked ${asked} by ${email}${orderNumber ? `, of order ${orderNumber}` : ''}, and confirmed through a link in an e-mail to that address: ${note}`,
  toDo: 'Put it right, and answer within one month at the latest (GDPR, articles 12 and 16). If it cannot be put right, say why.',
};

export const CORRECTION: InLanguages<typeof EN> = {
  en: EN,
  de: {
    subject: 'Jemand bittet um eine Berichtigung der eigenen Daten',
    what: ({ asked, email, orderNumber, note }) =>
      `Darum bat ${email} am ${asked}${orderNumber ? `, zu Bestellung ${orderNumber}` : ''}, bestätigt über einen Link in einer E-Mail an diese Adresse: ${note}`,
    toDo: 'Berichtigt es und antwortet spätestens innerhalb eines Monats (DSGVO, Artikel 12 und 16). Lässt es sich nicht berichtigen, sagt, warum.',
  },
};
