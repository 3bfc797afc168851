import { Text } from '@react-email/text';
import { MailFrame } from './mail-frame.tsx';
import { inBoth } from './mailer.ts';

/** A nearly empty mail, for a preview of its footer. */
export const sampleMail = (publicUrl: string, said: string | undefined): string =>
  inBoth(
    <MailFrame
      {...{
        language: 'en',
        title: 'A mail',
        preview: 'A mail',
        publicUrl,
        testMode: false,
        said: said ?? '',
      }}
    >
      <Text>Here stands what the mail is about.</Text>
    </MailFrame>,
  ).html;
