import { command, type CommonFlags, type Register } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { answer } from '../kernel/print';
import { operatorOrigin, withProjectionOperations } from './projection-operations';
import { projectionArgument } from './projection-argument';

interface Flags extends CommonFlags {
  readonly all: boolean;
}

/** `annals projections resume`: lets stopped read models try their event again, and paused ones go on. */
export const resumeProjection: Register = (projections) => {
  command(projections, 'resume', 'lets stopped read models try their event again, and paused ones go on')
    .addArgument(projectionArgument('[projection...]', 'which ones'))
    .option('--all', 'all that an event has stopped; paused ones are resumed by their names', false)
    .action((names: readonly string[], flags: Flags) =>
      withProjectionOperations(async (care) => {
        if (flags.all === names.length > 0)
          throw new CommandFailure('Name the projections to resume, or say --all.', EXIT.misused);
        const resumed = await care.resumeSeveral(
          flags.all ? 'all' : names,
          operatorOrigin('resume', ...names),
        );
        answer(flags, { projections: resumed }, () =>
          resumed.length === 0
            ? flags.all
              ? 'None was stopped by an event. Those that are paused go on when they are named.'
              : 'None of them stood still.'
            : `${resumed.join(', ')} ${resumed.length === 1 ? 'goes' : 'go'} on.`,
        );
      }),
    );
};
