import { msg } from '@annals/contracts/kernel/text';
import { cohortId } from '@annals/contracts/features/cohorts/ids';
import { personId } from '@annals/contracts/kernel/ids';
import { participantsWhoLeft, placesLeftBy } from '@annals/projections/features/cohorts/queries';
import type { HandoverRule } from '../../platform/services/handover-rule';
import { leadershipCohort } from './decider';

/** A person who leaves the organization leaves their cohorts; another manager changes nothing about them. */
export const cohortsHandover: HandoverRule = {
  feature: 'leadership cohorts',
  words: [msg('place in a leadership cohort'), msg('places in leadership cohorts')],
  reads: ['cohort_participants', 'people'],
  underWay: async (db, employeeIds) =>
    (await placesLeftBy(db, employeeIds)).map(({ cohortId: cohort, participantId }) => ({
      id: `${cohort}/${participantId}`,
      employeeId: participantId,
      managerId: null,
    })),
  misassigned: participantsWhoLeft,
  handOver: () => Promise.resolve(),
  end: (dispatch, id, origin) => {
    const [cohort = '', participant = ''] = id.split('/');
    return dispatch(
      leadershipCohort,
      cohortId.parse(cohort),
      {
        type: 'WithdrawParticipant',
        participantId: personId.parse(participant),
        reason: 'Left the organization',
      },
      origin,
    );
  },
};
