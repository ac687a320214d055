import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { scimRoutes } from '@annals/contracts/features/scim/routes';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Answer, Client, Product } from './product';

/** A SCIM client: a token, and the address it was given. */
export class ScimClient {
  constructor(
    private readonly visitor: Client,
    private readonly secret: string,
    /** The id of its token. */
    readonly id: string,
  ) {}

  static async of(product: Product, admin: Client, name = 'Entra ID'): Promise<ScimClient> {
    const answer = await admin.post('/api/scim-clients', { name, days: 90 });
    expect(answer.status).toBe(201);
    const { id, secret } = scimRoutes.connect.answer.parse(answer.json);
    return new ScimClient(product.visitor(), secret, id);
  }

  send(
    method: string,
    path: string,
    body?: unknown,
    { type = 'application/scim+json', ...headers }: Record<string, string> = {},
  ): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.visitor.send(method, `/api/scim/v2${path}`, body === undefined ? undefined : text, {
      authorization: `Bearer ${this.secret}`,
      ...(body === undefined ? {} : { 'content-type': type }),
      ...headers,
    });
  }

  get = (path: string, headers?: Record<string, string>) => this.send('GET', path, undefined, headers);
  post = (path: string, body: unknown) => this.send('POST', path, body);
  patch = (path: string, ...Operations: object[]) =>
    this.send('PATCH', path, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations });
}

const sequence = z.object({
  steps: z.array(
    z.object({
      note: z.string(),
      request: z.string(),
      body: z.unknown().optional(),
      type: z.string().optional(),
      authorization: z.string().optional(),
      status: z.number(),
      has: z.record(z.string(), z.unknown()).optional(),
      keep: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

/** Goes through a recorded sequence of requests. @returns what was kept on the way */
export async function runSequence(client: ScimClient, name: string): Promise<Record<string, string>> {
  const { steps } = sequence.parse(
    JSON.parse(readFileSync(new URL(`scim-sequences/${name}.json`, import.meta.url), 'utf8')),
  );
  const random = randomBytes(6).toString('hex');
  const kept: Record<string, string> = { random, RANDOM: random.toUpperCase() };
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => kept[key] ?? whole);
  for (const { note, request, body, type, authorization, status, has = {}, keep = {} } of steps) {
    const [method = '', path = ''] = filled(request).split(' ');
    const sent = body === undefined ? undefined : filled(JSON.stringify(body));
    const answer = await client.send(method, path, sent, {
      ...(type === undefined ? {} : { type }),
      ...(authorization === undefined ? {} : { authorization }),
    });
    expect([note, answer.status, answer.status === status ? '' : answer.text]).toEqual([note, status, '']);
    if (status !== 204) expect(answer.headers.get('content-type')).toContain('application/scim+json');
    for (const [where, wanted] of Object.entries(has)) {
      const found = valueAt(answer.json, where);
      if (wanted === 'any') expect([note, where, found]).not.toEqual([note, where, undefined]);
      else if (wanted === 'none') expect([note, where, found]).toEqual([note, where, undefined]);
      else
        expect([note, where, found]).toEqual([
          note,
          where,
          typeof wanted === 'string' ? filled(wanted) : wanted,
        ]);
    }
    for (const [key, where] of Object.entries(keep)) kept[key] = String(valueAt(answer.json, where));
  }
  return kept;
}

/** `Resources.0.id`; before `|` is a name with dots in it. */
export function valueAt(json: unknown, where: string): unknown {
  const [extension, rest] = where.includes('|') ? where.split('|') : [undefined, where];
  const names = [...(extension === undefined ? [] : [extension]), ...(rest ?? '').split('.')];
  return names.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
    json,
  );
}
