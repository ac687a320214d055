import type { ScimRequest } from '@annals/contracts/features/scim/views';
import type { Logger } from 'pino';
import type { KeptDirectory } from './kept';

/** How often the last request that went well is written; one that did not is written at once, and stays for as long. */
const EVERY_MS = 10_000;

/** Keeps how the last request of each client went, without a write for each. */
export class RequestNotes {
  readonly #written = new Map<string, { readonly at: number; readonly isFailure: boolean }>();

  constructor(
    private readonly kept: KeptDirectory,
    private readonly logger: Logger,
  ) {}

  note(clientId: string, request: ScimRequest): void {
    const isFailure = request.status >= 400 && request.status !== 404;
    const before = this.#written.get(clientId);
    const now = Date.now();
    if (before && now - before.at < (isFailure ? EVERY_MS / 10 : EVERY_MS)) return;
    this.#written.set(clientId, { at: now, isFailure });
    this.kept
      .noteRequest(clientId, request)
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'the last request of a SCIM client was not noted'),
      );
  }
}
