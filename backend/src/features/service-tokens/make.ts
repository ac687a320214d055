import { MOST_TOKENS, type TokenKind } from '@annals/contracts/features/service-tokens/constants';
import { serviceTokenId } from '@annals/contracts/features/service-tokens/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { CommandAnswer } from '@annals/contracts/kernel/route';
import type { Role } from '@annals/contracts/kernel/roles';
import { workingTokens } from '@annals/projections/features/service-tokens/queries';
import { derivedId } from '../../platform/commands/derived-id';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { refuseLateRepetition } from '../../platform/commands/state-of';
import type { Services } from '../../platform/services/services';
import { ServiceTokens } from '../../platform/sessions/service-tokens';
import { approversOf } from '../second-administrator/request';
import { serviceToken, takesTwo } from './decider';
import { TooManyTokens } from './errors';

const DAY_MS = 86_400_000;

interface Wanted {
  readonly name: string;
  readonly kind: TokenKind;
  readonly ownerId: PersonId | null;
  readonly asRole: Role;
  readonly permissions: readonly string[];
  readonly days: number;
}

/** A moment some days from now, as an ISO instant. */
export function inDays(clock: () => Date, days: number): string {
  return new Date(clock().getTime() + days * DAY_MS).toISOString();
}

/**
 * Makes a token. One that takes a second administrator opens nothing until it is approved; its secret is answered all the same, this once.
 * @throws TooManyTokens, NobodyIndependent
 */
export async function makeToken(
  services: Pick<Services, 'dispatch' | 'pool' | 'log' | 'readModels' | 'clock'>,
  { days, ...wanted }: Wanted,
  madeBy: PersonId,
  origin: CommandOrigin,
): Promise<CommandAnswer & { secret: string; needsApproval: boolean }> {
  const { dispatch, pool, log, readModels, clock } = services;
  const tokenId = serviceTokenId.parse(derivedId(origin.commandId, 'token'));
  const others = (await workingTokens(readModels, wanted.ownerId, clock())).filter(
    ({ id }) => id !== tokenId,
  );
  if (others.length >= MOST_TOKENS) throw new TooManyTokens();
  const needsApproval = takesTwo(wanted.kind, wanted.asRole);
  const approverIds = needsApproval ? await approversOf(services, madeBy, madeBy) : [];
  const expiresAt = inDays(clock, days);
  const command = { type: 'MakeToken' as const, tokenId, ...wanted, expiresAt, approverIds };
  await refuseLateRepetition(log, serviceToken, tokenId, origin.commandId);
  const answer = await dispatch(serviceToken, tokenId, command, origin);
  const kept = { id: tokenId, ...wanted, isApproved: !needsApproval };
  const secret = await new ServiceTokens(pool).keep(kept, madeBy, expiresAt);
  return { ...answer, secret, needsApproval };
}
