import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { evidenceExportView, type EvidenceExportView } from '@annals/contracts/features/audit/evidence-views';
import { extract, pack } from 'tar-stream';
import { expect, vi } from 'vitest';
import type { Client, Product } from './product';

/** The file that auditors verify bundles with. */
export const TOOL = new URL('../../tools/annals-verify.mjs', import.meta.url);

/** What the file puts where pages and tests find it. */
export interface Verifier {
  verifyBundle(
    chunks: AsyncIterable<Uint8Array>,
    options?: {
      keys?: readonly string[];
      witnesses?: readonly string[];
      checkpoints?: readonly string[];
    },
  ): Promise<Result>;
}
export interface Result {
  readonly verdict: 'proved' | 'consistent' | 'not-proved' | 'refused';
  readonly findings: readonly { readonly code: string; readonly message: string }[];
  readonly events: number;
  readonly proved: number;
}

/** An auditor who asks for bundles, and verifies them with nothing but the file. */
export class Evidence {
  private constructor(
    private readonly product: Product,
    readonly auditor: Client,
    readonly verifier: Verifier,
    /** What checkpoints are signed with, as the product publishes it. */
    readonly key: string,
  ) {}

  /** Two checkpoints are made first, which a bundle's own is proved to go on from. */
  static async of(product: Product): Promise<Evidence> {
    const auditor = await product.as('auditor');
    await import(TOOL.href);
    const { annalsVerify } = globalThis as unknown as { annalsVerify: Verifier };
    const { seal } = product.annals.services;
    await seal.seal();
    await product.as('admin');
    await seal.seal();
    return new Evidence(product, auditor, annalsVerify, (await seal.store.keys())[0]?.key ?? '');
  }

  /** Asks for a bundle. @returns once it is made, or has failed */
  async exported(filter: object, purpose = 'Yearly review'): Promise<EvidenceExportView> {
    const asked = await this.auditor.post('/api/audit/evidence', { filter, purpose });
    expect(asked.status).toBe(201);
    const { id } = asked.json as { id: string };
    return vi.waitFor(
      async () => {
        const one = evidenceExportView.parse((await this.auditor.get(`/api/audit/evidence/${id}`)).json);
        expect(one.status).not.toBe('running');
        return one;
      },
      { timeout: 55_000, interval: 200 },
    );
  }

  async download(id: string): Promise<Buffer> {
    const answer = await fetch(`${this.product.url}/api/audit/evidence/${id}/archive`, {
      headers: { cookie: this.auditor.cookieHeader() },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    return Buffer.from(await answer.arrayBuffer());
  }

  verify(
    bytes: Buffer,
    options: Parameters<Verifier['verifyBundle']>[1] = { keys: [this.key] },
  ): Promise<Result> {
    return this.verifier.verifyBundle(Readable.from([bytes]), options);
  }
}

/** Unpacks a bundle. @returns what its files hold, by their names in it */
export async function filesOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const tar = extract();
  tar.on('entry', ({ name }, stream, next) => {
    void collect(stream).then((content) => {
      files.set(name.slice('annals-evidence/'.length), content);
      next();
    });
  });
  tar.end(gunzipSync(bytes));
  await new Promise<void>((done) => tar.on('finish', () => done()));
  return files;
}

/** Packs files in the order a bundle has them. */
export async function packed(files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const tar = pack();
  const rank = (name: string) =>
    /^manifest/.test(name) ? 3 : /^report/.test(name) ? 2 : /^(proofs|events)/.test(name) ? 1 : 0;
  const chunk = (name: string) =>
    name.replace(
      /^(proofs|events)\/(\d+).*/,
      (_, kind: string, number: string) => `${number}${kind === 'proofs' ? 'a' : 'b'}`,
    );
  const sorted = [...files].sort(
    ([one], [other]) =>
      rank(one) - rank(other) || (rank(one) === 1 ? chunk(one).localeCompare(chunk(other)) : 0),
  );
  for (const [name, content] of sorted) tar.entry({ name: `annals-evidence/${name}` }, content);
  tar.finalize();
  return gzipSync(await collect(tar));
}

export const textIn = (files: ReadonlyMap<string, Buffer>, name: string) =>
  files.get(name)?.toString('utf8') ?? '';

export async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
