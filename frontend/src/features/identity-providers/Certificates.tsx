import type { CertificateView } from '@annals/contracts/features/identity-providers/views';
import { exactDay } from '../../time/format';
import { Status } from '../../ui/Status';
import { certificateState, samlTexts as texts } from './texts';

/** The certificates that a provider signs with, and until when each counts. */
export function Certificates({
  certificates,
}: {
  certificates: readonly CertificateView[];
}): React.JSX.Element {
  return (
    <ul className="provider__checks" aria-label={texts.certificates}>
      {certificates.map(({ fingerprint, subject, endsAt, state }) => {
        const { tone, says } = certificateState(state, exactDay(endsAt));
        return (
          <li key={fingerprint}>
            <Status tone={tone}>{says}</Status>
            <span>{texts.certificate(subject)}</span>
            <code className="provider__fingerprint">{fingerprint}</code>
          </li>
        );
      })}
    </ul>
  );
}
