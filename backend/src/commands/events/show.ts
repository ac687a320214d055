import type { EventLog } from '@annals/event-store/event-log';
import { UnreadableEvent } from '@annals/event-store/unreadable-event';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure } from '../kernel/failures';
import { withInstallation } from '../kernel/installation';
import { positionArgument } from '../kernel/numbers';
import { answer, facts } from '../kernel/print';
import { factsOf } from './event-facts';

/** `annals events show`: one event as it is stored, and whether this version can read it. */
export const showEvent: Register = (events) => {
  command(events, 'show', 'one event as it is stored, and whether this version can read it')
    .argument('<position>', 'its position in the log', positionArgument)
    .action((position: bigint, flags: CommonFlags) =>
      withInstallation(async ({ log }) => {
        const { events: found } = await log.readStored({ after: position - 1n, limit: 1 });
        const event = found[0];
        if (event?.position !== position)
          throw new CommandFailure(`There is no event at position ${String(position)}.`);
        const unreadable = await whyUnreadable(log, position);
        answer(flags, { ...factsOf(event), unreadable }, () => {
          const { data, metadata, personalFields, ...rest } = factsOf(event);
          return [
            facts({
              ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
              readable: unreadable ?? 'yes',
            }),
            `data      ${JSON.stringify(data, null, 2)}`,
            ...(personalFields ? [`personal  ${JSON.stringify(personalFields, null, 2)}`] : []),
            `metadata  ${JSON.stringify(metadata, null, 2)}`,
          ].join('\n');
        });
      }),
    );
};

async function whyUnreadable(log: EventLog, position: bigint): Promise<string | null> {
  try {
    await log.readAll({ after: position - 1n, limit: 1 });
    return null;
  } catch (error) {
    if (error instanceof UnreadableEvent) return error.message;
    throw error;
  }
}
