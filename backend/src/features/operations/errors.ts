import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class NothingToPark extends DomainError {
  readonly code = 'operations.nothing-to-park';
  constructor() {
    super(t('No event of this stream stops this projection, so there is nothing to park.'));
  }
}

export class StreamNotParked extends DomainError {
  readonly code = 'operations.stream-not-parked';
  constructor() {
    super(t('This stream is not parked for this projection.'));
  }
}

export class RebuildUnderWay extends DomainError {
  readonly code = 'operations.rebuild-under-way';
  constructor() {
    super(t('A rebuild of this projection is under way. Wait for it, or cancel it.'));
  }
}

export class NoRebuildUnderWay extends DomainError {
  readonly code = 'operations.no-rebuild-under-way';
  constructor() {
    super(t('No rebuild of this projection is under way, or none that waits for approval.'));
  }
}

export class ProjectionHeldStill extends DomainError {
  readonly code = 'operations.projection-held-still';
  constructor() {
    super(t('This projection is paused. Resume it first.'));
  }
}

export class RollbackImpossible extends DomainError {
  readonly code = 'operations.rollback-impossible';
}

export class JobNotFailed extends DomainError {
  readonly code = 'operations.job-not-failed';
  constructor() {
    super(t('There is no failed job of this id. It may have been tried again meanwhile.'));
  }
}
