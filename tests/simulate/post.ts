import type * as Mailing from '../../server/platform/mail/mailer.ts';

/** The next `times` mails are refused for now (`before`), or accepted without an answer (`after`). */
export interface MailFault {
  readonly when: 'before' | 'after';
  readonly times: number;
}

/** The mail server of a world. It counts what it accepted, because the mailbox has one file per id. */
export class Post {
  /** Belongs to the open world. */
  static current = new Post();
  /** Ids of accepted mails, once per acceptance, and of those whose answer was lost. */
  readonly accepted: string[] = [];
  readonly lost: string[] = [];
  fault: MailFault | undefined;

  /** Fails as `fault` says, around what delivers a mail. */
  async take(id: string, deliver: () => Promise<void>, failure: () => Error): Promise<void> {
    const { fault } = this;
    if (fault) this.fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined;
    if (fault?.when === 'before') throw failure();
    await deliver();
    this.accepted.push(id);
    if (!fault) return;
    this.lost.push(id);
    throw failure();
  }
}

/** The module of mailers with the mail server of the current world in front of the mailbox. */
export function withPost(real: typeof Mailing): typeof Mailing {
  const facts = { code: 'ECONNECTION', responseCode: undefined, refused: false };
  return {
    ...real,
    folderMailer(...args) {
      const mailbox = real.folderMailer(...args);
      return {
        send: (mail) =>
          Post.current.take(
            mail.id,
            () => mailbox.send(mail),
            () => new real.MailFailure(mail.id, facts),
          ),
      };
    },
  };
}
