import { isPrivileged, type PrivilegedRole } from '@annals/contracts/features/privileged-acts/constants';
import type { WithheldBecause } from '@annals/contracts/features/role-rules/constants';
import type { RoleSourceId } from '@annals/contracts/features/role-rules/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { administratorsBesides } from '@annals/projections/features/people/structure';
import { v7 } from 'uuid';
import { circumstancesAt } from '../../platform/commands/decider';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { stateOf } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { settleAccount } from '../accounts/settle';
import { aroundOf } from '../person/around';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';
import { requestByRules } from '../second-administrator/request';
import { roleRules, type AuthoredRule, type RoleRulesState, type Withheld } from './decider';
import { evaluate, type Facts } from './evaluate';

/** Whose rules they are, and who stands behind what they look at. */
export interface RoleSource {
  readonly id: RoleSourceId;
  readonly name: string;
  /** Who set up the provider, or made the tokens of the directories: none of them can approve what its rules ask for. */
  readonly answerableIds: readonly PersonId[];
  readonly ignoresCase?: boolean;
}

export type FollowOrigin = Omit<CommandOrigin, 'commandId' | 'reason'>;

/** The rules of a source as they are now, from the log: never behind. */
export function rulesOf({ log }: Pick<Services, 'log'>, id: RoleSourceId): Promise<RoleRulesState> {
  return stateOf(log, roleRules, id);
}

/**
 * Lets people's roles follow from what is known of them now. Ordinary roles change at once; Administrator and Auditor are asked for, and wait for a
 * second administrator. Where nothing would change, nothing is locked or written.
 */
export async function followRules(
  services: Services,
  source: RoleSource,
  people: readonly { readonly id: PersonId; readonly facts: Facts }[],
  origin: FollowOrigin,
): Promise<void> {
  const rules = await rulesOf(services, source.id);
  if (rules.rules.length === 0) return;
  const outcomes = people.map(({ id, facts }) => {
    const { isWithheld, role, asks, rules: looked } = evaluate(rules, facts, source.ignoresCase);
    // In whose name it is asked for: of who wrote the rule that matches.
    const asking = rules.rules.find((rule, index) => rule.role === asks && looked[index]?.matches === true);
    return { id, isWithheld, role, asks, asking };
  });
  const told = outcomes.filter(({ isWithheld }) => !isWithheld);
  const keeper = { id: source.id, name: source.name };
  const { log, readModels, clock, zones } = services;
  /** Decides on what the organization looks like; the second time where nothing can change meanwhile. */
  const commandFor = async ({ id, role, asks }: (typeof told)[number]) => ({
    type: 'FollowRoleRules' as const,
    keeper,
    role,
    asks,
    administratorIds: await administratorsBesides(readModels, id),
    around: await aroundOf(readModels, id),
  });
  const circumstances = circumstancesAt(origin.actor, clock().toISOString(), zones.organization);
  const changing: typeof told = [];
  for (const one of told) {
    const events = person.decide(await commandFor(one), await stateOf(log, person, one.id), circumstances);
    if (events.length > 0) changing.push(one);
  }
  if (changing.length > 0) {
    const reason = `By the rules of ${source.name}.`;
    await withOrganizationLock(services, async (dispatch) => {
      for (const one of changing)
        await dispatch(person, one.id, await commandFor(one), { ...origin, commandId: v7(), reason });
    });
    for (const { id } of changing) await settleAccount(services, id);
  }
  for (const { id, asks, asking } of told) {
    const why = asks && asking ? await ask(services, source, id, { ...asking, role: asks }, origin) : null;
    await noteWithheld(services, source, rules, id, asks && why && { role: asks, because: why }, origin);
  }
}

/** Tells the administrators what rules give and nobody was asked for; once, until something about it changes. */
async function noteWithheld(
  { dispatch, readModels }: Services,
  { id: sourceId, name: keeper }: RoleSource,
  before: RoleRulesState,
  personId: PersonId,
  withheld: Withheld | null,
  origin: FollowOrigin,
): Promise<void> {
  if (!withheld && !before.withheld.has(personId)) return;
  const by = { ...origin, commandId: v7() };
  if (!withheld) {
    await dispatch(roleRules, sourceId, { type: 'EndWithholding', sourceId, personId }, by);
    return;
  }
  const administratorIds = await administratorsBesides(readModels, personId);
  const command = { type: 'WithholdRole' as const, sourceId, personId, withheld, keeper, administratorIds };
  await dispatch(roleRules, sourceId, command, by);
}

/**
 * Asks two administrators for what rules give: the one who wrote the rule, and one who is independent of them and of who set up the source.
 * @returns why nobody is asked; null: somebody is, it was rejected, or there is nothing to ask for
 */
async function ask(
  services: Services,
  { id: sourceId, name, answerableIds }: RoleSource,
  subjectId: PersonId,
  { role, authorId, ...rule }: AuthoredRule & { readonly role: PrivilegedRole },
  origin: FollowOrigin,
): Promise<WithheldBecause | null> {
  const { log, readModels, logger } = services;
  const who = await stateOf(log, person, subjectId);
  if (who.status !== 'employed' || who.role === role) return null;
  // What was granted beside these rules stays what it is.
  if (isPrivileged(who.role) && who.roleKeeperId !== sourceId) return null;
  const { roleKeeper } = await aroundOf(readModels, subjectId);
  if (roleKeeper && roleKeeper.id !== sourceId) return null;
  const byRules = { authorId, rulesOf: { id: sourceId, name }, answerableIds };
  const occasion = JSON.stringify([rule.name, rule.values, authorId]);
  const outcome = await requestByRules(services, { subjectId, role }, byRules, occasion, origin);
  if (outcome === 'asked') return null;
  logger.warn(
    { source: sourceId, role, personId: subjectId, because: outcome },
    'a role by rules is not asked for',
  );
  return outcome === 'rejected' ? null : outcome;
}
