import type { OnboardingTemplateId } from '@annals/contracts/features/onboarding/ids';
import type { OnboardingTemplateBody } from '@annals/contracts/features/onboarding/commands';
import {
  OnboardingTemplateDefined,
  OnboardingTemplateRetired,
  OnboardingTemplateRevised,
  type NewOnboardingTemplateEvent,
  type OnboardingTemplateEvent,
} from '@annals/contracts/features/onboarding/template-events';
import { msg, t } from '@annals/contracts/kernel/text';
import { changed, decider } from '../../platform/commands/decider';
import { DomainError, NotFound } from '../../platform/commands/domain-error';
import { sameWords } from '../../platform/commands/same-words';

export class TemplateRetired extends DomainError {
  readonly code = 'onboarding.template-retired';
  constructor() {
    super(t('This template was retired and can no longer be changed. Define a new one instead.'));
  }
}

/** Everything an administrator can want of a template. */
export type OnboardingTemplateCommand =
  | ({ type: 'DefineTemplate'; templateId: OnboardingTemplateId } & OnboardingTemplateBody)
  | ({ type: 'ReviseTemplate' } & OnboardingTemplateBody)
  | { type: 'RetireTemplate' };

type Contents = Omit<
  Extract<OnboardingTemplateEvent, { type: 'OnboardingTemplateDefined' }>['data'],
  'templateId'
>;
export type OnboardingTemplateState =
  | { readonly status: 'none' }
  | {
      readonly status: 'in use' | 'retired';
      readonly templateId: OnboardingTemplateId;
      readonly contents: Contents;
    };

function contentsOf({ videoUrl, playbookUrl, ...rest }: OnboardingTemplateBody): Contents {
  return { ...rest, videoUrl: videoUrl ?? null, playbookUrl: playbookUrl ?? null };
}

/** The rules of the templates onboardings start by. Who may edit them is in the table of permissions. */
export const onboardingTemplate = decider<
  OnboardingTemplateState,
  OnboardingTemplateCommand,
  OnboardingTemplateEvent,
  NewOnboardingTemplateEvent
>({
  category: 'onboardingTemplate',
  initial: { status: 'none' },
  decide: {
    DefineTemplate({ type: _, templateId, ...body }, state) {
      if (state.status !== 'none') return [];
      return [OnboardingTemplateDefined.of({ templateId, ...contentsOf(body) })];
    },
    ReviseTemplate({ type: _, ...body }, state) {
      if (state.status === 'none') throw new NotFound(msg('This template'));
      if (state.status === 'retired') throw new TemplateRetired();
      const contents = contentsOf(body);
      if (sameWords(contents, state.contents)) return [];
      return [OnboardingTemplateRevised.of({ templateId: state.templateId, ...contents })];
    },
    RetireTemplate(_, state) {
      if (state.status === 'none') throw new NotFound(msg('This template'));
      if (state.status === 'retired') return [];
      return [OnboardingTemplateRetired.of({ templateId: state.templateId })];
    },
  },
  evolve: {
    OnboardingTemplateDefined: (_, { data: { templateId, ...contents } }) => ({
      status: 'in use',
      templateId,
      contents,
    }),
    OnboardingTemplateRevised: (state, { data: { templateId: _, ...contents } }) =>
      changed(state, { contents }),
    OnboardingTemplateRetired: (state) => changed(state, { status: 'retired' }),
  },
});
