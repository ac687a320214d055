import { secondFactorRoutes } from '@annals/contracts/features/second-factors/routes';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Context } from 'koa';
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
import { stepUpByCode, stepUpByPassword, stepUpOfferFor } from './step-up';

export const secondFactorHandlers = (services: Services) => {
  const { pool, secretBox, userAuth, limits, dispatch, clock } = services;
  const kept = new SecondFactors(pool, secretBox);
  const placeOf = (context: Context) => ({ address: addressOf(context), device: deviceSecretOf(context) });
  const refuseNotEnrolled = async (person: PersonId) => {
    if (!(await kept.ownOf(person))) throw new NotEnrolled();
  };
  return routeHandlers(secondFactorRoutes, {
    own: async ({ reader }) => (await kept.ownOf(reader.id)) ?? { enrolledAt: null, recoveryCodesLeft: 0 },
    begin: async ({ reader }) => {
      const found = await userAuth.findByPerson(reader.id);
      if (!found?.hashedPassword) throw new NoPassword();
      const secret = newSecret();
      if (!(await kept.begin(reader.id, secret))) throw new EnrolledAlready();
      return { secret, address: addressOfSecret(secret, found.email) };
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
    stepUpOffer: ({ reader, context }) => stepUpOfferFor(services, reader.id, context),
    stepUpByPassword: ({ reader, context, body, origin }) =>
      stepUpByPassword(services, reader.id, body.password, context, origin),
    stepUpByCode: async ({ reader, context, body, origin }) => {
      await refuseNotEnrolled(reader.id);
      return stepUpByCode(services, reader.id, body.code, placeOf(context), context, origin);
    },
    finishSignIn: ({ context, body, origin }) =>
      finishSignIn(services, context, body.code, origin.requestId ?? ''),
  });
};
