import { rowOf } from '@annals/event-store/postgres/rows';
import type pg from 'pg';
import { z } from 'zod';
import { JOBS_SCHEMA } from '../kernel/jobs-schema';
import { MailNotDelivered, type MailTransport } from './mail';

const TABLE = `${JOBS_SCHEMA}.mail_transport`;
/** A success is written down at most so often: a precision of minutes is enough. */
const SUCCESS_EVERY_MS = 5_000;

/** How the way of e-mails out has done, as all processes have seen it. */
const recordRow = z.object({
  succeededAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  failure: z.string().nullable(),
  failingSince: z.string().nullable(),
});
export type MailTransportRecord = z.infer<typeof recordRow>;

/** Writes down when the transport last took a mail, and since when it takes none, so that everybody who asks is told. */
export function watchedTransport(transport: MailTransport, pool: pg.Pool): MailTransport {
  if (transport.name === 'off') return transport;
  let saidAt = Number.NEGATIVE_INFINITY;
  // What cannot be written down, because the database is away, keeps no mail from going out.
  const write = async (statement: string, values: readonly unknown[]) => {
    await pool.query(statement, [transport.name, ...values]).catch(() => undefined);
  };
  const succeeded = async () => {
    if (performance.now() - saidAt < SUCCESS_EVERY_MS) return;
    saidAt = performance.now();
    await write(
      `INSERT INTO ${TABLE} (name, succeeded_at) VALUES ($1, now()) ON CONFLICT (name)
       DO UPDATE SET succeeded_at = now(), failure = NULL, failing_since = NULL`,
      [],
    );
  };
  const watched = async (work: Promise<void>, said: () => Promise<void>) => {
    try {
      await work;
    } catch (error) {
      // A mail that is refused for good says nothing of the others.
      if (!(error instanceof MailNotDelivered && error.final)) {
        saidAt = Number.NEGATIVE_INFINITY;
        await write(
          `INSERT INTO ${TABLE} (name, failed_at, failure, failing_since) VALUES ($1, now(), $2, now()) ON CONFLICT (name)
           DO UPDATE SET failed_at = now(), failure = excluded.failure, failing_since = coalesce(mail_transport.failing_since, now())`,
          [reasonOf(error)],
        );
      }
      throw error;
    }
    await said();
  };
  // Where no mail is waiting, nothing but this tells that the server is back.
  const answered = () =>
    write(
      `UPDATE ${TABLE} SET failure = NULL, failing_since = NULL WHERE name = $1 AND failing_since IS NOT NULL`,
      [],
    );
  return {
    name: transport.name,
    ready: () => watched(transport.ready(), answered),
    send: (mail, id) => watched(transport.send(mail, id), succeeded),
    close: () => transport.close(),
  };
}

/** What is said of a failure: codes alone, as messages may repeat the address. */
function reasonOf(error: unknown): string {
  if (error instanceof MailNotDelivered) return error.message;
  const { code } = error as { code?: unknown };
  return `The mail could not be handed over (${typeof code === 'string' ? code : 'unknown'}).`;
}

/** How the transport of this name has done; undefined: it was never used. */
export async function mailTransportRecord(
  pool: pg.Pool,
  name: string,
): Promise<MailTransportRecord | undefined> {
  return rowOf(
    recordRow,
    pool.query(
      `SELECT succeeded_at AS "succeededAt", failed_at AS "failedAt", failure, failing_since AS "failingSince" FROM ${TABLE} WHERE name = $1`,
      [name],
    ),
  );
}
