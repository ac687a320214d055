import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { operatorOrigin, withProjectionOperations } from './projection-operations';
import { projectionArgument } from './projection-argument';

interface Flags extends CommonFlags {
  readonly reason: string;
}

/** `annals projections park`: sets aside the stream whose event stops a projection; the log remembers it. */
export const parkStream: Register = (projections) => {
  command(projections, 'park', 'sets aside the stream whose event stops a projection; the log remembers it')
    .addArgument(projectionArgument('<projection>', 'for which one'))
    .argument('<stream>', 'the stream, as annals events show names it')
    .requiredOption('--reason <words>', 'why, without personal data: it stays in the log')
    .action((name: string, stream: string, { reason, ...flags }: Flags) =>
      withProjectionOperations(async (care) => {
        await care.park(name, stream, { origin: operatorOrigin('park', name, stream), reason });
        answer(flags, { projection: name, stream }, () => `${stream} is parked for ${name}.`);
      }),
    );
};
