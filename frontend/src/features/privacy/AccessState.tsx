import type { SubjectAccessView } from '@annals/contracts/features/privacy/subject-access-views';
import { ArchiveState } from '../archives/ArchiveState';
import { exactDay } from '../../time/format';
import { Told } from '../../ui/When';
import { useSubjectAccessOneQuery } from './api';
import { accessTexts as texts } from './texts';

const REFRESH_MS = 1_000;

/** How far an archive of somebody's data is, or the way to download it. */
export function AccessState({ access: listed }: { access: SubjectAccessView }): React.JSX.Element {
  const isRunning = listed.status === 'running';
  const { data } = useSubjectAccessOneQuery(
    { accessId: listed.id },
    { skip: !isRunning, pollingInterval: isRunning ? REFRESH_MS : 0 },
  );
  const access = isRunning ? (data ?? listed) : listed;
  const { id, availableUntil, events, downloads, downloadedAt } = access;
  const notes = [
    events !== null && texts.contents(events),
    availableUntil !== null && texts.until(exactDay(availableUntil)),
  ];
  return (
    <ArchiveState
      archive={access}
      address={`/api/privacy/subject-access/${id}/archive`}
      gone={access.isYours ? texts.gone : texts.notYours}
    >
      {notes.filter((note) => note !== false).join(' · ')}
      {downloadedAt !== null && (
        <>
          {' · '}
          <Told at={downloadedAt}>{(when) => texts.downloads(downloads, when)}</Told>
        </>
      )}
    </ArchiveState>
  );
}
