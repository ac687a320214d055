import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { operatorOrigin, withProjectionOperations } from './projection-operations';
import { projectionArgument } from './projection-argument';

interface Flags extends CommonFlags {
  readonly reason: string;
}

/** `annals projections unpark`: takes a parked stream up again, by a rebuild. */
export const unparkStream: Register = (projections) => {
  command(projections, 'unpark', 'takes a parked stream up again, by a rebuild')
    .addArgument(projectionArgument('<projection>', 'for which one'))
    .argument('<stream>', 'the stream, as annals events show names it')
    .requiredOption('--reason <words>', 'why, without personal data: it stays in the log')
    .action((name: string, stream: string, { reason, ...flags }: Flags) =>
      withProjectionOperations(async (care) => {
        await care.unpark(name, stream, { origin: operatorOrigin('unpark', name, stream), reason });
        answer(flags, { projection: name, stream }, () => `${stream} is taken up again for ${name}.`);
      }),
    );
};
