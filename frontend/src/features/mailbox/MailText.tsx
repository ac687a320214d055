import type { MailEntry } from '@annals/contracts/features/mail/routes';
import { ErrorState } from '../../ui/ErrorState';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { useMailOneQuery } from './api';
import { texts } from './texts';
import { When } from '../../ui/When';

/** One e-mail as text: nothing in it is followed, loaded or run. */
export function MailText({ mail }: { mail: MailEntry }): React.JSX.Element {
  const { data, error, refetch } = useMailOneQuery({ mailId: mail.id });
  return (
    <div className="modal__body">
      <dl className="mailbox__head">
        <dt>{texts.to}</dt>
        <dd>{mail.to}</dd>
        <dt>{texts.sent}</dt>
        <dd>
          <When at={mail.sentAt} />
        </dd>
      </dl>
      {!data && error ? (
        <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows label={texts.loading} rows={4} />
      ) : (
        <pre className="mailbox__text">{data.text}</pre>
      )}
    </div>
  );
}
