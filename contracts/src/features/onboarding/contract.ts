import { contract } from '../../kernel/contract';
import { onboardingEvents } from './events';
import { onboardingTemplateEvents } from './template-events';
import { onboardingRoutes } from './routes';

export const onboardingContract = contract({
  events: [...onboardingEvents, ...onboardingTemplateEvents],
  routes: { onboarding: onboardingRoutes },
});
