import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { OPERATOR, withCare } from './care';

interface Flags extends CommonFlags {
  readonly reason: string;
}

/** `annals projections pause`: holds a projection still: what it shows stays as it is. */
export const pauseProjection: Register = (projections) => {
  command(projections, 'pause', 'holds a projection still: what it shows stays as it is')
    .argument('<projection>', 'which one')
    .requiredOption('--reason <words>', 'why')
    .action((name: string, flags: Flags) =>
      withCare(async (care) => {
        await care.pause(name, OPERATOR, flags.reason);
        answer(flags, { projection: name }, () => `${name} is paused.`);
      }),
    );
};
