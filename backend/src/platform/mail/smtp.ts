import { createTransport } from 'nodemailer';
import { v7 } from 'uuid';
import { isThisMachineAlone } from '../kernel/address';
import { MailNotDelivered, type MailTransport } from './mail';

/** How long an answer of the server to "are you there?" is believed. */
const READY_FOR_MS = 10_000;
const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

/**
 * Sends through an SMTP server.
 * @param url such as `smtps://user:password@mail.example.org`; a secret, never logged. With `smtp://` the connection has to become encrypted
 *   (STARTTLS) before anything is said, unless it stays within this machine or the address ends with `?requireTLS=false`
 * @param from the sender, such as `Annals <annals@example.org>`
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url,
      requireTLS: mustEncrypt(url),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: ANSWER_MS,
      // A mail is text of our own making: nothing is ever read from a file or an address for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  let readyUntil = 0;
  return {
    name: 'smtp',
    ready: async () => {
      if (Date.now() < readyUntil) return;
      await transport.verify().catch((error: unknown) => {
        throw notDelivered(error);
      });
      readyUntil = Date.now() + READY_FOR_MS;
    },
    send: async ({ to, subject, text }, id = v7()) => {
      // As an address and not as a line of text: a comma in it makes no second recipient.
      const mail = { to: { name: '', address: to }, subject, text, messageId: messageId(id, from) };
      await transport.sendMail(mail).catch((error: unknown) => {
        readyUntil = 0;
        throw notDelivered(error);
      });
    },
    close: () => transport.close(),
  };
}

/** Mails carry links that open accounts: somebody who takes the offer of encryption out of a connection must not get to read them. */
function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return searchParams.get('requireTLS') !== 'false' && !isThisMachineAlone(hostname.replaceAll(/[[\]]/g, ''));
}

/** `<id@domain of the sender>`: the same for every try of one mail. */
export function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${id.replaceAll(/[^\w.-]/g, '.')}@${domain}>`;
}

function notDelivered(error: unknown): MailNotDelivered {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === 'number' ? responseCode : undefined;
  // Answers from 500 on are final, except those about us rather than the mail: a wrong password is mended by an administrator.
  // Codes and statuses alone: the rest of the answer names the address.
  const final = status !== undefined && status >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION';
  const parts = [
    typeof code === 'string' ? code : 'unknown',
    ...(status === undefined ? [] : [String(status)]),
  ];
  return new MailNotDelivered(parts.join(' '), final);
}
