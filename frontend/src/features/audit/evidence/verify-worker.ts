import type { CheckedBundle, CheckRequest } from './check-bundle';

/** What the verifier, as it is handed out, adds to the global object. */
interface Verifier {
  readonly verifyBundle: (
    pieces: AsyncIterable<Uint8Array>,
    trust: { keys: readonly string[]; witnesses: readonly string[]; checkpoints: readonly string[] },
  ) => Promise<{ readonly verdict: CheckedBundle['verdict'] }>;
  readonly inWords: (result: object) => string;
}

declare global {
  var annalsVerify: Verifier | undefined;
}

/** Where the product hands the verifier out: what checks here is the same file that an auditor takes along. */
const VERIFIER = '/annals-verify.mjs';

self.onmessage = (event: MessageEvent<CheckRequest>) => {
  void check(event.data).then((answer) => self.postMessage(answer));
};

async function check({ file, keys }: CheckRequest): Promise<CheckedBundle | { readonly problem: string }> {
  try {
    await import(/* @vite-ignore */ VERIFIER);
    const { annalsVerify } = globalThis;
    if (!annalsVerify) throw new Error('The verifier could not be loaded.');
    const result = await annalsVerify.verifyBundle(piecesOf(file), { keys, witnesses: [], checkpoints: [] });
    return { verdict: result.verdict, words: annalsVerify.inWords(result) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

async function* piecesOf(file: File): AsyncIterable<Uint8Array> {
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
