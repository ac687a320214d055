import { AwsClient } from 'aws4fetch';
import { AnotherIsThere, isSameCheckpoint, taken } from './place';

export interface BucketSettings {
  /** The address of the bucket and a folder in it, such as `https://s3.eu-central-1.amazonaws.com/our-bucket/annals`. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Needed where it cannot be told from the address. */
  readonly region: string | undefined;
}

/** A checkpoint with its signatures; whatever is larger is none. */
const LARGEST_NOTE = 64 * 1024;
/** Names in one answer, as S3 gives them: a thousand with everything around. */
const LARGEST_LISTING = 2 * 1024 * 1024;

/** The objects of a folder in a bucket, by the language of S3. */
export class BucketClient {
  readonly #client: AwsClient;
  readonly #url: string;

  constructor({ url, accessKeyId, secretAccessKey, region }: BucketSettings) {
    this.#url = url.replace(/\/+$/, '');
    this.#client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      service: 's3',
      ...(region === undefined ? {} : { region }),
      retries: 0, // publishing has its own
    });
  }

  /** @throws Error when a bucket answered that it did not take it */
  async put(name: string, content: string | Buffer, signal: AbortSignal): Promise<void> {
    await taken(await this.#send(name, content, {}, signal));
  }

  /** Takes an object away; harmless when there is none. @throws Error when a bucket answered that it did not */
  async remove(name: string, signal: AbortSignal): Promise<void> {
    const answer = await this.#ask(`${this.#url}/${name}`, signal, 'DELETE');
    if (answer.status === 404) await answer.body?.cancel();
    else await taken(answer);
  }

  /** @throws AnotherIsThere when there is one of this name that says something else */
  async createOnce(name: string, text: string, signal: AbortSignal): Promise<void> {
    const answer = await this.#send(name, text, { 'if-none-match': '*' }, signal);
    if (answer.status !== 412 && answer.status !== 409) return taken(answer);
    await answer.body?.cancel();
    const there = await this.get(name, signal);
    if (there === undefined)
      throw new Error('It answered that the checkpoint is there already, and does not have it.');
    if (!isSameCheckpoint(there, text))
      throw new AnotherIsThere(`${name} is another checkpoint already. It was not overwritten.`);
  }

  /** undefined when there is none */
  async get(name: string, signal: AbortSignal): Promise<string | undefined> {
    return (await this.bytes(name, LARGEST_NOTE, signal))?.toString('utf8');
  }

  /** An object as it is; undefined when there is none. @throws Error when it is larger */
  async bytes(name: string, largest: number, signal: AbortSignal): Promise<Buffer | undefined> {
    const answer = await this.#ask(`${this.#url}/${name}`, signal);
    if (answer.status !== 404) return bytesOf(answer, name, largest);
    await answer.body?.cancel();
    return undefined;
  }

  /**
   * The names in the folder that sort behind one, at most a thousand.
   * @param beginning what they begin with
   * @throws Error when the key may not list the bucket
   */
  async namesAfter(name: string, signal: AbortSignal, beginning = ''): Promise<readonly string[]> {
    let refusal: unknown;
    for (const { bucket, folder } of this.#readings()) {
      const prefix = folder === '' ? '' : `${folder}/`;
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: `${prefix}${beginning}`,
        'start-after': `${prefix}${name}`,
      });
      const answer = await this.#ask(`${bucket}/?${query.toString()}`, signal);
      try {
        const listing = (await bytesOf(answer, 'its listing', LARGEST_LISTING)).toString('utf8');
        if (!listing.includes('<ListBucketResult')) throw new Error('It answered with no listing.');
        return [...listing.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(prefix.length));
      } catch (error) {
        refusal ??= error;
      }
    }
    throw refusal;
  }

  /** Whether the bucket is the first part of the path, or is in the name of the host, is not told by the address. */
  #readings(): readonly { readonly bucket: string; readonly folder: string }[] {
    const { origin, pathname, hostname } = new URL(this.#url);
    const [first = '', ...rest] = pathname.split('/').filter(Boolean);
    const inPath = { bucket: `${origin}/${first}`, folder: rest.join('/') };
    const inHost = { bucket: origin, folder: [first, ...rest].filter(Boolean).join('/') };
    return /^[^.]+\.s3[.-]/.test(hostname) || first === '' ? [inHost] : [inPath, inHost];
  }

  #ask(url: string, signal: AbortSignal, method: 'GET' | 'DELETE' = 'GET'): Promise<Response> {
    return this.#client.fetch(url, { method, redirect: 'error', signal });
  }

  #send(
    name: string,
    content: string | Buffer,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Response> {
    const type = typeof content === 'string' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
    return this.#client.fetch(`${this.#url}/${name}`, {
      method: 'PUT',
      headers: { 'content-type': type, ...headers },
      body: typeof content === 'string' ? content : new Uint8Array(content),
      redirect: 'error',
      signal,
    });
  }
}

/** @throws Error when it was not given, or is too much */
async function bytesOf(answer: Response, what: string, largest: number): Promise<Buffer> {
  if (answer.ok && Number(answer.headers.get('content-length') ?? 0) <= largest)
    return Buffer.from(await answer.arrayBuffer());
  await answer.body?.cancel();
  throw new Error(`It answered with status ${String(answer.status)} when it was asked for ${what}.`);
}
