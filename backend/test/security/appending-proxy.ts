import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy as most are configured: it appends the address it was called from to `X-Forwarded-For`. */
export interface AppendingProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a proxy in front of an address.
 * @param seenAs the address it says that its callers have: in a test everybody calls from 127.0.0.1
 */
export async function appendingProxy(target: string, seenAs: string): Promise<AppendingProxy> {
  const { hostname, port } = new URL(target);
  const server = createServer((incoming, answer) => {
    const before = incoming.headers['x-forwarded-for'];
    const forwarded = [before ?? [], seenAs].flat().join(', ');
    const outgoing = request(
      {
        hostname,
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'x-forwarded-for': forwarded },
      },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.writeHead(502).end());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${String(portOf(server))}`, stop: () => stopped(server) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
