import type { MailEntry } from '@annals/contracts/features/mail/routes';
import { Loaded } from '../../ui/Loaded';
import { useMailOneQuery } from './api';
import { texts } from './texts';
import { When } from '../../ui/When';

/** One e-mail as text: nothing in it is followed, loaded or run. */
export function MailText({ mail }: { mail: MailEntry }): React.JSX.Element {
  const query = useMailOneQuery({ mailId: mail.id });
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
      <Loaded query={query} texts={texts} rows={4}>
        {(data) => <pre className="mailbox__text">{data.text}</pre>}
      </Loaded>
    </div>
  );
}
