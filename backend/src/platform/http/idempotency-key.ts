import { commandId } from '@annals/contracts/kernel/ids';
import { HEADERS } from '@annals/contracts/kernel/problem';
import type { Context } from 'koa';
import { derivedId } from '../commands/derived-id';

/**
 * The id of the command that a request brings; undefined when it brings none, or no UUID. It follows from the key and from where it was sent: a key
 * of one command is no key of another, which would be answered as if it had been carried out without having been decided, and no key is one of the
 * ids with which Annals acts by itself later, which everybody can work out.
 */
export function commandIdOf(context: Pick<Context, 'get' | 'method' | 'path'>): string | undefined {
  const given = commandId.safeParse(context.get(HEADERS.idempotencyKey).toLowerCase()).data;
  return given && commandIdFor(context.method, context.path, given);
}

/** The id under which the log has a command that was sent with a key. */
export function commandIdFor(method: string, path: string, key: string): string {
  return derivedId('idempotency key', method, path, key);
}
