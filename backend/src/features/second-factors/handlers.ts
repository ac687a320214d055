import { makingOptions, usingOptions } from '@annals/contracts/features/second-factors/passkeys';
import { secondFactorRoutes } from '@annals/contracts/features/second-factors/routes';
import { msg } from '@annals/contracts/kernel/text';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Context } from 'koa';
import { v7 } from 'uuid';
import { derivedId } from '../../platform/commands/derived-id';
import { NotFound } from '../../platform/commands/domain-error';
import { routeHandlers } from '../../platform/commands/handlers';
import { deviceSecretOf } from '../../platform/http/device-cookie';
import { addressOf } from '../../platform/kernel/address';
import type { Services } from '../../platform/services/services';
import { Passkeys } from '../../platform/sessions/passkeys';
import { SecondFactors } from '../../platform/sessions/second-factors';
import { addressOfSecret, newRecoveryCodes, newSecret, stepOf } from './codes';
import { KeptForEmergencies } from '../person/errors';
import { secondFactor } from './decider';
import { EnrolledAlready, NoPassword, NotBegun, NotEnrolled, WrongCode } from './errors';
import { finishSignIn } from './finish-sign-in';
import { requireCode } from './shown';
import { askForPasskey, keepPasskey, makePasskey, siteOf } from './passkeys';
import { askToSignIn, signInByPasskey } from './passkey-sign-in';
import { stepUpByCode, stepUpByPasskey, stepUpByPassword, stepUpOfferFor } from './step-up';

export const secondFactorHandlers = (services: Services) => {
  const { pool, secretBox, userAuth, limits, dispatch, clock } = services;
  const kept = new SecondFactors(pool, secretBox);
  const passkeys = new Passkeys(pool);
  const placeOf = (context: Context) => ({ address: addressOf(context), device: deviceSecretOf(context) });
  const refuseNotEnrolled = async (person: PersonId) => {
    if (!(await kept.ownOf(person))) throw new NotEnrolled();
  };
  return routeHandlers(secondFactorRoutes, {
    own: async ({ reader, context }) => {
      const [factors, found] = await Promise.all([kept.ownOf(reader.id), userAuth.findByPerson(reader.id)]);
      const { enrolledAt = null, recoveryCodesLeft = 0 } = factors ?? {};
      const { host } = siteOf(services, context);
      const own = (await passkeys.of(reader.id)).map(({ rpId, ...shown }) => ({
        ...shown,
        onlyAt: rpId === host ? null : rpId,
      }));
      return { enrolledAt, recoveryCodesLeft, passkeys: own, hasPassword: Boolean(found?.hashedPassword) };
    },
    begin: async ({ reader }) => {
      const found = await userAuth.findByPerson(reader.id);
      if (!found?.hashedPassword) throw new NoPassword();
      const secret = newSecret();
      if (!(await kept.begin(reader.id, secret))) throw new EnrolledAlready();
      return { secret, address: addressOfSecret(secret, found.email) };
    },
    confirm: async ({ reader, body, origin }) => {
      if ((await kept.ownOf(reader.id))?.enrolledAt) throw new EnrolledAlready();
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
      if (!(await kept.ownOf(reader.id))?.enrolledAt) throw new NotEnrolled();
      await requireCode(services, reader.id, body.code, placeOf(context), origin);
      const command = { type: 'RecordRemoval', personId: reader.id, approvedBy: null } as const;
      const answer = await dispatch(secondFactor, reader.id, command, origin);
      await kept.removeApp(reader.id);
      return answer;
    },
    renewCodes: async ({ reader, origin }) => {
      if (!(await kept.ownOf(reader.id))) throw new NotFound(msg('Your second factor'));
      const recoveryCodes = newRecoveryCodes();
      await kept.keepRecoveryCodes(reader.id, recoveryCodes);
      const command = { type: 'RecordNewCodes', personId: reader.id, codes: recoveryCodes.length } as const;
      // Sent again, it makes other codes: they are told of once more.
      await dispatch(secondFactor, reader.id, command, { ...origin, commandId: v7() });
      return { recoveryCodes };
    },
    makePasskey: async ({ reader, context }) => {
      const found = await userAuth.findByPerson(reader.id);
      if (!found) throw new NotFound(msg('Your account'));
      // It would open the account when that is none for emergencies any more.
      if (found.isBreakGlass) throw new KeptForEmergencies();
      return { options: makingOptions.parse(await makePasskey(services, reader.id, found.email, context)) };
    },
    addPasskey: async ({ reader, context, body, origin }) => {
      const { id: passkeyId, isSynced } = await keepPasskey(services, reader.id, body, context);
      const isFirst = (await kept.ownOf(reader.id))?.recoveryCodesLeft === 0;
      const recoveryCodes = isFirst ? newRecoveryCodes() : [];
      if (isFirst) await kept.keepRecoveryCodes(reader.id, recoveryCodes);
      const { name } = body;
      const facts = { personId: reader.id, passkeyId, name, isSynced, codes: recoveryCodes.length };
      // Of this passkey: another one under the same key is told of as well.
      const ofPasskey = { ...origin, commandId: derivedId(origin.commandId, passkeyId) };
      await dispatch(secondFactor, reader.id, { type: 'RecordPasskey', ...facts }, ofPasskey);
      return { recoveryCodes };
    },
    removePasskey: async ({ reader, params, origin }) => {
      const passkey = (await passkeys.of(reader.id)).find(({ id }) => id === params.passkeyId);
      if (!passkey) throw new NotFound(msg('This passkey'));
      const facts = { personId: reader.id, passkeyId: passkey.id, name: passkey.name };
      const answer = await dispatch(
        secondFactor,
        reader.id,
        { type: 'RecordPasskeyRemoval', ...facts },
        origin,
      );
      await passkeys.remove(reader.id, passkey.id);
      return answer;
    },
    askForPasskey: async ({ context, body }) => ({
      options: usingOptions.parse(await askToSignIn(services, context, body.isSecondFactor)),
    }),
    signInByPasskey: ({ context, body, origin }) =>
      signInByPasskey(services, context, body, origin.requestId ?? ''),
    askToStepUpByPasskey: async ({ reader, context }) => ({
      options: usingOptions.parse(await askForPasskey(services, 'step-up', reader.id, context)),
    }),
    stepUpByPasskey: ({ reader, context, body, origin }) =>
      stepUpByPasskey(services, reader.id, body.response, context, origin),
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
