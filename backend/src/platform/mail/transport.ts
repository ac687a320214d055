import { join } from 'node:path';
import { folderTransport } from './folder';
import { noMail, type MailTransport, type MailTransportName } from './mail';
import { smtpTransport } from './smtp';

/** Where e-mails go, as the configuration says it. */
export type MailRoute =
  | { readonly smtpUrl: string; readonly from: string }
  | { readonly directory: string; readonly from: string }
  | 'off';

/** The folder mails are put into when there is no server, below the data folder. */
export function mailboxBelow(dataDirectory: string): string {
  return join(dataDirectory, 'mailbox');
}

/** What the transport of a route is called. */
export function transportNameOf(route: MailRoute): MailTransportName {
  if (route === 'off') return 'off';
  return 'smtpUrl' in route ? 'smtp' : 'folder';
}

export function openTransport(route: MailRoute, clock: () => Date): MailTransport {
  if (route === 'off') return noMail;
  return 'smtpUrl' in route
    ? smtpTransport(route.smtpUrl, route.from)
    : folderTransport(route.directory, route.from, clock);
}
