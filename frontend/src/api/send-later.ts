import type { CommandRoute } from '@annals/contracts/kernel/route';
import { send, type Answer } from './send';

/** Loads what keeps commands that wait for a connection. It is not needed for a first screen, and has to be there before the connection is gone. */
export const loadLateCommands = () => import('./late-commands');

/**
 * Sends a command once there is a connection. What keeps it on this device meanwhile came when the page was first used; where it did not,
 * its form says that the server could not be reached.
 */
export async function sendLater(
  route: CommandRoute,
  given: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Answer> {
  const late = await loadLateCommands().catch(() => undefined);
  return late ? late.sendWhenOnline(route, given, signal) : send(route, given, signal);
}
