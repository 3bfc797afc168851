import { inLanguage, type Language } from '#domain/languages.ts';
import { Action, Letter, Paragraph, SupportLink } from '../platform/mail/letter.tsx';
import { ACCOUNT_LETTERS, ACCOUNT_QUESTIONS, type AccountLetter } from './account-mail.messages.ts';

interface AccountMailProps {
  letter: AccountLetter;
  language: Language;
  /** Undefined if the letter has no link. */
  link: string | undefined;
  publicUrl: string;
  testMode: boolean;
}

export function AccountMail({ letter, language, link, publicUrl, testMode }: AccountMailProps) {
  const { heading, before, action, after } = ACCOUNT_LETTERS[language][letter];
  const href = action?.page ? publicUrl + inLanguage(action.page, language) : link;
  const [ask, end] = ACCOUNT_QUESTIONS[language];
  return (
    <Letter
      heading={heading}
      preview={before[0] ?? heading}
      language={language}
      publicUrl={publicUrl}
      testMode={testMode}
    >
      {before.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      {action && href ? <Action href={href}>{action.label}</Action> : null}
      {after.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <Paragraph>
        {ask}
        <SupportLink />
        {end}
      </Paragraph>
    </Letter>
  );
}
