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
    preview: 'Open the link to go on. If it was not you, do nothing.',
    asked: {
      copy: 'Somebody, we hope you, asked for a copy of what we hold under this address.',
      correction: 'Somebody, we hope you, asked us to correct what we hold under this address.',
      deletion: 'Somebody, we hope you, asked us to delete what we hold under this address.',
    },
    go: { copy: 'Get the copy', correction: 'Send the correction', deletion: 'Delete my data' },
    rules: `The link leads to a page with one button; nothing happens before you press it. It can be used once, within ${DATA_LINK_HOURS} hours.`,
    nothing: [
      'We hold no order and no withdrawal under this address, so there is nothing to copy, correct or delete. Did you order with another address? Then ask with that one.',
      `The request itself is deleted after ${SPENT_DAYS} days.`,
    ],
    notYou: ['If it was not you, do nothing. Questions? Answer this mail or write to ', '.'],
  },
  de: {
    heading: 'Du hast nach deinen Daten gefragt.',
    preview: 'Öffne den Link, um fortzufahren. Warst du das nicht, tu nichts.',
    asked: {
      copy: 'Jemand, hoffentlich du, möchte eine Kopie dessen, was wir unter dieser Adresse gespeichert haben.',
      correction:
        'Jemand, hoffentlich du, möchte berichtigen, was wir unter dieser Adresse gespeichert haben.',
      deletion:
        'Jemand, hoffentlich du, möchte löschen lassen, was wir unter dieser Adresse gespeichert haben.',
    },
    go: { copy: 'Kopie holen', correction: 'Berichtigung senden', deletion: 'Meine Daten löschen' },
    rules: `Der Link führt auf eine Seite mit einer Schaltfläche; vorher geschieht nichts. Er gilt einmal, ${DATA_LINK_HOURS} Stunden lang.`,
    nothing: [
      'Unter dieser Adresse haben wir weder eine Bestellung noch einen Widerruf gespeichert. Es gibt also nichts zu kopieren, zu berichtigen oder zu löschen. Hast du mit einer anderen Adresse bestellt? Dann frage mit dieser.',
      `Die Anfrage selbst wird nach ${SPENT_DAYS} Tagen gelöscht.`,
    ],
    notYou: ['Warst das nicht du, tu nichts. Fragen? Antworte auf diese E-Mail oder schreibe an ', '.'],
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
