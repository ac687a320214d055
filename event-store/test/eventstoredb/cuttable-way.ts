import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut, stopped up, and closed, as networks do. */
export class CuttableWay {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #isClosed = false;
  port = 0;

  /** @param target the server's port on this machine */
  constructor(private readonly target: number) {}

  get url(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`;
  }

  async open(): Promise<this> {
    this.#server = createServer((near) => this.#join(near));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Ends every connection at once; new ones are taken. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Open connections stay open, but nothing comes through them; new ones work. */
  stopUp(): void {
    for (const socket of this.#sockets) socket.removeAllListeners('data').resume();
  }

  /** Refuses connections until `allow`. */
  refuse(): void {
    this.#isClosed = true;
    this.cut();
  }

  allow(): void {
    this.#isClosed = false;
  }

  close(): void {
    this.cut();
    this.#server?.close();
  }

  #join(near: Socket): void {
    if (this.#isClosed) {
      near.destroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}
