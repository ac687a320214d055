import { readable, type Erased } from '@annals/contracts/kernel/erased';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { RecognitionEvent } from '@annals/contracts/features/recognition/events';
import type { Notice, NoticesOf } from '../../engine/notice';

const path = '/recognition';

/** The approver is asked, the two people learn that it was approved; of a refusal only the nominator does. */
export const recognitionNotices: NoticesOf<RecognitionEvent> = {
  RecognitionNominated: ({ data }) => asked(data),
  RecognitionHandedOver: ({ data }) => asked(data),
  RecognitionReminderSent: ({ data }) => [
    {
      personId: data.approverId,
      kind: 'recognition_waiting',
      path,
      aboutId: data.employeeId,
      facts: {},
    },
  ],
  RecognitionApproved: ({ data }) => [
    {
      personId: data.employeeId,
      kind: 'recognition_received',
      path,
      aboutId: data.nominatorId,
      facts: { title: readable(data.title), points: String(data.pointsAwarded) },
    },
    {
      personId: data.nominatorId,
      kind: 'recognition_approved',
      path,
      aboutId: data.employeeId,
      facts: { title: readable(data.title) },
    },
  ],
  RecognitionDeclined: ({ data }) => [
    {
      personId: data.nominatorId,
      kind: 'recognition_declined',
      path,
      aboutId: data.employeeId,
      facts: { reason: readable(data.reason) },
    },
  ],
};

function asked({
  approverId,
  employeeId,
  title,
}: {
  approverId: PersonId | null;
  employeeId: PersonId;
  title: string | Erased;
}): Notice[] {
  if (approverId === null) return [];
  const facts = { title: readable(title) };
  return [{ personId: approverId, kind: 'recognition_nominated', path, aboutId: employeeId, facts }];
}
