import { readable } from '@annals/contracts/kernel/erased';
import type { RecognitionEvent } from '@annals/contracts/features/recognition/events';
import { recognitionRow, type RecognitionRow } from '@annals/contracts/features/recognition/views';
import { projection } from '../../engine/projection';

/** Every nomination and what became of it: the specification's `recognitions`. */
export const recognitions = projection<RecognitionRow, RecognitionEvent>({
  name: 'recognitions',
  version: 2,
  row: recognitionRow,
  indexes: {
    latest: ['createdAt desc', 'id desc'],
    latestOfRecipient: ['recipientId', 'createdAt desc'],
    latestOfNominator: ['nominatorId', 'createdAt desc', 'id desc'],
    waiting: ['status', 'createdAt', 'id'],
  },
  tags: ['Recognitions'],
  // The recipient does not learn of it before it is approved.
  concerns: (row) => [
    row.nominatorId,
    ...(row.approverId === null ? [] : [row.approverId]),
    ...(row.isApproved ? [row.recipientId] : []),
  ],
  key: (event) => event.data.recognitionId,
  evolve: {
    RecognitionNominated: (_, { data, metadata }) => ({
      id: data.recognitionId,
      recipientId: data.recipientId,
      nominatorId: data.nominatorId,
      categoryId: data.categoryId,
      title: readable(data.title),
      description: readable(data.description),
      pointsAwarded: data.pointsAwarded,
      visibility: data.visibility,
      isApproved: false,
      approvedBy: null,
      approvedAt: null,
      createdAt: metadata.occurredAt,
      status: 'nominated',
      approverId: data.approverId,
      declinedBy: null,
      declinedReason: null,
      remindedAt: null,
    }),
    RecognitionHandedOver: (row, { data }) => row && { ...row, approverId: data.approverId },
    RecognitionReminderSent: (row, { metadata }) => row && { ...row, remindedAt: metadata.occurredAt },
    RecognitionApproved: (row, { data, metadata }) =>
      row && {
        ...row,
        status: 'approved',
        isApproved: true,
        approvedBy: data.approvedBy,
        approvedAt: metadata.occurredAt,
      },
    RecognitionDeclined: (row, { data }) =>
      row && {
        ...row,
        status: 'declined',
        declinedBy: data.declinedBy,
        declinedReason: readable(data.reason),
      },
  },
});
