import { meetingsStory } from './meetings';
import type { Story } from './story';

/** What happened in the demo company, by feature. A new feature adds its line here. */
export const STORIES: Readonly<Record<string, Story>> = {
  meetings: meetingsStory,
};
