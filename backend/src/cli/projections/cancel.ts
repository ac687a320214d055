import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { operatorOrigin, withProjectionOperations } from './projection-operations';
import { projectionArgument } from './projection-argument';

/** `annals projections cancel`: gives a rebuild up. */
export const cancelProjection: Register = (projections) => {
  command(projections, 'cancel', 'gives a rebuild up')
    .addArgument(projectionArgument('<projection>'))
    .action((name: string, flags: CommonFlags) =>
      withProjectionOperations(async (care) => {
        await care.cancel(name, operatorOrigin('cancel', name));
        answer(flags, { projection: name }, () => `${name} is not rebuilt any more.`);
      }),
    );
};
