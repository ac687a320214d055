import { join } from 'node:path';
import { folderCarrier } from './folder';
import { noMail, type MailCarrier, type MailCarrierName } from './mail';
import { smtpCarrier } from './smtp';

/** Where e-mails go, as the configuration says it. */
export type MailRoute =
  | { readonly smtpUrl: string; readonly from: string }
  | { readonly directory: string; readonly from: string }
  | 'off';

/** The folder mails are put into when there is no server, below the data folder. */
export function mailboxBelow(dataDirectory: string): string {
  return join(dataDirectory, 'mailbox');
}

/** What the carrier of a route is called. */
export function carrierNameOf(route: MailRoute): MailCarrierName {
  if (route === 'off') return 'off';
  return 'smtpUrl' in route ? 'smtp' : 'folder';
}

export function openCarrier(route: MailRoute, clock: () => Date): MailCarrier {
  if (route === 'off') return noMail;
  return 'smtpUrl' in route
    ? smtpCarrier(route.smtpUrl, route.from)
    : folderCarrier(route.directory, route.from, clock);
}
