import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on, for a server whose port has to be known before it starts.
 * @param host the address the server will listen on
 * @throws when the system has none left
 */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((answer, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) answer(address.port);
        else reject(new Error(`No free port was found on ${host}`));
      });
    });
  });
}

/** @param host the address to listen on @returns whether nobody listens on the port; also true where that address cannot be listened on at all */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => answer(error.code !== 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => answer(true)));
  });
}
