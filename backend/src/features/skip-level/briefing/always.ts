import type { BriefingSource } from './source';

/** Questions that are never wrong, for when the records suggest few. */
export const alwaysSource: BriefingSource = ({ forLeader }) =>
  Promise.resolve({
    questions: (forLeader
      ? [
          'What is going well that we should do more of?',
          'What would you change first if you were in my place?',
          'What do you need from me?',
        ]
      : [
          'How do you see our team from where you stand?',
          'What is the department working towards this year?',
          'What would you like to hear more about from people like me?',
        ]
    ).map((text) => ({ text, restsOn: [] })),
  });
