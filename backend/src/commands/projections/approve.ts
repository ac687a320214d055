import { command, type CommonFlags, type Register } from '../kernel/command';
import { answer } from '../kernel/print';
import { withCare } from './care';

/** `annals projections approve`: lets a rebuild that waits for it switch. */
export const approveProjection: Register = (projections) => {
  command(projections, 'approve', 'lets a rebuild that waits for it switch')
    .argument('<projection>', 'which one')
    .action((name: string, flags: CommonFlags) =>
      withCare(async (care) => {
        await care.approve(name);
        answer(flags, { projection: name }, () => `${name} switches over.`);
      }),
    );
};
