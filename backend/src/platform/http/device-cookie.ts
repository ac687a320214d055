import type { PersonId } from '@annals/contracts/kernel/ids';
import type { Context } from 'koa';
import { DEVICE_DAYS, type KnownDevices } from '../sessions/known-devices';
import { cookieName } from './cookie-name';

const NAME = 'annals.device';

/** The secret of the device that a request comes from; undefined when nobody has signed in on it yet, or its signature is wrong. */
export function deviceSecretOf(context: Context): string | undefined {
  return context.cookies.get(cookieName(context, NAME), { signed: true });
}

/** Makes a device known for an account, after its person has shown who they are. */
export async function rememberDevice(
  context: Context,
  devices: KnownDevices,
  personId: PersonId,
): Promise<void> {
  const secret = await devices.remember(personId, deviceSecretOf(context));
  context.cookies.set(cookieName(context, NAME), secret, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: DEVICE_DAYS * 86_400_000,
    overwrite: true,
  });
}
