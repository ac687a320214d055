import { t } from '@annals/contracts/kernel/text';

/** What the network says, as far as it helps an administrator. */
export function whyOf(error: unknown): string {
  const { cause } = error as { readonly cause?: { readonly code?: unknown } };
  const code = typeof cause?.code === 'string' ? cause.code : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return t('its name is not known');
  if (code === 'ECONNREFUSED') return t('nothing answers there');
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/.test(code)) return t('its certificate is not trusted');
  if (error instanceof Error && error.name === 'TimeoutError') return t('it took too long');
  return t('the connection failed');
}
