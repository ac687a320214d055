import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { withCare } from './care';
import { projectionArgument } from './projection-argument';

/** `annals projections resume`: lets a stopped projection try its event again, or a paused one go on. */
export const resumeProjection: Register = (projections) => {
  command(projections, 'resume', 'lets a stopped projection try its event again, or a paused one go on')
    .addArgument(projectionArgument('<projection>'))
    .action((name: string, flags: CommonFlags) =>
      withCare(async (care) => {
        await care.resume(name);
        answer(flags, { projection: name }, () => `${name} goes on.`);
      }),
    );
};
