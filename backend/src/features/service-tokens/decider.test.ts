import {
  ServiceTokenApproved,
  ServiceTokenMade,
  ServiceTokenRevoked,
  ServiceTokenRotated,
} from '@annals/contracts/features/service-tokens/events';
import { serviceTokenId } from '@annals/contracts/features/service-tokens/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { given } from '../../platform/commands/given';
import { NobodyIndependent, RelatedAdministrator, RequestExpired } from '../second-administrator/errors';
import { serviceToken } from './decider';
import { NotYourToken, TokenEnded } from './errors';

const tokenId = serviceTokenId.parse('0b9d5c0e-8c1f-4d9e-9b53-51f0a4c77d20');
const [ada, grace] = ['01', '02'].map((last) =>
  personId.parse(`018f0000-0000-7000-8000-0000000000${last}`),
) as [ReturnType<typeof personId.parse>, ReturnType<typeof personId.parse>];
const of = (id: typeof ada, role: 'employee' | 'admin' = 'admin'): Actor => ({ id, role });
const facts = {
  tokenId,
  name: 'Payroll export',
  kind: 'personal' as const,
  ownerId: ada,
  asRole: 'employee' as const,
  permissions: ['people:see'],
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const made = (more: object = {}) => ServiceTokenMade.of({ ...facts, madeBy: ada, approverIds: [], ...more });
const waiting = made({ asRole: 'admin', approverIds: [grace] });
const make = (more: object = {}) => ({ type: 'MakeToken' as const, ...facts, approverIds: [], ...more });

describe('making a token', () => {
  test('needs nobody where it reaches what is one’s own', () => {
    given(serviceToken).when(make(), of(ada, 'employee')).then(made());
    given(serviceToken, made()).when(make(), of(ada, 'employee')).thenNothing();
  });
  test('takes a second administrator where it reaches everyone', () => {
    given(serviceToken)
      .when(make({ asRole: 'admin', approverIds: [grace] }), of(ada))
      .then(waiting);
    given(serviceToken)
      .when(make({ asRole: 'admin' }), of(ada))
      .refused(NobodyIndependent);
    given(serviceToken)
      .when(make({ kind: 'service', ownerId: null }), of(ada))
      .refused(NobodyIndependent);
  });
  test('is approved by an independent administrator, within two weeks', () => {
    const approve = { type: 'ApproveToken', standing: 'independent' } as const;
    const soon = '2026-01-02T00:00:00.000Z';
    given(serviceToken, waiting)
      .when(approve, of(grace), soon)
      .then(ServiceTokenApproved.of({ tokenId, approvedBy: grace }));
    given(serviceToken, waiting).when(approve, of(grace)).refused(RequestExpired);
    given(serviceToken, waiting)
      .when({ ...approve, standing: 'related' }, of(grace), soon)
      .refused(RelatedAdministrator);
    given(serviceToken, waiting)
      .when({ type: 'RejectToken' }, of(grace), soon)
      .then(ServiceTokenRevoked.of({ tokenId, because: 'rejected' }));
  });
});

describe('a token', () => {
  const rotate = {
    type: 'RotateToken',
    expiresAt: '2027-01-01T00:00:00.000Z',
    earlierUntil: '2026-06-08T00:00:00.000Z',
  } as const;
  test('gets a new secret from its owner alone', () => {
    given(serviceToken, made())
      .when(rotate, of(ada, 'employee'))
      .then(
        ServiceTokenRotated.of({ tokenId, expiresAt: rotate.expiresAt, earlierUntil: rotate.earlierUntil }),
      );
    given(serviceToken, made()).when(rotate, of(grace)).refused(NotYourToken);
    given(serviceToken, waiting).when(rotate, of(ada)).refused(NotYourToken);
  });
  test('is ended by its owner, an administrator or with its owner, once', () => {
    const revoke = { type: 'RevokeToken', because: 'wish' } as const;
    const ended = ServiceTokenRevoked.of({ tokenId, because: 'wish' });
    given(serviceToken, made()).when(revoke, of(ada, 'employee')).then(ended);
    given(serviceToken, made()).when(revoke, of(grace)).then(ended);
    given(serviceToken, made()).when(revoke, of(grace, 'employee')).refused(NotFound);
    given(serviceToken, made())
      .when({ ...revoke, because: 'review' }, of(grace, 'employee'))
      .then(ServiceTokenRevoked.of({ tokenId, because: 'review' }));
    given(serviceToken, made(), ended).when(revoke, of(grace)).thenNothing();
    given(serviceToken, made(), ended).when(rotate, of(ada)).refused(TokenEnded);
  });
});
