import { dayInWords } from '#domain/calendar/day.ts';
import type { InLanguages, Language } from '#domain/languages.ts';
import { WITHDRAWAL_DAYS } from '#domain/legal/withdrawal-days.ts';
import type { OrderProgress } from '#domain/order-page/order-progress.ts';
import { FITTED_RETURN } from '#domain/returns/fitted.messages.ts';
import { RETURN_DAYS } from '#domain/returns/returns.ts';
import type { OrderRefusal } from '#server/order-page/index.ts';

/** The term of a quick connector, unless it is over. */
const fittedWords = ({ fitted }: OrderProgress['sendBack'], language: Language): readonly string[] =>
  fitted && (fitted.may || !fitted.until)
    ? [FITTED_RETURN[language].until(fitted.until && dayInWords(fitted.until, language, 'plain'))]
    : [];

const EN = {
  heading: 'Changed your mind?',
  words({ withdrawal, sendBack }: OrderProgress) {
    const by = withdrawal.until
      ? `until ${dayInWords(withdrawal.until, 'en', 'plain')}, ${WITHDRAWAL_DAYS} days after delivery`
      : `at any time until ${WITHDRAWAL_DAYS} days after delivery`;
    const back = `You can send new and unused goods back until ${dayInWords(sendBack.until, 'en', 'plain')}: ${RETURN_DAYS} days from purchase, custom builds too.`;
    return [
      ...(withdrawal.may ? [`You can withdraw ${by}.`] : []),
      ...(sendBack.may || !sendBack.fitted?.may ? [back] : []),
      ...fittedWords(sendBack, 'en'),
    ].join(' ');
  },
  withdraw: 'Withdraw from contract',
  withdrawn: (date: string) => `We received your withdrawal on ${date} and have written to you about it.`,
  back: 'Send something back',
  which: 'What are you sending back?',
  of: (count: number) => `of ${count}`,
  ask: 'Ask for a return number',
  asked: (date: string) =>
    `You asked for a return number on ${date}. We will e-mail it to you with our address.`,
  number: (number: string) => `Your return number is ${number}.`,
  postBy: (day: string) => `Post it by ${day}.`,
  here: 'The goods are back with us.',
  refusals: {
    closed: 'There is nothing to send back at the moment.',
    faster: 'Something has changed in the meantime. Please look again.',
    'too late': 'The days for that are over.',
    nothing: 'Please say how many you want to send back.',
    trouble: 'We could not send this. Please try again.',
  } satisfies Record<OrderRefusal, string>,
};

export const RETURN_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    heading: 'Anders überlegt?',
    words({ withdrawal, sendBack }) {
      const by = withdrawal.until
        ? `bis ${dayInWords(withdrawal.until, 'de', 'plain')}, ${WITHDRAWAL_DAYS} Tage nach der Zustellung`
        : `jederzeit bis ${WITHDRAWAL_DAYS} Tage nach der Zustellung`;
      const back = `Neu und unbenutzt nehmen wir bis ${dayInWords(sendBack.until, 'de', 'plain')} alles zurück: ${RETURN_DAYS} Tage ab Kauf, auch Tonabnehmer nach Wahl.`;
      return [
        ...(withdrawal.may ? [`Du kannst ${by} widerrufen.`] : []),
        ...(sendBack.may || !sendBack.fitted?.may ? [back] : []),
        ...fittedWords(sendBack, 'de'),
      ].join(' ');
    },
    withdraw: 'Vertrag widerrufen',
    withdrawn: (date) => `Dein Widerruf ist am ${date} eingegangen; wir haben dir dazu geschrieben.`,
    back: 'Etwas zurückschicken',
    which: 'Was schickst du zurück?',
    of: (count) => `von ${count}`,
    ask: 'Rücksendenummer anfordern',
    asked: (date) =>
      `Du hast am ${date} eine Rücksendenummer angefordert. Sie kommt per E-Mail, mit unserer Adresse.`,
    number: (number) => `Deine Rücksendenummer ist ${number}.`,
    postBy: (day) => `Bring es bis ${day} zur Post.`,
    here: 'Die Ware ist wieder bei uns.',
    refusals: {
      closed: 'Zurzeit gibt es nichts zurückzuschicken.',
      faster: 'Inzwischen hat sich etwas geändert. Bitte sieh noch einmal hin.',
      'too late': 'Die Tage dafür sind vorbei.',
      nothing: 'Bitte gib an, wie viele du zurückschicken möchtest.',
      trouble: 'Wir konnten das nicht senden. Bitte versuch es noch einmal.',
    },
  },
};
