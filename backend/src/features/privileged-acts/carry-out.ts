import { msg } from '@annals/contracts/kernel/text';
import { readable } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { PrivilegedActId } from '@annals/contracts/features/privileged-acts/ids';
import type { PrivilegedActKind } from '@annals/contracts/features/privileged-acts/constants';
import { administeredFactsOf } from '@annals/projections/features/privileged-acts/queries';
import { account } from '../accounts/account-decider';
import { inviteAgain } from '../accounts/invitations';
import { removeByTwo } from '../second-factors/remove';
import { settleAccount } from '../accounts/settle';
import { unlock } from '../accounts/unlock';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { DomainError, NotFound } from '../../platform/commands/domain-error';
import { inLanguage } from '../../platform/language/spoken';
import { stateOf } from '../../platform/commands/state-of';
import { aroundOf } from '../person/around';
import { withOrganizationLock } from '../person/organization-lock';
import { person } from '../person/person-decider';
import { erasure } from '../privacy/erasure-decider';
import { SignInPolicies } from '../../platform/sessions/sign-in-policies';
import type { Services } from '../../platform/services/services';
import { privilegedAct, type Outcome, type Requested } from '../second-administrator/decider';

interface Approved extends Requested {
  readonly approvedBy: PersonId;
}
type CarryOut = (services: Services, act: Approved, origin: CommandOrigin) => Promise<Outcome['outcome']>;

/**
 * Carries out an approved act, in the name of the administrator who requested it. Doing it twice is harmless; a job does so again when it
 * was interrupted. What has become impossible in the meantime is recorded as refused, with its reason.
 */
export async function carryOutAct(services: Services, actId: PrivilegedActId): Promise<void> {
  const act = await stateOf(services.log, privilegedAct, actId);
  if (act.status !== 'approved' || act.approvedBy === null) return;
  const origin: CommandOrigin = {
    actor: { id: act.requestedBy, role: 'admin' },
    commandId: derivedId('privileged act', actId),
    correlationId: actId,
    reason: readable(act.reason),
  };
  const approved = { ...act, approvedBy: act.approvedBy };
  // Why it could not be done is stored.
  const ended = await inLanguage('en', () => outcomeOf(services, approved, origin));
  await services.dispatch(
    privilegedAct,
    actId,
    { type: 'CompletePrivilegedAct', actId, ...ended },
    {
      actor: { id: 'system:privileged-acts', role: 'system' },
      commandId: derivedId('privileged act completed', actId),
      correlationId: actId,
    },
  );
}

async function outcomeOf(services: Services, act: Approved, origin: CommandOrigin): Promise<Outcome> {
  try {
    return { outcome: await ACTS[act.act](services, act, origin), problem: null };
  } catch (error) {
    // Busy read models are no answer: the job tries again.
    if (!(error instanceof DomainError) || error.status === 503) throw error;
    return { outcome: 'refused', problem: error.message };
  }
}

const ACTS: Readonly<Record<PrivilegedActKind, CarryOut>> = {
  'grant-role': grantRole,
  'send-link': (services, act, origin) => sendLink(services, act, origin),
  'unlock-account': async (services, { subjectId, approvedBy }, origin) => {
    await unlock(services, subjectId, approvedBy, origin);
    return 'done';
  },
  'lift-legal-hold': async ({ dispatch }, { subjectId, holdId, approvedBy, reason }, origin) => {
    if (holdId === null) throw new NotFound(msg('This legal hold'));
    const command = { type: 'LiftLegalHold' as const, personId: subjectId, holdId, approvedBy };
    await dispatch(erasure, subjectId, { ...command, reason: readable(reason) }, origin);
    return 'done';
  },
};

/**
 * With the role comes a way in that nobody else has seen: the person who was invited by a link that an administrator saw chooses a new one by a
 * link that goes to them alone.
 */
async function grantRole(
  services: Services,
  act: Approved,
  origin: CommandOrigin,
): Promise<Outcome['outcome']> {
  const { readModels, log } = services;
  const { subjectId, role, approvedBy, rulesOf } = act;
  if (role === null) throw new NotFound(msg('This role'));
  await withOrganizationLock(services, async (dispatch) => {
    const around = await aroundOf(readModels, subjectId);
    const keeper = rulesOf ?? undefined;
    const command = { type: 'GrantPrivilegedRole' as const, role, approvedBy, keeper, around };
    return dispatch(person, subjectId, command, origin);
  });
  const its = await stateOf(log, account, subjectId);
  const { status, hasPassword, isLinkShown, lockedByAdministrator } = its;
  const areOff = await new SignInPolicies(services.pool).arePasswordsOff();
  const isTheirs = areOff
    ? Object.values(its.identities).some(({ by }) => by === 'person')
    : hasPassword && !isLinkShown;
  const outcome =
    isTheirs || lockedByAdministrator || status === 'deactivated'
      ? 'done'
      : await sendLink(services, act, origin);
  await settleAccount(services, subjectId);
  return outcome;
}

async function sendLink(
  services: Services,
  { subjectId, approvedBy }: Approved,
  origin: CommandOrigin,
): Promise<Outcome['outcome']> {
  const facts = await administeredFactsOf(services.readModels, subjectId);
  if (!facts) throw new NotFound(msg('This person'));
  await removeByTwo(services, subjectId, approvedBy, {
    ...origin,
    commandId: derivedId(origin.commandId, 'second factor'),
  });
  const linkOrigin = { ...origin, commandId: derivedId(origin.commandId, 'link') };
  const { emailed } = await inviteAgain(services, facts, approvedBy, linkOrigin);
  return emailed ? 'done' : 'link-on-server';
}
