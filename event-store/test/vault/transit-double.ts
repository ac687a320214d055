import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { z } from 'zod';

const item = z.object({
  plaintext: z.base64().optional(),
  ciphertext: z.string().optional(),
  associated_data: z.base64().optional(),
});
const request = z.object({ batch_input: z.array(item) });

/**
 * The part of HashiCorp Vault's transit engine that wrapping needs, over real HTTP: `POST /v1/transit/encrypt/:key`, `…/decrypt/:key` with
 * `batch_input`, `GET /v1/transit/keys/:key`. Answers and status codes are as https://developer.hashicorp.com/vault/api-docs/secret/transit tells.
 */
export class TransitDouble {
  readonly token = randomBytes(12).toString('hex');
  readonly #versions = [randomBytes(32)];
  /** Requests it was sent, by what they ask for. */
  readonly asked: string[] = [];
  #server: Server | undefined;

  async start(): Promise<this> {
    this.#server = createServer((incoming, answer) => {
      void bodyOf(incoming).then((body) => {
        const { status, json } = this.#answer(incoming, body);
        answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      });
    }).listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get url(): string {
    const address = this.#server?.address();
    if (typeof address !== 'object' || address === null) throw new Error('The double listens nowhere.');
    return `http://127.0.0.1:${String(address.port)}`;
  }

  /** `vault write -f transit/keys/annals/rotate`. */
  rotate(): void {
    this.#versions.push(randomBytes(32));
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  #answer({ method, url = '', headers }: IncomingMessage, body: string): { status: number; json: unknown } {
    const [, what = '', key] = /^\/v1\/transit\/(keys|encrypt|decrypt)\/([^/]+)$/.exec(url) ?? [];
    this.asked.push(what);
    if (headers['x-vault-token'] !== this.token)
      return { status: 403, json: { errors: ['permission denied'] } };
    if (key !== 'annals') return { status: 404, json: { errors: [] } };
    if (what === 'keys' && method === 'GET')
      return { status: 200, json: { data: { type: 'aes256-gcm96', latest_version: this.#versions.length } } };
    const { batch_input } = request.parse(JSON.parse(body));
    const batch_results = batch_input.map((one) =>
      what === 'encrypt' ? this.#encrypt(one) : this.#decrypt(one),
    );
    const isWhole = batch_results.every((result) => !('error' in result));
    return { status: isWhole ? 200 : 400, json: { data: { batch_results } } };
  }

  #encrypt({ plaintext = '', associated_data = '' }: z.infer<typeof item>): object {
    const version = this.#versions.length;
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#keyOf(version), iv).setAAD(
      Buffer.from(associated_data, 'base64'),
    );
    const sealed = Buffer.concat([
      iv,
      cipher.update(Buffer.from(plaintext, 'base64')),
      cipher.final(),
      cipher.getAuthTag(),
    ]);
    return { ciphertext: `vault:v${String(version)}:${sealed.toString('base64')}`, key_version: version };
  }

  #decrypt({ ciphertext = '', associated_data = '' }: z.infer<typeof item>): object {
    const [, version = '0', text = ''] = /^vault:v(\d+):(.+)$/.exec(ciphertext) ?? [];
    const sealed = Buffer.from(text, 'base64');
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#keyOf(Number(version)), sealed.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAAD(Buffer.from(associated_data, 'base64')).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
      return { plaintext: plain.toString('base64') };
    } catch {
      return { error: 'cipher: message authentication failed' };
    }
  }

  #keyOf(version: number): Buffer {
    const key = this.#versions[version - 1];
    if (!key) throw new Error('no such version');
    return key;
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
