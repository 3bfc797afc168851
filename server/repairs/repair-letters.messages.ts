import { COMPANY } from '#domain/company.ts';
import type { InLanguages } from '#domain/languages.ts';
import { exactEuro } from '#domain/money.ts';
import { TRANSFER_WORDS } from '#domain/repairs/repair.messages.ts';
import type { RepairState } from '#domain/repairs/repair.ts';
import type { RepairView } from './read-repairs.ts';

type Text = readonly [subject: string, ...paragraphs: string[]];

interface RepairLetterMessages {
  readonly open: string;
  readonly questions: string;
  readonly toOwner: Record<RepairState, (repair: RepairView) => Text>;
  /** Action of the makers on a notice. */
  readonly look: string;
}

/** The address to send pickups to. */
const workshopAddress = (): string =>
  `${COMPANY.legalName}, ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}`;

export const REPAIR_LETTERS: InLanguages<RepairLetterMessages> = {
  en: {
    open: 'Open your repair',
    questions: 'Any questions? Reply to this e-mail.',
    look: 'Look at it under Returns, Repairs.',
    toOwner: {
      asked: ({ number, parcel }) => [
        `Repair ${number}: send it in`,
        `Write ${number} on the parcel and send it to: ${workshopAddress()}. Take the pickup out of the guitar first, and pad it on all sides.`,
        `We measure it and write to you with a quote. If you refuse the quote, you pay ${exactEuro(parcel)} for the parcel back. If our guarantee covers it, the repair and the parcel back cost nothing, and we refund what you paid to send it in.`,
      ],
      here: ({ number }) => [
        `Repair ${number}: it is here`,
        'Your pickup has arrived. We measure it and write to you when we know the fault.',
      ],
      quoted: ({ number, total }) => [
        `Repair ${number}: our quote`,
        `We have measured it. The repair costs ${exactEuro(total)}, with the parcel back and VAT.`,
        'Open your repair to see what we found. You accept or refuse the quote there. We start only when you accept.',
      ],
      agreed: ({ number, isCovered }) => [
        `Repair ${number}: we repair it`,
        isCovered
          ? 'We have measured it, and our guarantee covers the repair. You pay nothing.'
          : 'You have accepted our quote. We repair your pickup and write to you when it is done.',
      ],
      refused: ({ number, total }) => [
        `Repair ${number}: it comes back as it is`,
        `You have refused our quote. The parcel back costs ${exactEuro(total)}, as agreed. We send the pickup once it is paid.`,
        TRANSFER_WORDS.en(number),
      ],
      done: ({ number, total }) => [
        `Repair ${number}: it is repaired`,
        total > 0
          ? `Your pickup is repaired. The bill is ${exactEuro(total)}. We send the pickup once it is paid.`
          : 'Your pickup is repaired, and comes back to you.',
        ...(total > 0 ? [TRANSFER_WORDS.en(number)] : []),
        'Open your repair to see its figures before and after.',
      ],
      back: ({ number, tracking }) => [
        `Repair ${number}: it is on its way`,
        `Your pickup is on its way back to you.${tracking ? ` Tracking number: ${tracking}.` : ''}`,
      ],
      closed: ({ number }) => [
        `Repair ${number}: closed`,
        'Your pickup has not arrived, so we have closed the repair. You pay nothing. If you have sent it, reply with the tracking number. To send it in later, ask for a new repair number.',
      ],
    },
  },
  de: {
    open: 'Deine Reparatur öffnen',
    questions: 'Noch Fragen? Antworte auf diese E-Mail.',
    look: 'Sieh sie dir unter Rückgaben, Reparaturen an.',
    toOwner: {
      asked: ({ number, parcel }) => [
        `Reparatur ${number}: Schick ihn los`,
        `Schreib ${number} auf das Paket und schick es an: ${workshopAddress()}. Nimm den Tonabnehmer vorher heraus und polstere ihn auf allen Seiten.`,
        `Wir messen ihn und schicken dir einen Kostenvoranschlag. Lehnst du ihn ab, zahlst du ${exactEuro(parcel)} für das Paket zurück. In unserer Gewährleistung kosten Reparatur und Rückweg nichts, und was du für den Hinweg bezahlt hast, erstatten wir.`,
      ],
      here: ({ number }) => [
        `Reparatur ${number}: Er ist da`,
        'Dein Tonabnehmer ist angekommen. Wir messen ihn und schreiben dir, sobald wir wissen, was ihm fehlt.',
      ],
      quoted: ({ number, total }) => [
        `Reparatur ${number}: unser Kostenvoranschlag`,
        `Wir haben ihn gemessen. Die Reparatur kostet ${exactEuro(total)}, mit Rückweg und Mehrwertsteuer.`,
        'Öffne deine Reparatur: Dort steht, was wir gefunden haben, und dort nimmst du den Kostenvoranschlag an oder lehnst ihn ab. Wir fangen erst an, wenn du ihn annimmst.',
      ],
      agreed: ({ number, isCovered }) => [
        `Reparatur ${number}: Wir reparieren ihn`,
        isCovered
          ? 'Wir haben ihn gemessen: Die Reparatur geht auf unsere Gewährleistung, du zahlst nichts.'
          : 'Du hast unseren Kostenvoranschlag angenommen. Wir reparieren deinen Tonabnehmer und schreiben dir, wenn er fertig ist.',
      ],
      refused: ({ number, total }) => [
        `Reparatur ${number}: Er kommt zurück, wie er ist`,
        `Du hast unseren Kostenvoranschlag abgelehnt. Das Paket zurück kostet wie vereinbart ${exactEuro(total)}. Sobald das bezahlt ist, schicken wir dir den Tonabnehmer.`,
        TRANSFER_WORDS.de(number),
      ],
      done: ({ number, total }) => [
        `Reparatur ${number}: Er ist repariert`,
        total > 0
          ? `Dein Tonabnehmer ist repariert. Die Rechnung beträgt ${exactEuro(total)}. Sobald sie bezahlt ist, schicken wir ihn dir.`
          : 'Dein Tonabnehmer ist repariert und kommt zu dir zurück.',
        ...(total > 0 ? [TRANSFER_WORDS.de(number)] : []),
        'Öffne deine Reparatur: Dort stehen seine Werte vorher und nachher.',
      ],
      back: ({ number, tracking }) => [
        `Reparatur ${number}: Er ist unterwegs`,
        `Dein Tonabnehmer ist auf dem Weg zu dir.${tracking ? ` Sendungsnummer: ${tracking}.` : ''}`,
      ],
      closed: ({ number }) => [
        `Reparatur ${number}: geschlossen`,
        'Dein Tonabnehmer ist nicht angekommen, deshalb haben wir die Reparatur geschlossen. Du zahlst nichts. Hast du ihn abgeschickt, antworte mit der Sendungsnummer. Willst du ihn später einschicken, hol dir eine neue Reparaturnummer.',
      ],
    },
  },
};
