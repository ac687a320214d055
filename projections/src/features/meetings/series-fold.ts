import { readable } from '@annals/contracts/kernel/erased';
import type { MeetingSeriesEvent } from '@annals/contracts/features/meetings/events';
import { occurrenceAt } from '@annals/contracts/features/meetings/series';
import { meetingSeriesRow, type MeetingSeriesRow } from '@annals/contracts/features/meetings/views';
import { projection } from '../../engine/projection';

/** The series of 1:1s: with whom each is, until when, and whether its meetings show what was decided last. */
export const meetingSeries = projection<MeetingSeriesRow, MeetingSeriesEvent>({
  name: 'meeting_series',
  version: 1,
  row: meetingSeriesRow,
  indexes: { ofEmployee: ['employeeId', 'lastAt'], due: ['isDue', 'id'] },
  tags: ['Meetings'],
  concerns: (row) => [row.managerId, row.employeeId],
  key: (event) => event.data.seriesId,
  evolve: {
    MeetingSeriesScheduled: (_, { data, metadata }) => ({
      id: data.seriesId,
      managerId: data.managerId,
      employeeId: data.employeeId,
      title: readable(data.title),
      everyWeeks: data.everyWeeks,
      firstAt: occurrenceAt(data, 1),
      lastAt: occurrenceAt(data, data.times),
      times: data.times,
      timeZone: data.timeZone,
      decisions: 1,
      isDue: true,
      createdAt: metadata.occurredAt,
      updatedAt: metadata.occurredAt,
    }),
    MeetingSeriesChanged: (row, { data, metadata }) =>
      row && {
        ...decided(row, metadata.occurredAt),
        ...(data.title !== undefined && { title: readable(data.title) }),
        ...(data.moved && { lastAt: occurrenceAt({ ...row, ...data.moved }, row.times - data.from + 1) }),
      },
    MeetingSeriesEnded: (row, { data, metadata }) =>
      row && {
        ...decided(row, metadata.occurredAt),
        times: data.from - 1,
        // The last one that is left: as far before the end as the series repeats.
        lastAt: new Date(
          Date.parse(row.lastAt) - (row.times - data.from + 1) * row.everyWeeks * 7 * 86_400_000,
        ).toISOString(),
      },
    MeetingSeriesHandedOver: (row, { data, metadata }) =>
      row && { ...decided(row, metadata.occurredAt), managerId: data.managerId },
    MeetingSeriesCarriedOut: (row, { data }) => row && { ...row, isDue: data.decisions < row.decisions },
  },
});

function decided(row: MeetingSeriesRow, updatedAt: string): MeetingSeriesRow {
  return { ...row, decisions: row.decisions + 1, isDue: true, updatedAt };
}
