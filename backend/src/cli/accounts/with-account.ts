import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import { rowOf } from '@annals/event-store/postgres/rows';
import type { Command } from 'commander';
import { v7 } from 'uuid';
import { z } from 'zod';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import { person } from '../../features/person/person-decider';
import { OPERATOR } from '../../features/second-administrator/independence';
import type { Services } from '../../platform/services/services';
import { command, type CommonFlags } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { withInstallation } from '../kernel/installation';
import { withServices } from '../kernel/with-services';

/** What every command on an account takes. */
interface AccountFlags extends CommonFlags {
  readonly reason: string;
}

/** Somebody who works here, with what the operator does to them and why. */
export interface AtWork {
  readonly services: Services;
  readonly who: { readonly id: PersonId; readonly email: string; readonly role: Role };
  readonly origin: CommandOrigin;
  readonly flags: AccountFlags;
}

/**
 * Begins a command on one account, done in the name of the operator: the operator at the server needs no second administrator, and the
 * log says that they did it.
 * @param signature its name and arguments; the first argument is the e-mail address
 */
export function accountCommand(
  group: Command,
  signature: string,
  description: string,
  act: (work: AtWork, ...more: string[]) => Promise<void>,
): Command {
  return command(group, signature, description)
    .requiredOption('--reason <words>', 'why; kept in the log')
    .action(async (email: string, ...rest: unknown[]) => {
      const more = rest.filter((one) => typeof one === 'string');
      const flags = rest.find((one): one is AccountFlags => isFlags(one));
      if (!flags || flags.reason.trim() === '')
        throw new CommandFailure('Say why, with --reason.', EXIT.misused);
      await withInstallation((installation) =>
        withServices(installation, async (services) => {
          const who = await whoIs(services, email.toLowerCase());
          const actor = { id: OPERATOR, role: 'system' } as const;
          await act(
            { services, who, origin: { actor, commandId: v7(), reason: flags.reason }, flags },
            ...more,
          );
        }),
      );
    });
}

function isFlags(value: unknown): value is AccountFlags {
  return typeof value === 'object' && value !== null && 'reason' in value && 'json' in value;
}

const personFound = z.object({ id: personId, email: z.string() });

async function whoIs({ readModels, log }: Services, email: string) {
  const found = await rowOf(
    personFound,
    readModels('people').select('id', 'email').where({ email }).limit(1),
  );
  const state = found && (await stateOf(log, person, found.id));
  if (!found || state?.status !== 'employed')
    throw new CommandFailure(`Nobody who works here has the address ${email}.`);
  return { ...found, role: state.role };
}
