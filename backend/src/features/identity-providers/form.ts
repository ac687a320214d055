import type { Context } from 'koa';

/** A form that is larger than what it is for. */
export class FormTooLarge extends Error {
  override readonly name = 'FormTooLarge';
}

/**
 * Reads a form as another server sends it, or makes a browser send it.
 * @throws FormTooLarge before more than that is kept
 */
export async function fieldsOfForm({ req }: Context, mostBytes: number): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  let bytes = 0;
  if (Number(req.headers['content-length'] ?? 0) > mostBytes) throw new FormTooLarge();
  for await (const part of req) {
    const chunk = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    bytes += chunk.length;
    if (bytes > mostBytes) throw new FormTooLarge();
    parts.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}
