import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers';

/** One connection through the way. */
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** Stands, and nothing comes through any more. */
  isSilent: boolean;
}

/** A way to a server (PostgreSQL, Redis, SMTP) that fails as networks do: cut, silent, slow, closed. */
export class FaultyWay {
  readonly #pairs = new Set<Pair>();
  #server: Server | undefined;
  #isRefusing = false;
  #swallowsNew = false;
  #delayMs = 0;

  private constructor(private readonly target: { readonly host: string; readonly port: number }) {}

  /** Opens a way to the server that a connection string names. */
  static async to(url: string): Promise<FaultyWay> {
    const { hostname, port } = new URL(url);
    const way = new FaultyWay({ host: hostname, port: Number(port) });
    way.#server = createServer((near) => way.#join(near));
    way.#server.listen(0, '127.0.0.1');
    await once(way.#server, 'listening');
    return way;
  }

  get port(): number {
    const address: AddressInfo | string | null | undefined = this.#server?.address();
    if (typeof address !== 'object' || !address) throw new Error('The way is closed');
    return address.port;
  }

  /** The connection string of the server, by this way. */
  through(url: string): string {
    const changed = new URL(url);
    changed.hostname = '127.0.0.1';
    changed.port = String(this.port);
    return changed.toString();
  }

  /** How many connections are open. */
  get connections(): number {
    return this.#pairs.size;
  }

  /** Ends every connection at once; new ones are taken. */
  cut(): void {
    for (const { near, far } of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** Black hole: open connections stay open, but nothing comes through them. New ones work. */
  silence(): void {
    for (const pair of this.#pairs) pair.isSilent = true;
  }

  /** As `silence`, and new connections are taken and lead nowhere. */
  silenceAll(): void {
    this.#swallowsNew = true;
    this.silence();
  }

  /** Refuses connections until `heal`, and ends those that are open. */
  refuse(): void {
    this.#isRefusing = true;
    this.cut();
  }

  /** Lets everything that is sent from now on arrive later. */
  delay(milliseconds: number): void {
    this.#delayMs = milliseconds;
  }

  /** Takes new connections again as if nothing had been; those that fell silent stay silent, as after a router that forgot them. */
  heal(): void {
    this.#isRefusing = false;
    this.#swallowsNew = false;
    this.#delayMs = 0;
  }

  close(): void {
    this.cut();
    this.#server?.close();
  }

  #join(near: Socket): void {
    near.on('error', () => undefined);
    if (this.#isRefusing) {
      near.destroy();
      return;
    }
    const far = connect(this.target.port, this.target.host);
    far.on('error', () => undefined);
    const pair: Pair = { near, far, isSilent: this.#swallowsNew };
    this.#pairs.add(pair);
    this.#forward(pair, near, far);
    this.#forward(pair, far, near);
  }

  #forward(pair: Pair, from: Socket, to: Socket): void {
    const send = (pass: () => void): void => {
      const deliver = (): void => {
        if (!pair.isSilent) pass();
      };
      if (this.#delayMs === 0) deliver();
      else setTimeout(deliver, this.#delayMs);
    };
    from.on('data', (bytes) => send(() => to.write(bytes)));
    // Of an end that falls into a black hole nobody hears either.
    from.on('close', () => {
      if (from === pair.near || !pair.isSilent) this.#pairs.delete(pair);
      send(() => to.destroy());
    });
  }
}
