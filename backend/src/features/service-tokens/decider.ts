import type { TokenEndedBecause, TokenKind } from '@annals/contracts/features/service-tokens/constants';
import {
  ServiceTokenApproved,
  ServiceTokenMade,
  ServiceTokenRevoked,
  ServiceTokenRotated,
  type NewServiceTokenEvent,
  type ServiceTokenEvent,
} from '@annals/contracts/features/service-tokens/events';
import type { ServiceTokenId } from '@annals/contracts/features/service-tokens/ids';
import { expiryOf, isPrivileged } from '@annals/contracts/features/privileged-acts/constants';
import { personId, type PersonId } from '@annals/contracts/kernel/ids';
import type { Role } from '@annals/contracts/kernel/roles';
import { msg } from '@annals/contracts/kernel/text';
import { decider, type Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { NobodyIndependent, RequestExpired } from '../second-administrator/errors';
import { refuseUnlessIndependent, type Standing } from '../second-administrator/independence';
import { NotYourToken, TokenEnded } from './errors';

type TokenCommand =
  | {
      type: 'MakeToken';
      tokenId: ServiceTokenId;
      name: string;
      kind: TokenKind;
      ownerId: PersonId | null;
      asRole: Role;
      permissions: readonly string[];
      expiresAt: string;
      /** The administrators who are independent of the one who makes it; looked at where it needs one of them. */
      approverIds: readonly PersonId[];
    }
  | { type: 'ApproveToken'; standing: Standing }
  | { type: 'RejectToken' }
  | { type: 'RotateToken'; expiresAt: string; earlierUntil: string }
  | { type: 'RevokeToken'; because: Exclude<TokenEndedBecause, 'rejected'> };

interface There {
  readonly status: 'waiting' | 'active' | 'revoked';
  readonly id: ServiceTokenId;
  readonly name: string;
  readonly kind: TokenKind;
  readonly ownerId: PersonId | null;
  readonly madeBy: PersonId;
  readonly madeAt: string;
  readonly expiresAt: string;
  /** Where in the log it was asked for. */
  readonly position: bigint;
}
export type TokenState = { readonly status: 'none' } | There;

/**
 * Whether a token takes a second administrator: it reaches everyone, or the log, and goes on doing so while nobody looks. What a SCIM client may
 * do is bounded by its rules instead: it makes no administrator and touches none.
 */
export function takesTwo(kind: TokenKind, asRole: Role): boolean {
  return kind === 'service' || (kind === 'personal' && isPrivileged(asRole));
}

/** What becomes of tokens. Their secrets are kept beside the log, as hashes. */
export const serviceToken = decider<TokenState, TokenCommand, ServiceTokenEvent, NewServiceTokenEvent>({
  category: 'serviceToken',
  initial: { status: 'none' },
  evolve: {
    ServiceTokenMade: (_, { data, position, metadata }) => ({
      status: data.approverIds.length > 0 ? 'waiting' : 'active',
      id: data.tokenId,
      name: data.name,
      kind: data.kind,
      ownerId: data.ownerId,
      madeBy: data.madeBy,
      madeAt: metadata.occurredAt,
      expiresAt: data.expiresAt,
      position,
    }),
    ServiceTokenRotated: (state, { data: { expiresAt } }) =>
      state.status === 'none' ? state : { ...state, expiresAt },
    ServiceTokenApproved: (state) => (state.status === 'none' ? state : { ...state, status: 'active' }),
    ServiceTokenRevoked: (state) => (state.status === 'none' ? state : { ...state, status: 'revoked' }),
  },
  decide: {
    MakeToken({ type: _, approverIds, ...token }, { status }, { actor }) {
      if (status !== 'none') return [];
      const needsApproval = takesTwo(token.kind, token.asRole);
      if (needsApproval && approverIds.length === 0) throw new NobodyIndependent();
      return [
        ServiceTokenMade.of({
          ...token,
          permissions: [...token.permissions],
          madeBy: personId.parse(actor.id),
          approverIds: needsApproval ? [...approverIds] : [],
        }),
      ];
    },

    ApproveToken({ standing }, state, { actor, now }) {
      const { id: tokenId, status, madeAt } = existing(state);
      if (status === 'active') return [];
      if (expiryOf(madeAt) <= now) throw new RequestExpired();
      refuseUnlessIndependent(standing);
      return [ServiceTokenApproved.of({ tokenId, approvedBy: personId.parse(actor.id) })];
    },

    RejectToken(_, state) {
      const { id: tokenId, status } = existing(state);
      if (status === 'active') throw new NotFound(msg('This request'));
      return [ServiceTokenRevoked.of({ tokenId, because: 'rejected' })];
    },

    RotateToken({ expiresAt, earlierUntil }, state, { actor }) {
      const { id: tokenId } = rotatable(state, actor);
      return [ServiceTokenRotated.of({ tokenId, expiresAt, earlierUntil })];
    },

    RevokeToken({ because }, state, { actor }) {
      if (state.status === 'none') throw new NotFound(msg('This token'));
      const mayEnd = actor.id === state.ownerId || actor.role === 'admin' || actor.role === 'system';
      // A review asks the manager of its owner.
      if (!mayEnd && because !== 'review') throw new NotFound(msg('This token'));
      if (state.status === 'revoked') return [];
      return [ServiceTokenRevoked.of({ tokenId: state.id, because })];
    },
  },
});

/** A token that somebody may give a new secret. @throws NotFound, TokenEnded, NotYourToken */
export function rotatable(state: TokenState, actor: Pick<Actor, 'id' | 'role'>): There {
  const token = existing(state);
  const isTheirs = token.ownerId === null ? actor.role === 'admin' : actor.id === token.ownerId;
  // What waits has a secret that nobody has used.
  if (!isTheirs || token.status === 'waiting') throw new NotYourToken();
  return token;
}

/** @throws NotFound, TokenEnded */
function existing(state: TokenState): There {
  if (state.status === 'none') throw new NotFound(msg('This token'));
  if (state.status === 'revoked') throw new TokenEnded();
  return state;
}
