import type { MailEntry } from '@annals/contracts/features/mail/routes';
import { EnvelopeIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadMore } from '../../ui/LoadMore';
import { Modal } from '../../ui/Modal';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { useMailCarrierQuery, useMailListInfiniteQuery } from './api';
import { MailText } from './MailText';
import { texts } from './texts';
import { When } from '../../ui/When';
import './mailbox.css';

/** Where e-mails go; those put into the folder that replaces a mail server are listed. */
export function Mailbox(): React.JSX.Element {
  const { data, error, refetch } = useMailCarrierQuery();
  const icon = <EnvelopeIcon size={20} />;
  return (
    <Card title={texts.title}>
      {!data && error ? (
        <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows label={texts.loading} rows={4} />
      ) : data.carrier === 'folder' ? (
        <Folder />
      ) : data.carrier === 'smtp' ? (
        <EmptyState icon={icon} title={texts.smtp} sentence={texts.smtpSentence} />
      ) : (
        <EmptyState icon={icon} title={texts.off} sentence={texts.offSentence} />
      )}
    </Card>
  );
}

function Folder(): React.JSX.Element {
  const { items, error, retry, ...more } = pagedList(
    useMailListInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }),
  );
  const [open, setOpen] = useState<MailEntry>();
  if (!items && error) return <ErrorState title={texts.failed} error={error} onRetry={retry} />;
  if (!items) return <SkeletonRows label={texts.loading} rows={4} />;
  return (
    <>
      <p className="mailbox__note">{texts.folder}</p>
      {items.length === 0 && (
        <EmptyState icon={<EnvelopeIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
      )}
      <ul className="mailbox">
        {items.map((mail) => (
          <li key={mail.id}>
            <button className="mailbox__mail" type="button" onClick={() => setOpen(mail)}>
              <strong>{mail.subject}</strong>
              <span>{mail.to}</span>
              <span>
                <When at={mail.sentAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore {...more} />
      <Modal title={open?.subject ?? ''} isOpen={open !== undefined} onClose={() => setOpen(undefined)}>
        {open && <MailText mail={open} />}
      </Modal>
    </>
  );
}
