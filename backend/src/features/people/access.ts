import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import { role as roleSchema, type Role } from '@annals/contracts/kernel/roles';
import { standings } from '@annals/projections/features/people/structure';
import { roleKeepersByPerson } from '@annals/projections/features/role-rules/queries';
import { stateOf, wasCarriedOut } from '../../platform/commands/state-of';
import type { AccessSource, AccessTools } from '../../platform/services/access-source';
import { settleAccount } from '../accounts/settle';
import { aroundOf } from '../person/around';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';

/** The roles above Employee. Who loses one is an employee. */
export function roleAccess(tools: AccessTools): AccessSource {
  const { log, readModels } = tools;
  const holds = async (id: PersonId, role: Role) => {
    const who = await stateOf(log, person, id);
    return who.status === 'employed' && who.role === role;
  };
  return {
    kind: 'role',
    reads: ['people', 'role_keepers', 'role_rules', 'identity_providers', 'service_tokens'],
    held: async () => {
      const keepers = await roleKeepersByPerson(readModels);
      return (await standings(readModels))
        .filter(({ role, departedOn }) => role !== 'employee' && departedOn === null)
        .map(({ id, role }) => ({
          ref: `${id}/${role}`,
          holderId: id,
          madeById: null,
          what: keepers.get(id) ?? null,
          asRole: role,
          permissions: [],
        }));
    },
    isHeld: (ref) => holds(...read(ref)),
    withdraw: async (ref, origin) => {
      const [id, role] = read(ref);
      const isDone = await withOrganizationLock(tools, async (dispatch) => {
        if (await wasCarriedOut(log, person, id, origin.commandId)) return true;
        if (!(await holds(id, role))) return false;
        const around = await aroundOf(readModels, id);
        await dispatch(person, id, { type: 'ChangeEmployee', role: 'employee', around }, origin);
        return true;
      });
      await settleAccount(tools, id);
      return isDone;
    },
  };
}

function read(ref: string): [PersonId, Role] {
  const [id, role] = ref.split('/');
  return [personId.parse(id), roleSchema.parse(role)];
}
