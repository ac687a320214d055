import {
  SCIM_REQUESTS_PER_MINUTE,
  TOKEN_REQUESTS_PER_MINUTE,
  TOKEN_ROLES,
} from '@annals/contracts/features/service-tokens/constants';
import { personId } from '@annals/contracts/kernel/ids';
import type { Route } from '@annals/contracts/kernel/route';
import { t } from '@annals/contracts/kernel/text';
import { takesTokens } from '@annals/contracts/tokens';
import type { Reader } from '@annals/projections/engine/scope';
import type { Context, Middleware } from 'koa';
import type { ActingToken, Actor } from '../commands/decider';
import { addressOf } from '../kernel/address';
import { Refused } from '../kernel/refused';
import type { ServiceTokens, UsedToken } from '../sessions/service-tokens';
import { isTokenText } from '../sessions/token-text';
import { OwnRate } from './own-rate';

/** Tokens that open nothing, from one address in a minute: a program with an old one, not somebody who tries. */
const WRONG_TOKENS_PER_MINUTE = 60;

/** What a token that was shown may do. */
interface ShownToken extends ActingToken {
  readonly isScim: boolean;
  /** In whose place it acts. Only routes of the contracts look at it: to every page beside them nobody is there. */
  readonly reader: Reader;
  readonly permissions: ReadonlySet<string>;
}

/**
 * Finds out which token a request shows, and in whose place it acts. Such a request has no session, whatever cookies it brings. Everything is
 * looked up each time: a token that was ended, and one whose owner left, was locked or lost the role, opens nothing from that moment on.
 */
export function identifyTokens(tokens: Pick<ServiceTokens, 'use'>, clock: () => Date): Middleware {
  const wrong = new OwnRate(WRONG_TOKENS_PER_MINUTE);
  const usual = new OwnRate(TOKEN_REQUESTS_PER_MINUTE);
  const scim = new OwnRate(SCIM_REQUESTS_PER_MINUTE);
  return async (context, next) => {
    const secret = bearerOf(context);
    if (secret === undefined) {
      await next();
      return;
    }
    delete context.state['reader'];
    const token = isTokenText(secret) ? await tokens.use(secret, clock()) : undefined;
    const refusal = refusalOf(token);
    if (!token || refusal !== undefined) {
      await wrong.take(addressOf(context));
      context.set('WWW-Authenticate', 'Bearer realm="Annals", error="invalid_token"');
      throw new Refused('service-tokens.refused', refusal ?? t('This token is not valid.'));
    }
    await (token.kind === 'scim' ? scim : usual).take(token.id);
    const { id, name, madeBy, permissions } = token;
    const isScim = token.kind === 'scim';
    const shown: ShownToken = {
      id,
      name,
      kind: isScim ? 'scim' : 'token',
      madeBy,
      isScim,
      // One that is nobody's reads as nobody: it has no records of its own.
      reader: { id: token.ownerId ?? personId.parse(id), role: token.asRole },
      permissions: new Set(permissions),
    };
    context.state['token'] = shown;
    await next();
  };
}

/** Only at the routes of the product: the management server and the pages of other protocols have tokens of their own. */
function bearerOf(context: Context): string | undefined {
  if (!context.path.startsWith('/api/')) return undefined;
  return /^Bearer +(\S{1,200})\s*$/i.exec(context.get('Authorization'))?.[1];
}

function refusalOf(token: UsedToken | undefined): string | undefined {
  if (!token) return undefined;
  if (token.hasRunOut) return t('This token has run out. Make a new one, or give it a new secret.');
  if (!token.isApproved)
    return t('This token waits for a second administrator, who has to approve it first.');
  if (token.ownerId === null) return undefined;
  // That they left or were locked is nobody's business who holds an old token.
  if (token.ownerRole === null) return t('This token is not valid.');
  return TOKEN_ROLES[token.ownerRole].includes(token.asRole)
    ? undefined
    : t('The owner of this token no longer has the role that it acts in. Make a new one.');
}

/** The token that a request shows; undefined when it has none. */
export function tokenOf(context: Context): ShownToken | undefined {
  return context.state['token'] as ShownToken | undefined;
}

/** Who acts in a request of somebody. What belongs to nobody acts as a part of the system with the rights of the role it was given. */
export function actorOf(context: Context, reader: Reader): Actor {
  const token = tokenOf(context);
  if (!token) return { id: reader.id, role: reader.role };
  const { id, name, kind, madeBy } = token;
  const acting = { id, name, kind, madeBy };
  if (token.isScim) return { id: 'system:scim', role: reader.role, token: acting };
  return { id: reader.id === id ? 'system:service-account' : reader.id, role: reader.role, token: acting };
}

/** @throws Refused when a token is shown where none is taken, or one without the permission */
export function admitToken(context: Context, route: Route): void {
  const token = tokenOf(context);
  if (!token) return;
  if (token.isScim || !takesTokens(route))
    throw new Refused(
      'service-tokens.route-closed',
      t('This request takes no token. The description of the API says which do.'),
    );
  if (!token.permissions.has(route.may))
    throw new Refused(
      'request.forbidden',
      t('This token does not have the permission {permission}.', { permission: route.may }),
    );
}
