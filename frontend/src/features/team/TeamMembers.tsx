import type { TeamMember } from '@annals/contracts/features/people/views';
import { PeopleIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { fullName } from '../../session/current-user';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { QueryList } from '../../ui/QueryList';
import { ScheduleMeetingDialog } from '../meetings/ScheduleMeetingDialog';
import { MessageDialog } from '../messages/MessageDialog';
import { usePeopleListTeamQuery } from '../people/api';
import { TeamMemberRow } from './TeamMemberRow';
import { texts } from './texts';

/** The people who report to the reader, each a click away from a message or a 1:1. */
export function TeamMembers(): React.JSX.Element {
  const query = usePeopleListTeamQuery();
  const [meeting, setMeeting] = useState<TeamMember | null>(null);
  const [writingTo, setWritingTo] = useState<TeamMember | null>(null);
  return (
    <Card title={texts.listTitle}>
      <QueryList
        list={query}
        texts={texts}
        rows={6}
        empty={
          <EmptyState
            icon={<PeopleIcon size={20} />}
            title={texts.emptyTitle}
            sentence={texts.emptySentence}
          />
        }
      >
        {(members) => (
          <ul>
            {members.map((member) => (
              <TeamMemberRow
                key={member.id}
                member={member}
                onMessage={() => setWritingTo(member)}
                onSchedule={() => setMeeting(member)}
              />
            ))}
          </ul>
        )}
      </QueryList>
      {writingTo && (
        <MessageDialog
          recipient={{ id: writingTo.id, name: fullName(writingTo) }}
          isOpen
          onClose={() => setWritingTo(null)}
        />
      )}
      <ScheduleMeetingDialog
        isOpen={meeting !== null}
        employeeId={meeting?.id ?? ''}
        onClose={() => setMeeting(null)}
      />
    </Card>
  );
}
