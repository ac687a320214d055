import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { operatorOrigin, withCare } from './care';
import { projectionArgument } from './projection-argument';

/** `annals projections cancel`: gives a rebuild up. */
export const cancelProjection: Register = (projections) => {
  command(projections, 'cancel', 'gives a rebuild up')
    .addArgument(projectionArgument('<projection>'))
    .action((name: string, flags: CommonFlags) =>
      withCare(async (care) => {
        await care.cancel(name, operatorOrigin('cancel', name));
        answer(flags, { projection: name }, () => `${name} is not rebuilt any more.`);
      }),
    );
};
