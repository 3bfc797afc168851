import { COMPANY, COMPANY_IN_GERMAN } from '../company.ts';
import type { InLanguages, Language } from '../languages.ts';
import { CUSTOM_BUILDS_RETURNABLE } from './returns.ts';

export interface WithdrawalPart {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface Instruction {
  readonly right: WithdrawalPart;
  readonly effects: WithdrawalPart;
  readonly form: WithdrawalPart & { readonly fields: readonly string[]; readonly note: string };
}

function us(country: string): string {
  const { legalName, street, postalCode, city, phone, supportEmail } = COMPANY;
  return `${legalName}, ${street}, ${postalCode} ${city}, ${country}, ${phone}, ${supportEmail}`;
}

const CUSTOM: InLanguages<string> = {
  en: 'For goods made to your specification (custom builds) there is no right of withdrawal (§ 312g (2) no. 1 BGB).',
  de: 'Für Waren, die nach Ihren Vorgaben angefertigt werden (Tonabnehmer nach Wahl), besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).',
};

const INSTRUCTION: Record<Language, (withdrawAt: string) => Instruction> = {
  en: (withdrawAt) => ({
    right: {
      heading: 'Right of withdrawal',
      paragraphs: [
        'You have the right to withdraw from this contract within 14 days without giving any reason.',
        'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods.',
        `To exercise the right of withdrawal, you must inform us (${us(COMPANY.country)}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
        `You can also exercise your right of withdrawal online at ${withdrawAt}. If you use this online function, we will send you, without undue delay, an acknowledgement of receipt of the withdrawal on a durable medium (e.g. by e-mail), including its content and the date and time of its submission.`,
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
        ...(CUSTOM_BUILDS_RETURNABLE ? [] : [CUSTOM.en]),
      ],
    },
    effects: {
      heading: 'Effects of withdrawal',
      paragraphs: [
        'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
        'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
        'You shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. We will bear the cost of returning the goods.',
        'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
      ],
    },
    form: {
      heading: 'Model withdrawal form',
      note: 'Complete and return this form only if you wish to withdraw from the contract.',
      paragraphs: [
        `To ${us(COMPANY.country)}:`,
        'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):',
      ],
      fields: [
        'Ordered on (*)/received on (*)',
        'Name of consumer(s)',
        'Address of consumer(s)',
        'Signature of consumer(s) (only if this form is notified on paper)',
        'Date',
      ],
    },
  }),
  de: (withdrawAt) => ({
    right: {
      heading: 'Widerrufsrecht',
      paragraphs: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
        'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.',
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${us(COMPANY_IN_GERMAN.country)}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
        `Sie können Ihr Widerrufsrecht auch online unter ${withdrawAt} ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
        ...(CUSTOM_BUILDS_RETURNABLE ? [] : [CUSTOM.de]),
      ],
    },
    effects: {
      heading: 'Folgen des Widerrufs',
      paragraphs: [
        'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
        'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
        'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Wir tragen die Kosten der Rücksendung der Waren.',
        'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
      ],
    },
    form: {
      heading: 'Muster-Widerrufsformular',
      note: 'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
      paragraphs: [
        `An ${us(COMPANY_IN_GERMAN.country)}:`,
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):',
      ],
      fields: [
        'Bestellt am (*)/erhalten am (*)',
        'Name des/der Verbraucher(s)',
        'Anschrift des/der Verbraucher(s)',
        'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
        'Datum',
      ],
    },
  }),
};

/**
 * Returns the instruction on withdrawal and the model form in the words of the law (EGBGB, annexes 1 and 2 to
 * article 246a), for goods that come in one parcel and whose return we pay. `withdrawAt` is the address of
 * the online function.
 */
export const withdrawalInstruction = (language: Language, withdrawAt: string): Instruction =>
  INSTRUCTION[language](withdrawAt);
