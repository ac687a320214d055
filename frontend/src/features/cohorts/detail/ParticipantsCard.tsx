import { stateReason } from '@annals/contracts/features/cohorts/commands';
import type { CohortDetail } from '@annals/contracts/features/cohorts/views';
import { Button } from '@blueprintjs/core';
import { PeopleIcon, PlusIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { PersonLink } from '../../people/PersonLink';
import { Avatar } from '../../../ui/Avatar';
import { useBulk } from '../../../ui/bulk/useBulk';
import { Card } from '../../../ui/Card';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { useCohortsWithdrawMutation } from '../api';
import { EnrolDialog } from './EnrolDialog';
import { mayBeWithdrawn, ParticipantRow } from './ParticipantRow';
import { bulkWithdrawTexts, participantTexts as texts, withdrawTexts } from './texts';

/** Who takes part and how far they are, as far as the reader may know; of fellow participants the names. */
export function ParticipantsCard({ cohort }: { cohort: CohortDetail }): React.JSX.Element {
  const [isEnrolling, setIsEnrolling] = useState(false);
  const { participants, allowed } = cohort;
  const shared = participants.filter(({ isShared }) => isShared);
  const fellows = participants.filter(({ isShared }) => !isShared);
  const [withdraw] = useCohortsWithdrawMutation();
  const bulk = useBulk({
    items: shared,
    isOpen: (participant) => mayBeWithdrawn(cohort, participant),
    nameOf: ({ participantName }) => participantName,
    acts: [
      {
        ...bulkWithdrawTexts,
        isDestructive: true,
        words: { label: withdrawTexts.words, rule: stateReason },
        send: ({ participantId }, reason) =>
          withdraw({ cohortId: cohort.id, participantId, reason }).unwrap(),
      },
    ],
  });
  const enrol = allowed.change && (
    <Button
      icon={<PlusIcon />}
      text={allowed.enrol ? texts.enrol : texts.full}
      disabled={!allowed.enrol}
      onClick={() => setIsEnrolling(true)}
    />
  );
  return (
    <Card title={texts.title} action={enrol}>
      {participants.length === 0 && (
        <EmptyState
          icon={<PeopleIcon size={20} />}
          title={texts.empty}
          sentence={texts.emptySentence}
          action={enrol}
        />
      )}
      {shared.length > 0 && (
        <>
          {bulk.bar}
          <DataTable
            label={texts.table}
            columns={[...texts.columns, ...(allowed.run ? [texts.actions] : [])]}
          >
            {shared.map((participant) => (
              <ParticipantRow
                key={participant.id}
                cohort={cohort}
                participant={participant}
                box={bulk.boxOf(participant)}
              />
            ))}
          </DataTable>
          <p className="participants__scale">{texts.scale}</p>
        </>
      )}
      {fellows.length > 0 && (
        <div className="fellows">
          <h3>{texts.fellows}</h3>
          <ul>
            {fellows.map(({ id, participantId, participantName, profileImageUrl, position }) => (
              <li key={id}>
                <Avatar name={participantName} imageUrl={profileImageUrl} />
                <span>
                  <PersonLink id={participantId} name={participantName} />
                  <span className="data-table__beneath">{position}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {bulk.dialog}
      <EnrolDialog cohort={cohort} isOpen={isEnrolling} onClose={() => setIsEnrolling(false)} />
    </Card>
  );
}
