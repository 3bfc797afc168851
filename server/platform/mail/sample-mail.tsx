import { Text } from '@react-email/text';
import { inBoth } from './in-both.ts';
import { MailFrame } from './mail-frame.tsx';

/** The sheet of every mail with next to nothing on it, to look at what stands at its foot. */
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
