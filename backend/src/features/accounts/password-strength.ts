import { t } from '@annals/contracts/kernel/text';
import { PASSWORD_MINIMUM } from '@annals/contracts/features/accounts/self-service';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { DomainError } from '../../platform/commands/domain-error';

/** Of zxcvbn's five steps, 0 to 4: at least some hundred million guesses for somebody who knows what people choose. */
const LEAST_SCORE = 3;

let opened: Promise<ZxcvbnFactory> | undefined;

/** Knows 49,000 passwords that were found in leaks, their repetitions and spellings, rows of keys, dates and sequences. Unpacked for the first new password. */
async function openEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}

/** What people who use Annals have before their eyes all day: the product, what it is for, its roles and screens. */
const CONTEXT_WORDS: readonly string[] = (
  'annals alex company human resources portal department team people ' +
  'employee manager leader leadership administrator admin auditor ' +
  'meeting meetings oneonone skiplevel performance review reviews feedback recognition reward rewards points ' +
  'wellbeing pulse check timeoff vacation onboarding cohort cohorts career insights painpoints settings welcome password'
).split(' ');

/** A password is more than such words: this many characters are left of it without them, and without signs between words. */
const LEAST_BESIDE = 7;

/** A new password that would be guessed soon. */
export class GuessablePassword extends DomainError {
  readonly code = 'accounts.guessable-password';
  override readonly field: string;
  /** @param field the one of the form that it was typed into */
  constructor(field: 'newPassword' | 'password') {
    super(
      t(
        'This password is one of those that are guessed first. Please choose another one, such as several words that do not belong together.',
      ),
    );
    this.field = field;
  }
}

/**
 * Refuses a new password that is in lists of known bad ones, or made of the account's address.
 * @param email of the account
 * @throws GuessablePassword
 */
export async function refuseGuessable(
  password: string,
  email: string,
  field: 'newPassword' | 'password',
): Promise<void> {
  if (await isGuessable(password, email)) throw new GuessablePassword(field);
}

/** Whether a password is too short or would be guessed soon, for an account with this address. */
export async function isGuessable(password: string, email: string): Promise<boolean> {
  if (password.length < PASSWORD_MINIMUM) return true;
  const parts = email
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const [first = ''] = email.toLowerCase().split('@');
  const known = [...CONTEXT_WORDS, email.toLowerCase(), first, parts.slice(0, 2).join(''), ...parts];
  if (isLittleBeside(known, password)) return true;
  const estimator = await (opened ??= openEstimator());
  return estimator.check(password, known).score < LEAST_SCORE;
}

/** Whether a password has one of these words, and little else. */
function isLittleBeside(words: readonly string[], password: string): boolean {
  const whole = withoutSigns(password);
  const rest = words
    .map(withoutSigns)
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest.length < Math.min(whole.length, LEAST_BESIDE);
}

function withoutSigns(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
