import type { InLanguages, Language } from '#domain/languages.ts';
import { DATA_LINK_HOURS, type DataRequestKind } from '#domain/privacy/data-request.ts';
import { SPENT_DAYS } from '#domain/privacy/retention.ts';
import { Action, Letter, Paragraph, SupportLink } from '../platform/mail/letter.tsx';

interface DataMailProps {
  language: Language;
  kind: DataRequestKind;
  /** Undefined if nothing is stored under the address. */
  link: string | undefined;
  publicUrl: string;
  testMode: boolean;
}

interface Words {
  readonly heading: string;
  readonly preview: string;
  readonly asked: Record<DataRequestKind, string>;
  readonly go: Record<DataRequestKind, string>;
  readonly rules: string;
  readonly nothing: readonly [what: string, then: string];
  readonly notYou: readonly [before: string, after: string];
}

const WORDS: InLanguages<Words> = {
  en: {
    heading: 'You asked about your data.',
    preview: 'Open the link to continue. If it was not you, ignore this e-mail.',
    asked: {
      copy: 'Somebody, hopefully you, asked for a copy of the data we have under this address.',
      correction: 'Somebody, hopefully you, asked us to correct the data we have under this address.',
      deletion: 'Somebody, hopefully you, asked us to delete the data we have under this address.',
    },
    go: { copy: 'Get the copy', correction: 'Send the correction', deletion: 'Delete my data' },
    rules: `The link opens a page with one button; nothing happens until you press it. It works once, within ${DATA_LINK_HOURS} hours.`,
    nothing: [
      'We have no order and no withdrawal under this address, so there is nothing to copy, correct or delete. If you ordered with another address, ask with that one.',
      `The request itself is deleted after ${SPENT_DAYS} days.`,
    ],
    notYou: ['If it was not you, ignore this e-mail. Any questions? Reply to this e-mail or write to ', '.'],
  },
  de: {
    heading: 'Du hast nach deinen Daten gefragt.',
    preview: 'Öffne den Link, um weiterzumachen. Wenn du das nicht warst, musst du nichts tun.',
    asked: {
      copy: 'Jemand, hoffentlich du, möchte eine Kopie der Daten, die wir unter dieser Adresse gespeichert haben.',
      correction:
        'Jemand, hoffentlich du, möchte Daten berichtigen, die wir unter dieser Adresse gespeichert haben.',
      deletion:
        'Jemand, hoffentlich du, möchte die Daten löschen lassen, die wir unter dieser Adresse gespeichert haben.',
    },
    go: { copy: 'Kopie holen', correction: 'Berichtigung senden', deletion: 'Meine Daten löschen' },
    rules: `Der Link öffnet eine Seite mit einem Knopf; vorher passiert nichts. Er gilt einmal, ${DATA_LINK_HOURS} Stunden lang.`,
    nothing: [
      'Unter dieser Adresse haben wir weder eine Bestellung noch einen Widerruf gespeichert. Es gibt also nichts zu kopieren, zu berichtigen oder zu löschen. Hast du mit einer anderen Adresse bestellt, dann frag mit dieser.',
      `Die Anfrage selbst wird nach ${SPENT_DAYS} Tagen gelöscht.`,
    ],
    notYou: [
      'Wenn du das nicht warst, musst du nichts tun. Noch Fragen? Antworte auf diese E-Mail oder schreib an ',
      '.',
    ],
  },
};

/** The same for every address, because others may see a subject line. */
export const DATA_MAIL_SUBJECTS: InLanguages<string> = {
  en: 'Your data: what you asked for',
  de: 'Deine Daten: deine Anfrage',
};

/** Response to a request about data: its link, or that nothing is stored. */
export function DataMail({ language, kind, link, publicUrl, testMode }: DataMailProps) {
  const { heading, preview, asked, go, rules, nothing, notYou } = WORDS[language];
  return (
    <Letter
      language={language}
      heading={heading}
      preview={link ? preview : nothing[0]}
      publicUrl={publicUrl}
      testMode={testMode}
    >
      <Paragraph>{asked[kind]}</Paragraph>
      {link ? (
        <>
          <Action href={link}>{go[kind]}</Action>
          <Paragraph>{rules}</Paragraph>
        </>
      ) : (
        nothing.map((words) => <Paragraph key={words}>{words}</Paragraph>)
      )}
      <Paragraph>
        {notYou[0]}
        <SupportLink />
        {notYou[1]}
      </Paragraph>
    </Letter>
  );
}
