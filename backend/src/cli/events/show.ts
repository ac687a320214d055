import { inspectEvent } from '../../features/operations/inspect-event';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure } from '../kernel/failures';
import { withInstallation } from '../kernel/installation';
import { positionArgument } from '../kernel/numbers';
import { answer, facts } from '../kernel/print';

/** `annals events show`: one event as it is stored, and whether this version can read it. */
export const showEvent: Register = (events) => {
  command(events, 'show', 'one event as it is stored, and whether this version can read it')
    .argument('<position>', 'its position in the log', positionArgument)
    .action((position: bigint, flags: CommonFlags) =>
      withInstallation(async ({ log }) => {
        const event = await inspectEvent(log, position);
        if (!event) throw new CommandFailure(`There is no event at position ${String(position)}.`);
        answer(flags, event, () => {
          const { data, metadata, unreadable, hasPersonalFields, ...rest } = event;
          return [
            facts({
              ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
              readable: unreadable ?? 'yes',
              personal: hasPersonalFields ? 'has personal fields, encrypted' : 'none',
            }),
            `data      ${JSON.stringify(data, null, 2)}`,
            `metadata  ${JSON.stringify(metadata, null, 2)}`,
          ].join('\n');
        });
      }),
    );
};
