import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A request to one of the small servers that are separate from the product. */
export interface PlainRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string;
  readonly body: string;
}

export interface PlainAnswer {
  readonly status: number;
  readonly body: string;
  /** Left out: text. */
  readonly type?: string;
}

const LONGEST_REQUEST_MS = 10_000;
const MOST_CONNECTIONS = 200;

/** How many bytes a body may have, and who hears of failures. */
export interface PlainServerOptions {
  readonly largestBody: number;
  readonly onFailure: (error: unknown) => void;
}

/** A server that answers texts with texts, for requests of bounded size and duration. Failures are answered with 500 and no detail. */
export function plainServer(
  answer: (request: PlainRequest) => PlainAnswer | Promise<PlainAnswer>,
  { largestBody, onFailure }: PlainServerOptions,
): Server {
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      onFailure(error);
      if (!response.headersSent) send(response, { status: 500, body: 'This failed.\n' });
    });
  });
  server.headersTimeout = LONGEST_REQUEST_MS;
  server.requestTimeout = LONGEST_REQUEST_MS;
  server.maxConnections = MOST_CONNECTIONS;
  return server;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, largestBody);
    if (body === undefined) {
      response.setHeader('connection', 'close');
      send(response, { status: 413, body: `At most ${String(largestBody)} bytes are read.\n` });
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
    const { method = '', headers } = request;
    const authorization = headers.authorization ?? '';
    send(response, await answer({ method, path: pathname, query: searchParams, authorization, body }));
  }
}

function send(
  response: ServerResponse,
  { status, body, type = 'text/plain; charset=utf-8' }: PlainAnswer,
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** undefined when it is larger */
async function readBody(request: IncomingMessage, largest: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > largest) return undefined;
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > largest) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
