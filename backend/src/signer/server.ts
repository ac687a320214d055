import type { Server } from 'node:http';
import type { GuardedSigner, SignerAnswer } from '@annals/event-store/sealing/guarded-signer';
import type { Logger } from 'pino';
import { z } from 'zod';
import { carriesToken } from '../platform/http/bearer';
import { plainServer, type PlainAnswer } from '../platform/http/plain-server';

/** A manifest of evidence lists 100,000 places and some hundred files. */
const LARGEST_BODY = 16 * 1024 * 1024;

const statement = z.strictObject({ text: z.string(), byBoth: z.boolean() });

export interface SignerServerOptions {
  readonly signer: GuardedSigner;
  /** What the product has to say; undefined on a socket that only the product may open. */
  readonly token: string | undefined;
  readonly logger: Logger;
}

/** The signer of a log, for the product beside it: `GET /keys`, `POST /checkpoint`, `POST /statement`, and `GET /health/live` for probes. */
export function signerServer({ signer, token, logger }: SignerServerOptions): Server {
  const answers: Readonly<Record<string, (body: string) => Promise<PlainAnswer>>> = {
    'GET /keys': async () => {
      const { current, previous } = await signer.keys();
      const keys = { current: current.text, previous: previous?.text ?? null };
      return { status: 200, body: JSON.stringify(keys), type: 'application/json' };
    },
    'POST /checkpoint': async (body) => answered(logger, await signer.checkpoint(body)),
    'POST /statement': async (body) => {
      const read = statement.safeParse(parsed(body));
      return read.success
        ? answered(logger, await signer.statement(read.data.text, read.data.byBoth))
        : { status: 400, body: 'This is not a statement.\n' };
    },
  };
  return plainServer(
    ({ method, path, authorization, body }) => {
      if (method === 'GET' && path === '/health/live') return { status: 200, body: 'live\n' };
      if (token !== undefined && !carriesToken(authorization, token))
        return { status: 401, body: 'The token is missing, or another one.\n' };
      return answers[`${method} ${path}`]?.(body) ?? { status: 404, body: 'There is nothing here.\n' };
    },
    { largestBody: LARGEST_BODY, onFailure: (error) => logger.error({ err: error }, 'a request failed') },
  );
}

function answered(logger: Logger, answer: SignerAnswer): PlainAnswer {
  if (answer.status === 200) return { status: 200, body: answer.note };
  if (answer.status === 409)
    return { status: 409, body: `${String(answer.size)}\n`, type: 'text/x.tlog.size' };
  if (answer.status === 422) logger.error({ reason: answer.reason }, 'a signature was refused');
  return { status: answer.status, body: `${answer.reason}\n` };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
