import type { MailEntry } from '@annals/contracts/features/mail/routes';
import { EnvelopeIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { pagedList } from '../../api/paged-list';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Loaded } from '../../ui/Loaded';
import { Modal } from '../../ui/Modal';
import { useMailCarrierQuery, useMailListInfiniteQuery } from './api';
import { MailText } from './MailText';
import { texts } from './texts';
import { QueryList } from '../../ui/QueryList';
import { When } from '../../ui/When';
import './mailbox.css';

/** Where e-mails go; those put into the folder that replaces a mail server are listed. */
export function Mailbox(): React.JSX.Element {
  const icon = <EnvelopeIcon size={20} />;
  const query = useMailCarrierQuery();
  return (
    <Card title={texts.title}>
      <Loaded query={query} texts={texts} rows={4}>
        {(data) =>
          data.carrier === 'folder' ? (
            <Folder />
          ) : data.carrier === 'smtp' ? (
            <EmptyState icon={icon} title={texts.smtp} sentence={texts.smtpSentence} />
          ) : (
            <EmptyState icon={icon} title={texts.off} sentence={texts.offSentence} />
          )
        }
      </Loaded>
    </Card>
  );
}

function Folder(): React.JSX.Element {
  const list = pagedList(useMailListInfiniteQuery(undefined, { refetchOnMountOrArgChange: true }));
  const [open, setOpen] = useState<MailEntry>();
  return (
    <>
      <QueryList
        list={list}
        texts={texts}
        rows={4}
        empty={
          <EmptyState icon={<EnvelopeIcon size={20} />} title={texts.empty} sentence={texts.emptySentence} />
        }
      >
        {(items) => (
          <>
            <p className="mailbox__note">{texts.folder}</p>
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
          </>
        )}
      </QueryList>
      <Modal title={open?.subject ?? ''} isOpen={open !== undefined} onClose={() => setOpen(undefined)}>
        {open && <MailText mail={open} />}
      </Modal>
    </>
  );
}
