/** More came than was asked for. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/**
 * Reads a body as UTF-8 text.
 * @throws TooMuch as soon as it is longer than so many bytes; the rest is not waited for
 */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, bytes: number): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    length += value.byteLength;
    if (length > bytes) {
      await reader.cancel();
      throw new TooMuch(`More than ${String(bytes)} bytes`);
    }
    chunks.push(value);
  }
}
