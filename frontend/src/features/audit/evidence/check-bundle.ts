/** What a check came to: `consistent` is a bundle of which nobody said whose it has to be. */
export const VERDICTS = ['proved', 'not-proved', 'refused', 'consistent'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface CheckedBundle {
  readonly verdict: Verdict;
  /** The verifier's own words, in English as on its command line. */
  readonly words: string;
}

export interface CheckRequest {
  readonly file: File;
  /** The public keys that it may be signed with. */
  readonly keys: readonly string[];
}

/**
 * Checks a bundle on this machine, beside the page: a large one takes a while, and nothing of it is sent anywhere.
 * @throws Error when the verifier could not be loaded
 */
export async function checkBundle(request: CheckRequest, signal: AbortSignal): Promise<CheckedBundle> {
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  try {
    return await new Promise<CheckedBundle>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<CheckedBundle | { readonly problem: string }>) => {
        if ('problem' in data) reject(new Error(data.problem));
        else resolve(data);
      };
      worker.onerror = () => reject(new Error('The verifier could not be started.'));
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
