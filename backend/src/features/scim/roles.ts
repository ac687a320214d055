import { GROUPS, SCIM_GROUPS } from '@annals/contracts/features/role-rules/constants';
import { msg } from '@annals/contracts/kernel/text';
import { makersOfDirectories } from '@annals/projections/features/role-rules/queries';
import { z } from 'zod';
import { DomainError } from '../../platform/commands/domain-error';
import type { Automatic } from '../../platform/jobs/automatic';
import type { Services } from '../../platform/services/services';
import { followRules, type FollowOrigin } from '../role-rules/follow';
import { KeptDirectory } from './kept';

/** People whose roles are looked at in one turn. */
const AT_ONCE = 100;
const FOLLOW = 'follow-groups';
const SWEEP = 'sweep-role-checks';
const SWEEP_EVERY_MS = 5 * 60_000;

/** What the groups are called where somebody is told whose rules decide. Stored, so in English. */
const NAME = msg('the groups of the directory');

const concerned = z.object({ sourceId: z.string() });

/** Lets the roles of people follow whose groups changed. Doing it twice is harmless. */
export async function followGroups(services: Services, origin: FollowOrigin): Promise<void> {
  const { pool, readModels } = services;
  const kept = new KeptDirectory(pool);
  for (
    let checks = await kept.roleChecks(AT_ONCE);
    checks.length > 0;
    checks = await kept.roleChecks(AT_ONCE)
  ) {
    const answerableIds = new Set(await makersOfDirectories(readModels));
    if (origin.actor.token) answerableIds.add(origin.actor.token.madeBy);
    const source = {
      id: SCIM_GROUPS,
      name: NAME,
      answerableIds: [...answerableIds],
      ignoresCase: true,
    } as const;
    const people = checks.map(({ personId: id, groups }) => ({ id, facts: { [GROUPS]: groups } }));
    await followRules(services, source, people, origin);
    await kept.roleChecksDone(checks);
  }
}

/** The same for a request that has kept a group: what has to wait is done by the job, and the group is kept all the same. */
export async function followGroupsNow(services: Services, origin: FollowOrigin): Promise<void> {
  try {
    await followGroups(services, origin);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    services.logger.warn({ code: error.code }, 'roles wait to follow from groups');
  }
}

/** Roles follow when the rules of groups change, and where a request was interrupted. */
export const rolesOfGroups: Automatic = {
  policy: (queue) => ({
    name: 'roles-of-groups',
    react: async ({ id, type, data }) => {
      if (type !== 'RoleRulesSet' || concerned.parse(data).sourceId !== SCIM_GROUPS) return;
      await queue.add(FOLLOW, `${FOLLOW}-${id}`, {});
    },
  }),
  jobs: (services) => ({
    [FOLLOW]: async () => {
      await new KeptDirectory(services.pool).noteRoleChecks(null);
      await followGroups(services, { actor: { id: 'system:scim', role: 'system' } });
    },
    [SWEEP]: () => followGroups(services, { actor: { id: 'system:scim', role: 'system' } }),
  }),
  sweep: (queue) => queue.repeat(SWEEP, SWEEP_EVERY_MS),
};
