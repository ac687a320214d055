import { t } from '@annals/contracts/kernel/text';
import { DomainError } from '../../platform/commands/domain-error';

export class SameAdministrator extends DomainError {
  readonly code = 'privileged-acts.same-administrator';
  constructor() {
    super(t('You requested this yourself. An administrator who is independent of you has to approve it.'));
  }
}

export class AnswersForIt extends DomainError {
  readonly code = 'privileged-acts.answers-for-it';
  constructor() {
    super(
      t(
        'A rule asked for this, and you set up the provider or made the token of the directory that it looks at. An administrator who is independent of that has to approve it.',
      ),
    );
  }
}

export class AboutYourself extends DomainError {
  readonly code = 'privileged-acts.about-yourself';
  constructor() {
    super(t('This is about you. Two other administrators have to request and approve it.'));
  }
}

export class NoAdministratorAnyMore extends DomainError {
  readonly code = 'privileged-acts.no-administrator-any-more';
  constructor() {
    super(
      t(
        'The administrator who requested this is none any more. Reject it; another administrator can request it again.',
      ),
    );
  }
}

export class NoAdministratorYet extends DomainError {
  readonly code = 'privileged-acts.no-administrator-yet';
  constructor() {
    super(
      t(
        'This was requested before you became an administrator. Somebody who was one at that time has to approve it, or it is requested again.',
      ),
    );
  }
}

export class RelatedAdministrator extends DomainError {
  readonly code = 'privileged-acts.related-administrator';
  constructor() {
    super(
      t(
        'You and the administrator who requested this are not independent: one of you hired, invited, reset or unlocked the other, or the same administrator did so for both. Somebody else has to approve it.',
      ),
    );
  }
}

/** Nobody in particular opens it: what takes two administrators is for people. */
export class EmergencyAccount extends DomainError {
  readonly code = 'break-glass.by-itself';
  constructor() {
    super(t('An account for emergencies cannot do this. Sign in with your own account for it.'));
  }
}

/** Nobody could ever approve it: it is refused at once instead of waiting for nothing. */
export class NobodyIndependent extends DomainError {
  readonly code = 'privileged-acts.nobody-independent';
  constructor() {
    super(
      t(
        'This takes a second administrator, one whom neither you nor anybody you share has hired, invited, reset or unlocked. There is none. The operator can add one on the server: annals open-account or annals accounts link.',
      ),
    );
  }
}

export class NeedsSecondAdministrator extends DomainError {
  readonly code = 'privileged-acts.needs-second-administrator';
  override readonly field = 'role';
  constructor() {
    super(
      t('The roles of administrators and auditors are granted by two administrators, one person at a time.'),
    );
  }
}

export class NeedsReason extends DomainError {
  readonly code = 'privileged-acts.needs-reason';
  override readonly field = 'reason';
  constructor() {
    super(t('Please say why: a second administrator has to approve it.'));
  }
}

export class AlreadyWaiting extends DomainError {
  readonly code = 'privileged-acts.already-waiting';
  constructor() {
    super(t('The same request waits for a second administrator already. See Administration, Approvals.'));
  }
}

export class RequestExpired extends DomainError {
  readonly code = 'privileged-acts.request-expired';
  constructor() {
    super(t('This request has expired. Request it again.'));
  }
}

export class AlreadyDecided extends DomainError {
  readonly code = 'privileged-acts.already-decided';
  constructor() {
    super(t('This request was decided already. Please reload the page.'));
  }
}

export class NoMailForLink extends DomainError {
  readonly code = 'privileged-acts.no-mail-for-link';
  constructor() {
    super(
      t(
        'The link of an administrator or auditor goes to nobody but them, and no e-mail is set up here. The operator makes it on the server: annals accounts link.',
      ),
    );
  }
}

export class NotByToken extends DomainError {
  readonly code = 'service-tokens.two-administrators';
  constructor() {
    super(t('What takes two administrators is requested by a person, not by a program with a token.'));
  }
}
