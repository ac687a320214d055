import { ORGANIZATION } from '@annals/contracts/features/sign-in-policy/constants';
import { v7 } from 'uuid';
import { applyPolicy } from '../../features/sign-in-policy/apply';
import { signInPolicy } from '../../features/sign-in-policy/decider';
import { OPERATOR } from '../../features/second-administrator/independence';
import { command, type CommonFlags, type Register } from '../kernel/command';
import { withInstallation } from '../kernel/installation';
import { answer } from '../kernel/print';
import { withServices } from '../kernel/with-services';

interface Flags extends CommonFlags {
  readonly reason: string;
}

/** `annals identity allow-passwords`: the way back for an organization that nobody can sign in to any more; the log says that the operator did it. */
export const allowPasswords: Register = (identity) => {
  command(
    identity,
    'allow-passwords',
    'switches signing in with a password on again, as the operator: for the day on which nobody comes in',
  )
    .requiredOption('--reason <words>', 'why; kept in the log')
    .action((flags: Flags) =>
      withInstallation((installation) =>
        withServices(installation, async (services) => {
          await services.dispatch(
            signInPolicy,
            ORGANIZATION,
            { type: 'SwitchPasswordsOn' },
            { actor: { id: OPERATOR, role: 'system' }, commandId: v7(), reason: flags.reason },
          );
          await applyPolicy(services);
          answer(flags, { passwords: true }, () => 'Everybody who has a password can sign in with it.');
        }),
      ),
    );
};
