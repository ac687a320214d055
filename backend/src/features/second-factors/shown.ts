import type { PersonId } from '@annals/contracts/kernel/ids';
import { v7 } from 'uuid';
import { isWorthAnEvent } from '../accounts/account-decider';
import type { CommandOrigin } from '../../platform/commands/dispatch';
import { SecondFactors } from '../../platform/sessions/second-factors';
import type { Services } from '../../platform/services/services';
import { asMade, stepOf } from './codes';
import { secondFactor } from './decider';
import { WrongCode } from './errors';

export type Needed = Pick<
  Services,
  'pool' | 'secretBox' | 'dispatch' | 'limits' | 'clock' | 'userAuth' | 'knownDevices'
>;

/** From where a code is shown. */
export interface Place {
  readonly address: string;
  /** The secret of the device's cookie; undefined when it has none. */
  readonly device: string | undefined;
}

/**
 * Checks a code that somebody shows who they are with: one of their app, or a recovery code, which is used up. Tries are limited as those with
 * passwords are, by person and place, however many sign-ins are begun.
 * @throws WrongCode, which counts; Refused 429 after too many tries
 */
export async function requireCode(
  { pool, secretBox, dispatch, limits, clock, userAuth, knownDevices }: Needed,
  personId: PersonId,
  code: string,
  { address, device }: Place,
  origin: CommandOrigin,
): Promise<'app' | 'recovery code'> {
  const kept = new SecondFactors(pool, secretBox);
  const email = (await userAuth.findByPerson(personId))?.email ?? '';
  const tried = await limits.take(
    address,
    `second factor of ${personId}`,
    await knownDevices.knownFor(email, device),
  );
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const secret = await kept.secretOf(personId, 'enrolled');
    const step = secret === undefined ? undefined : stepOf(secret, digits, clock());
    if (step !== undefined && (await kept.acceptStep(personId, step, 'enrolled'))) {
      await limits.succeeded(tried);
      return 'app';
    }
  } else {
    const left = await kept.spendRecoveryCode(personId, asMade(code));
    if (left !== undefined) {
      await limits.succeeded(tried);
      await dispatch(
        secondFactor,
        personId,
        { type: 'RecordRecoveryCode', personId, left },
        { ...origin, commandId: v7() },
      );
      return 'recovery code';
    }
  }
  const failuresInARow = await kept.noteFailure(personId);
  if (isWorthAnEvent(failuresInARow))
    await dispatch(
      secondFactor,
      personId,
      { type: 'RecordFailure', personId, failuresInARow },
      // By somebody unknown, as with passwords.
      { ...origin, commandId: v7(), actor: { id: 'system:sign-in', role: 'system' } },
    );
  throw new WrongCode();
}
