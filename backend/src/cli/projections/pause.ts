import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { operatorOrigin, withProjectionOperations } from './projection-operations';
import { projectionArgument } from './projection-argument';

interface Flags extends CommonFlags {
  readonly reason: string;
}

/** `annals projections pause`: holds a projection still: what it shows stays as it is. */
export const pauseProjection: Register = (projections) => {
  command(projections, 'pause', 'holds a projection still: what it shows stays as it is')
    .addArgument(projectionArgument('<projection>'))
    .requiredOption('--reason <words>', 'why')
    .action((name: string, flags: Flags) =>
      withProjectionOperations(async (care) => {
        await care.pause(name, { origin: operatorOrigin('pause', name), reason: flags.reason });
        answer(flags, { projection: name }, () => `${name} is paused.`);
      }),
    );
};
