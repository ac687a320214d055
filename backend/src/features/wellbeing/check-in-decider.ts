import { msg } from '@annals/contracts/kernel/text';
import type { CheckInId, PulseAnnouncementId } from '@annals/contracts/features/wellbeing/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import type { SubmitCheckIn } from '@annals/contracts/features/wellbeing/commands';
import {
  WellbeingCheckInSubmitted,
  WellnessPulseAssessed,
  type NewWellbeingEvent,
  type WellbeingEvent,
} from '@annals/contracts/features/wellbeing/events';
import {
  RISK_METHOD,
  type RiskLevel,
  type SuggestedAction,
  type Trend,
} from '@annals/contracts/features/wellbeing/risk';
import { changed, decider } from '../../platform/commands/decider';
import { NotFound } from '../../platform/commands/domain-error';
import { OnlyAlexAssesses, OnlyForOneself, PulseIsAttributed, PulseIsNotAttributed } from './errors';

export interface SubmitCheckInCommand extends SubmitCheckIn {
  type: 'SubmitCheckIn';
  checkInId: CheckInId;
  employeeId: PersonId;
  /** Whom the employee reports to now: in whose team the answer counts. */
  managerId: PersonId | null;
  /** The announcement that holds for this week, if its pulse checks are attributed. */
  announced?: PulseAnnouncementId | undefined;
}

export interface AssessPulseCommand {
  type: 'AssessPulse';
  burnoutRisk: RiskLevel;
  attritionRisk: RiskLevel;
  weeks: number;
  trendDirection: Trend | null;
  previousScoreComparison: number | null;
  suggestedActions: SuggestedAction[];
}

export type CheckInCommand = SubmitCheckInCommand | AssessPulseCommand;

export type CheckInState =
  | { readonly status: 'none' }
  | {
      readonly status: 'submitted' | 'assessed';
      readonly checkInId: CheckInId;
      readonly employeeId: PersonId;
    };

/** A pulse check is answered once, by the person it is about, and cannot be changed; ALEX works out once what it points to. */
export const checkIn = decider<CheckInState, CheckInCommand, WellbeingEvent, NewWellbeingEvent>({
  category: 'wellbeingCheckIn',
  initial: { status: 'none' },
  evolve: {
    WellbeingCheckInSubmitted: (_, { data: { checkInId, employeeId } }) => ({
      status: 'submitted',
      checkInId,
      employeeId,
    }),
    WellnessPulseAssessed: (state) => changed(state, { status: 'assessed' }),
  },
  decide: {
    SubmitCheckIn({ type: _, feedback, concerns, suggestions, announced, ...answers }, state, { actor }) {
      if (state.status !== 'none') return [];
      if (actor.id !== answers.employeeId) throw new OnlyForOneself();
      // What the person was shown over the form is what holds, or they are asked again.
      if (announced !== undefined && answers.attributedBy !== announced) throw new PulseIsAttributed();
      if (announced === undefined && answers.attributedBy !== undefined) throw new PulseIsNotAttributed();
      return [
        WellbeingCheckInSubmitted.of({
          ...answers,
          feedback: feedback || undefined,
          concerns: concerns || undefined,
          suggestions: suggestions || undefined,
        }),
      ];
    },
    AssessPulse({ type: _, ...assessment }, state, { actor }) {
      if (actor.role !== 'system') throw new OnlyAlexAssesses();
      if (state.status === 'none') throw new NotFound(msg('This pulse check'));
      if (state.status === 'assessed') return [];
      const { checkInId, employeeId } = state;
      const { name, version } = RISK_METHOD;
      return [WellnessPulseAssessed.of({ checkInId, employeeId, ...assessment, method: { name, version } })];
    },
  },
});
