import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { role as roleSchema, ROLE_LABELS, ROLES } from '@annals/contracts/kernel/roles';
import { inviteByOperator } from '../../features/accounts/invitations';
import { settleAccount } from '../../features/accounts/settle';
import { derivedId } from '../../platform/commands/derived-id';
import { aroundOf } from '../../features/person/around';
import { withOrganizationLock } from '../../features/person/organization-lock';
import { person } from '../../features/person/person-decider';
import type { Register } from '../kernel/command';
import { CommandFailure, EXIT } from '../kernel/failures';
import { answer } from '../kernel/print';
import { wordsFor } from './link';
import { accountCommand, type AtWork } from './with-account';

/** `annals accounts role`: how an installation with a single administrator gets a second one. */
export const accountRole: Register = (accounts) => {
  accountCommand(
    accounts,
    'role <email> <role>',
    'gives somebody another role; an administrator or auditor chooses a new password by the link that is printed',
    run,
  );
};

async function run({ services, who, origin, flags }: AtWork, wanted = ''): Promise<void> {
  const role = roleSchema.safeParse(wanted).data;
  if (role === undefined) throw new CommandFailure(`The role is one of ${ROLES.join(', ')}.`, EXIT.misused);
  const { readModels } = services;
  await withOrganizationLock(services, async (dispatch) => {
    const around = await aroundOf(readModels, who.id);
    return dispatch(person, who.id, { type: 'ChangeEmployee', role, around }, origin);
  });
  // Nobody else may hold the password of somebody with such a role.
  const linkOrigin = { ...origin, commandId: derivedId(origin.commandId, 'link') };
  const link = isPrivileged(role) ? await inviteByOperator(services, { ...who, role }, linkOrigin) : null;
  await settleAccount(services, who.id);
  answer(flags, { personId: who.id, email: who.email, role, link }, () =>
    [
      `${who.email} is ${ROLE_LABELS[role]} now.`,
      ...(link === null ? [] : ['', wordsFor(who.email, link)]),
    ].join('\n'),
  );
}
