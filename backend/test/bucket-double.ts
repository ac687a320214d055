import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '../src/platform/sealing/places/bucket-client';

/** A bucket with as much of the API of S3 as checkpoints need, with the bucket in the path. */
export class BucketDouble {
  /** A character for each byte. */
  readonly objects = new Map<string, string>();
  isDown = false;
  mayList = true;
  readonly #server = createServer((request, response) => {
    void read(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
      if (this.isDown) return response.writeHead(503).end();
      if (searchParams.has('list-type')) return this.#list(pathname, searchParams, response);
      const there = this.objects.get(pathname);
      if (request.method === 'GET')
        return response
          .writeHead(there === undefined ? 404 : 200)
          .end(there === undefined ? there : Buffer.from(there, 'latin1'));
      if (request.method === 'DELETE') {
        this.objects.delete(pathname);
        return response.writeHead(204).end();
      }
      if (request.headers['if-none-match'] === '*' && there !== undefined)
        return response.writeHead(412).end();
      this.objects.set(pathname, body);
      return response.writeHead(200).end();
    });
  });

  async open(): Promise<BucketSettings> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = this.#server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${String(port)}/our-bucket/annals`,
      accessKeyId: 'AKID',
      secretAccessKey: 'secret',
      region: 'eu-central-1',
    };
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Two names an answer, so that whoever asks has to ask again. */
  #list(
    path: string,
    asked: URLSearchParams,
    response: { writeHead(status: number): { end(text?: string): unknown } },
  ): unknown {
    if (!this.mayList || path !== '/our-bucket/') return response.writeHead(403).end('<Error/>');
    const keys = [...this.objects.keys()]
      .map((key) => key.replace('/our-bucket/', ''))
      .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > (asked.get('start-after') ?? ''))
      .toSorted()
      .slice(0, 2);
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return response.writeHead(200).end(`<ListBucketResult>${contents}</ListBucketResult>`);
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('latin1');
}
