import type { Server } from 'node:http';
import { LARGEST_REQUEST_BYTES } from '@annals/event-store/sealing/add-checkpoint';
import type { CheckpointRecord } from '@annals/event-store/sealing/checkpoint-record';
import { Witness, type WitnessAnswer } from '@annals/event-store/sealing/witness';
import type { SignerKey, VerifierKey } from '@annals/event-store/sealing/signed-note';
import type { Logger } from 'pino';
import { plainServer, type PlainAnswer } from '../platform/http/plain-server';

export interface WitnessOptions {
  readonly key: SignerKey;
  /** The keys of the logs it cosigns; the name of a key is the name of its log. */
  readonly logs: readonly VerifierKey[];
  readonly record: CheckpointRecord;
  readonly logger: Logger;
  readonly clock?: () => Date;
}

/**
 * A witness by C2SP tlog-witness: `POST /add-checkpoint`, and `GET /health/live` and `/health/ready` for probes. There is no sign-in: only
 * checkpoints that the log has signed are answered with a cosignature. TLS is for the reverse proxy in front.
 */
export function witnessServer({
  key,
  logs,
  record,
  logger,
  clock = () => new Date(),
}: WitnessOptions): Server {
  const witness = new Witness(key, logs, record, clock);
  return plainServer(
    ({ method, path, body }) => {
      if (path === '/add-checkpoint') {
        if (method !== 'POST') return { status: 405, body: 'Checkpoints are sent with POST.\n' };
        const answer = witness.addCheckpoint(body);
        tell(logger, answer);
        return answered(answer);
      }
      if (method === 'GET' && path === '/health/live') return { status: 200, body: 'live\n' };
      if (method === 'GET' && path === '/health/ready') return ready(record);
      return { status: 404, body: 'There is nothing here.\n' };
    },
    {
      largestBody: LARGEST_REQUEST_BYTES,
      onFailure: (error) => logger.error({ err: error }, 'a request failed'),
    },
  );
}

function answered(answer: WitnessAnswer): PlainAnswer {
  if (answer.status === 200) return { status: 200, body: answer.cosignatures };
  if (answer.status === 409)
    return { status: 409, body: `${String(answer.size)}\n`, type: 'text/x.tlog.size' };
  return { status: answer.status, body: `${answer.reason}\n` };
}

/** A log that contradicts itself is what a witness is there for. */
function tell(logger: Logger, answer: WitnessAnswer): void {
  if (answer.status === 200)
    logger.info({ origin: answer.origin, size: answer.size }, 'a checkpoint was cosigned');
  else if (answer.status === 422 || (answer.status === 409 && answer.isContradiction))
    logger.error(
      { origin: answer.origin, reason: answer.reason },
      'a log does not go on from what was cosigned; its checkpoint is kept in the folder refused',
    );
  else logger.info({ status: answer.status, reason: answer.reason }, 'a checkpoint was not cosigned');
}

function ready(record: CheckpointRecord): PlainAnswer {
  try {
    record.check();
    return { status: 200, body: 'ready\n' };
  } catch {
    return { status: 503, body: 'The folder of this witness cannot be written.\n' };
  }
}
