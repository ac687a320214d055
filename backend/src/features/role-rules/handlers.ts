import { GROUPS, SCIM_GROUPS } from '@annals/contracts/features/role-rules/constants';
import { isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { roleRulesRoutes } from '@annals/contracts/features/role-rules/routes';
import type { RoleSourceId } from '@annals/contracts/features/role-rules/ids';
import { msg } from '@annals/contracts/kernel/text';
import { providersByName } from '@annals/projections/features/identity-providers/queries';
import { standings } from '@annals/projections/features/people/structure';
import { namesOf } from '@annals/projections/features/people/queries';
import {
  everyRules,
  makersOfDirectories,
  peopleByKeeper,
} from '@annals/projections/features/role-rules/queries';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import type { Services } from '../../platform/services/services';
import { EmergencyAccount, NobodyIndependent } from '../second-administrator/errors';
import { approversOf } from '../second-administrator/request';
import { isEmergencyAccount } from '../second-administrator/standing';
import { roleRules } from './decider';
import { evaluate } from './evaluate';
import { factsOf } from './example';

/** Of what is found in an example. */
const MOST_SHOWN = 20;

export const roleRulesHandlers = (services: Services) => {
  const { dispatch, readModels } = services;
  const administrators = async () =>
    new Set(
      (await standings(readModels))
        .filter(({ role, departedOn }) => role === 'admin' && departedOn === null)
        .map(({ id }) => id),
    );
  const requireSource = async (id: RoleSourceId) => {
    const isThere = id === SCIM_GROUPS || (await providersByName(readModels)).some((one) => one.id === id);
    if (!isThere) throw new NotFound(msg('This identity provider'));
  };
  return routeHandlers(roleRulesRoutes, {
    list: async () => {
      const [providers, rows, people, directories, ours] = await Promise.all([
        providersByName(readModels),
        everyRules(readModels),
        peopleByKeeper(readModels),
        makersOfDirectories(readModels),
        administrators(),
      ]);
      const authors = rows.flatMap(({ rules }) => rules.map(({ authorId }) => authorId));
      const concerned = rows.flatMap(({ withheld }) => withheld.map(({ personId }) => personId));
      const names = await namesOf(readModels, [...new Set([...authors, ...concerned])]);
      const sources = [
        ...providers.map(({ id, protocol: kind, name, isOn }) => ({ id, kind, name, isOn })),
        { id: SCIM_GROUPS, kind: 'scim' as const, name: '', isOn: directories.length > 0 },
      ] as const;
      return sources.map((source) => {
        const {
          rules = [],
          otherwise = 'keep',
          withheld = [],
        } = rows.find(({ id }) => id === source.id) ?? {};
        return {
          ...source,
          otherwise,
          rules: rules.map(({ authorId, ...rule }) => ({
            ...rule,
            authorName: names.get(authorId) ?? '',
            isAuthorAdministrator: ours.has(authorId),
          })),
          people: people.get(source.id) ?? 0,
          withheld: withheld.map((one) => ({ ...one, name: names.get(one.personId) ?? '' })),
        };
      });
    },
    set: async ({ params: { sourceId }, body: { reason, rules: wanted, otherwise }, reader, origin }) => {
      await requireSource(sourceId);
      const rules = sourceId === SCIM_GROUPS ? wanted.map((rule) => ({ ...rule, name: GROUPS })) : wanted;
      // Before a rule asks for what nobody could approve.
      const isAsking = rules.some(({ role }) => isPrivileged(role));
      if (isAsking && (await isEmergencyAccount(services.log, reader.id))) throw new EmergencyAccount();
      if (isAsking && (await approversOf(services, reader.id, reader.id)).length === 0)
        throw new NobodyIndependent();
      const ours = await administrators();
      const command = {
        type: 'SetRoleRules',
        sourceId,
        rules,
        otherwise,
        administratorIds: [...ours],
      } as const;
      return dispatch(roleRules, sourceId, command, { ...origin, reason });
    },
    test: async ({ body: { kind, example, ...rules } }) => {
      const outcome = evaluate(rules, factsOf(kind, example), kind === 'scim');
      return {
        ...outcome,
        rules: outcome.rules.map(({ found, ...rule }) => ({
          ...rule,
          found: found.slice(0, MOST_SHOWN),
          foundInAll: found.length,
        })),
      };
    },
  });
};
