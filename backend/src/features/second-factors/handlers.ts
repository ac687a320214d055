import { secondFactorRoutes } from '@annals/contracts/features/second-factors/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Context } from 'koa';
import { requireOwnPassword } from '../accounts/change-password';
import { routeHandlers } from '../../platform/commands/handlers';
import { deviceSecretOf } from '../../platform/http/device-cookie';
import { addressOf } from '../../platform/kernel/address';
import type { Services } from '../../platform/services/services';
import { SecondFactors } from '../../platform/sessions/second-factors';
import { addressOfSecret, newRecoveryCodes, newSecret, stepOf } from './codes';
import { secondFactor } from './decider';
import { EnrolledAlready, NoPassword, NotBegun, NotEnrolled, WrongCode } from './errors';
import { finishSignIn } from './finish-sign-in';
import { requireCode } from './shown';

export const secondFactorHandlers = (services: Services) => {
  const { pool, secretBox, userAuth, limits, dispatch, clock } = services;
  const kept = new SecondFactors(pool, secretBox);
  const placeOf = (context: Context) => ({ address: addressOf(context), device: deviceSecretOf(context) });
  const refuseNotEnrolled = async (person: PersonId) => {
    if (!(await kept.ownOf(person))) throw new NotEnrolled();
  };
  return routeHandlers(secondFactorRoutes, {
    own: async ({ reader }) => (await kept.ownOf(reader.id)) ?? { enrolledAt: null, recoveryCodesLeft: 0 },
    begin: async ({ reader, body, origin }) => {
      const found = await userAuth.findByPerson(reader.id);
      if (found?.hashedPassword === null) throw new NoPassword();
      // A session left open is no way to lock its owner out.
      const { email } = await requireOwnPassword(services, reader.id, body.currentPassword, origin.requestId);
      const secret = newSecret();
      if (!(await kept.begin(reader.id, secret))) throw new EnrolledAlready();
      return { secret, address: addressOfSecret(secret, email) };
    },
    confirm: async ({ reader, body, origin }) => {
      if (await kept.ownOf(reader.id)) throw new EnrolledAlready();
      const secret = await kept.secretOf(reader.id, 'begun');
      if (secret === undefined) throw new NotBegun();
      await limits.takeOwnPassword(reader.id);
      const step = stepOf(secret, body.code.replaceAll(/\s/g, ''), clock());
      if (step === undefined || !(await kept.acceptStep(reader.id, step, 'begun'))) throw new WrongCode();
      const recoveryCodes = newRecoveryCodes();
      await kept.keepRecoveryCodes(reader.id, recoveryCodes);
      await limits.forgive(reader.id);
      const command = { type: 'RecordEnrolment', personId: reader.id, codes: recoveryCodes.length } as const;
      await dispatch(secondFactor, reader.id, command, origin);
      return { recoveryCodes };
    },
    remove: async ({ reader, context, body, origin }) => {
      await refuseNotEnrolled(reader.id);
      await requireCode(services, reader.id, body.code, placeOf(context), origin);
      const command = { type: 'RecordRemoval', personId: reader.id, approvedBy: null } as const;
      const answer = await dispatch(secondFactor, reader.id, command, origin);
      await kept.remove(reader.id);
      return answer;
    },
    renewCodes: async ({ reader, context, body, origin }) => {
      await refuseNotEnrolled(reader.id);
      await requireCode(services, reader.id, body.code, placeOf(context), origin);
      const recoveryCodes = newRecoveryCodes();
      await kept.keepRecoveryCodes(reader.id, recoveryCodes);
      const command = { type: 'RecordNewCodes', personId: reader.id, codes: recoveryCodes.length } as const;
      await dispatch(secondFactor, reader.id, command, origin);
      return { recoveryCodes };
    },
    finishSignIn: ({ context, body, origin }) =>
      finishSignIn(services, context, body.code, origin.requestId ?? ''),
  });
};
