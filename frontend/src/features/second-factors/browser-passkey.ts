import { t } from '@annals/contracts/kernel/text';
import type { ApiError } from '../../api/api-error';

/** Whether this browser knows passkeys at all; it does so on https alone, and on this machine. */
export const knowsPasskeys = () => window.PublicKeyCredential !== undefined;

/**
 * Asks the browser, and through it the person. What it refuses is said as what the server refuses is.
 * @throws RefusedByBrowser
 */
export async function fromBrowser<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new RefusedByBrowser(error instanceof Error ? error.name : '');
  }
}

/** A browser says little of why: nobody learns by it which passkeys there are. */
class RefusedByBrowser extends Error implements ApiError {
  readonly status = 400;
  readonly code = undefined;
  readonly detail: string;
  readonly fields = [];
  constructor(name: string) {
    super(name);
    this.detail = sentenceOf(name);
  }
}

function sentenceOf(name: string): string {
  if (name === 'InvalidStateError') return t('This device has a passkey for your account already.');
  if (name === 'SecurityError')
    return t('Passkeys do not work at this address. Open Annals by its name, with https.');
  return t('The passkey was not used: it was cancelled, or took too long.');
}
