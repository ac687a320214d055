import type { CheckInId, PersonId } from '@annals/contracts/kernel/ids';
import type { SubmitCheckIn } from '@annals/contracts/wellbeing/commands';
import {
  WellbeingCheckInSubmitted,
  type NewWellbeingEvent,
  type WellbeingEvent,
} from '@annals/contracts/wellbeing/events';
import { decider } from '../kernel/decider';
import { OnlyForOneself } from './errors';

export interface SubmitCheckInCommand extends SubmitCheckIn {
  type: 'SubmitCheckIn';
  checkInId: CheckInId;
  employeeId: PersonId;
  /** Whom the employee reports to now: in whose team the answer counts. */
  managerId: PersonId | null;
}

/** A pulse check is answered once, by the person it is about, and stands as it is. */
export const checkIn = decider<
  { submitted: boolean },
  SubmitCheckInCommand,
  WellbeingEvent,
  NewWellbeingEvent
>({
  category: 'wellbeingCheckIn',
  initial: { submitted: false },
  evolve: { WellbeingCheckInSubmitted: () => ({ submitted: true }) },
  decide: {
    SubmitCheckIn({ type: _, feedback, concerns, suggestions, ...answers }, { submitted }, { actor }) {
      if (submitted) return [];
      if (actor.id !== answers.employeeId) throw new OnlyForOneself();
      return [
        WellbeingCheckInSubmitted.of({
          ...answers,
          feedback: feedback || undefined,
          concerns: concerns || undefined,
          suggestions: suggestions || undefined,
        }),
      ];
    },
  },
});
