import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { operatorOrigin, withProjectionOperations } from './projection-operations';
import { projectionArgument } from './projection-argument';

/** `annals projections approve`: lets a rebuild that waits for it switch. */
export const approveProjection: Register = (projections) => {
  command(projections, 'approve', 'lets a rebuild that waits for it switch')
    .addArgument(projectionArgument('<projection>'))
    .action((name: string, flags: CommonFlags) =>
      withProjectionOperations(async (care) => {
        await care.approve(name, operatorOrigin('approve', name));
        answer(flags, { projection: name }, () => `${name} switches over.`);
      }),
    );
};
