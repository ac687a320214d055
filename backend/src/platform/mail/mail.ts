/** An e-mail to one person, in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Where e-mails go: an SMTP server, a folder to look into, or nowhere. */
export type MailTransportName = 'smtp' | 'folder' | 'off';

/** Hands e-mails over. */
export interface MailTransport {
  readonly name: MailTransportName;
  /** Asks whether mails would be taken just now. @throws MailNotDelivered when not */
  ready(): Promise<void>;
  /**
   * Hands one mail over.
   * @param id becomes its Message-ID: a mail that is handed over again under the same id can be told apart from another one
   * @throws MailNotDelivered when it was not taken
   */
  send(mail: Mail, id?: string): Promise<void>;
  close(): void;
}

/**
 * A mail was not taken. The server's own words are not repeated: they name the address, and may quote the mail.
 */
export class MailNotDelivered extends Error {
  override readonly name = 'MailNotDelivered';
  /** @param final true when trying again would be refused again */
  constructor(
    readonly code: string,
    readonly final: boolean,
  ) {
    super(`The mail server did not take the mail (${code}).`);
  }
}

/** For an installation without a mail server: nothing is sent, and the person who needs a mail is told so. */
export const noMail: MailTransport = {
  name: 'off',
  ready: () => Promise.reject(new MailNotDelivered('no mail server is configured', false)),
  send: () => Promise.reject(new MailNotDelivered('no mail server is configured', false)),
  close: () => undefined,
};
