import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the endpoint was asked. */
export interface AskedOfModel {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: { readonly model: string; readonly messages: readonly { role: string; content: string }[] };
  readonly text: string;
}

export type Behaviour = (response: ServerResponse, asked: AskedOfModel) => void;

/** A local endpoint that behaves as a test wants it to. */
export interface ModelEndpoint {
  readonly baseUrl: string;
  readonly host: string;
  readonly asked: AskedOfModel[];
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

export async function startModelEndpoint(): Promise<ModelEndpoint> {
  const asked: AskedOfModel[] = [];
  let behaviour: Behaviour = (response) => response.destroy();
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const one: AskedOfModel = {
        url: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(text) as AskedOfModel['body'],
        text: JSON.stringify(request.headers) + text,
      };
      asked.push(one);
      behaviour(response, one);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    baseUrl: `http://${host}/v1`,
    host,
    asked,
    behave: (next) => (behaviour = next),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A completion as the endpoint would send it. */
export function answers(content: string, more: object = { usage: { total_tokens: 321 } }): Behaviour {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }], ...more }),
    );
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
