import type { ConnectionReport } from '@annals/contracts/features/identity-providers/views';
import { namedDay } from '@annals/contracts/kernel/calendar-day';
import { t } from '@annals/contracts/kernel/text';
import { certificateView } from './certificates';
import { clockCheck, newReport, type Note } from './connection-test';
import type { SamlProvider } from './decider';
import { UnreadableMetadata } from './errors';
import { whyOf } from './network';
import { SECONDS_AT_MOST } from './protocol';
import { fetchMetadata, readMetadata, type ProviderMetadata } from './saml-metadata';

/**
 * Compares what was saved of a SAML provider with what it says of itself now, and says in words what a sign-in would fail at.
 * @param hasKeys whether our keys for it can be read
 */
export async function testSamlConnection(
  provider: SamlProvider,
  hasKeys: boolean,
  now: Date,
): Promise<ConnectionReport> {
  const { note, report } = newReport();
  const said = await metadataCheck(note, provider, now);
  await addressCheck(note, provider, said, now);
  if (hasKeys) note('keys', 'passed', t('Our key for this provider can be read.'));
  else
    note(
      'keys',
      'failed',
      t('Our key for this provider cannot be read. Save the provider again, and give it our metadata again.'),
    );
  certificatesCheck(note, provider, said, now);
  return report();
}

async function metadataCheck(
  note: Note,
  { metadataAddress, issuer }: SamlProvider,
  now: Date,
): Promise<ProviderMetadata | undefined> {
  if (metadataAddress === null) {
    note(
      'reachable',
      'unknown',
      t('The metadata were pasted: what the provider says of itself now is not known.'),
    );
    return undefined;
  }
  try {
    const { text } = await fetchMetadata(metadataAddress);
    const said = readMetadata(text, now);
    note('reachable', 'passed', t('Its metadata can be read.'));
    if (said.issuer === issuer) note('issuer', 'passed', t('It calls itself what was entered.'));
    else
      note(
        'issuer',
        'failed',
        t(
          'The provider calls itself {issuer}. Enter exactly that as the entity ID, if it is the right one.',
          {
            issuer: said.issuer.slice(0, 300),
          },
        ),
      );
    return said;
  } catch (error) {
    if (!(error instanceof UnreadableMetadata)) throw error;
    note('reachable', 'failed', error.message);
    return undefined;
  }
}

/** Whatever it answers to a browser without a request: it is there, and it says what time it is. */
async function addressCheck(
  note: Note,
  { signInAddress }: SamlProvider,
  said: ProviderMetadata | undefined,
  now: Date,
): Promise<void> {
  if (said && said.signInAddress !== signInAddress) {
    note(
      'endpoints',
      'failed',
      t('People sign in at {address} now. Read the metadata again.', { address: said.signInAddress }),
    );
    return;
  }
  try {
    const { headers, body } = await fetch(signInAddress, {
      redirect: 'manual',
      signal: AbortSignal.timeout(SECONDS_AT_MOST * 1000),
    });
    await body?.cancel();
    note('endpoints', 'passed', t('Something answers where people sign in.'));
    clockCheck(note, headers.get('date'), now);
  } catch (error) {
    note(
      'endpoints',
      'failed',
      t('The provider cannot be reached at {address}: {because}.', {
        address: signInAddress,
        because: whyOf(error),
      }),
    );
  }
}

function certificatesCheck(
  note: Note,
  { certificates }: SamlProvider,
  said: ProviderMetadata | undefined,
  now: Date,
): void {
  const shown = certificates.map((one) => certificateView(one, now));
  const missing = said?.certificates.some((one) => !certificates.includes(one)) ?? false;
  const last =
    shown
      .map(({ endsAt }) => endsAt)
      .toSorted()
      .at(-1) ?? '';
  const day = namedDay(last.slice(0, 10));
  if (!shown.some(({ state }) => state === 'valid' || state === 'ends soon'))
    note(
      'certificates',
      'failed',
      t(
        'No certificate is valid today; the last one ends or ended on {day}. Nobody can sign in: read the metadata again.',
        { day },
      ),
    );
  else if (missing)
    note(
      'certificates',
      'failed',
      t(
        'The provider names a certificate that is not here. Read the metadata again, before it signs with it.',
      ),
    );
  else if (!shown.some(({ state }) => state === 'valid'))
    note(
      'certificates',
      'unknown',
      t('The last certificate ends on {day}. Enter the next one before.', { day }),
    );
  else note('certificates', 'passed', t('What it signs with is valid until {day}.', { day }));
}
