import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NotAReport extends DomainError {
  readonly code = 'meetings.not-areport';
  override readonly field = 'employeeId';
  constructor() {
    super(t('You can schedule a 1:1 only with someone who reports to you.'));
  }
}

export class MeetingAlreadyCompleted extends DomainError {
  readonly code = 'meetings.meeting-already-completed';
  constructor() {
    super(
      t(
        'This meeting has taken place: its time, title and outcome stand. Notes and action items can still be added.',
      ),
    );
  }
}

export class OnlyTheManager extends DomainError {
  readonly code = 'meetings.only-the-manager';
  constructor() {
    super(t('Only the manager who holds this meeting can retitle, move, complete or cancel it.'));
  }
}

export class SeriesLength extends DomainError {
  readonly code = 'meetings.series-length';
  override readonly field = 'until';
  constructor() {
    super(t('A series has 2 to 26 meetings. Please choose another last day.'));
  }
}
