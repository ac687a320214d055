import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine that keeps what it is given. */
export interface MailServer {
  readonly url: string;
  /** The mails it took: to whom, and the whole source. */
  readonly taken: { to: string; source: string }[];
  /** Refuses every recipient from now on with this status; undefined: takes them. */
  refuseWith(status: number | undefined): void;
  stop(): Promise<void>;
}

/** @param port 0 takes any free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const taken: { to: string; source: string }[] = [];
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_, __, answer) => {
      if (refusal === undefined) answer();
      else answer(Object.assign(new Error('not here'), { responseCode: refusal }));
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        for (const { address } of session.envelope.rcptTo) taken.push({ to: address, source });
        answer();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const bound = (listening.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${String(bound)}`,
    taken,
    refuseWith: (status) => (refusal = status),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail as its reader sees it: quoted-printable, in UTF-8. */
export function plain(source: string): string {
  const bytes = source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
