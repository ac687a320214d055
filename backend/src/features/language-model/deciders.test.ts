import { personId } from '@annals/contracts/kernel/ids';
import { wordingId } from '@annals/contracts/features/language-model/ids';
import {
  LanguageModelSwitchedOff,
  LanguageModelSwitchedOn,
  WordingAnswered,
  WordingAsked,
  WordingFailed,
} from '@annals/contracts/features/language-model/events';
import { describe, test } from 'vitest';
import type { Actor } from '../../platform/commands/decider';
import { given } from '../../platform/commands/given';
import { NoLanguageModel, OnlyAlexAsks } from './errors';
import { languageModelSwitch } from './switch-decider';
import { wording } from './wording-decider';

const employeeId = personId.parse('018f0000-0000-7000-8000-00000000000a');
const admin: Actor = { id: employeeId, role: 'admin' };
const alex: Actor = { id: 'system:alex', role: 'system' };

describe('the switch', () => {
  const endpoint = { host: 'models.example', model: 'tiny' };
  const on = LanguageModelSwitchedOn.of(endpoint);
  const turn = (isOn: boolean, to: typeof endpoint | null = endpoint) =>
    ({ type: 'TurnSwitch', isOn, endpoint: to }) as const;
  test('is turned on once, for one endpoint; another asks for another turn', () => {
    given(languageModelSwitch).when(turn(true), admin).then(on);
    given(languageModelSwitch, on).when(turn(true), admin).thenNothing();
    const other = { ...endpoint, model: 'large' };
    given(languageModelSwitch, on).when(turn(true, other), admin).then(LanguageModelSwitchedOn.of(other));
  });
  test('is not turned on where nothing is configured, and off in any case', () => {
    given(languageModelSwitch).when(turn(true, null), admin).refused(NoLanguageModel);
    given(languageModelSwitch, on).when(turn(false, null), admin).then(LanguageModelSwitchedOff.of(endpoint));
    given(languageModelSwitch).when(turn(false), admin).thenNothing();
  });
});

describe('a wording', () => {
  const of = { wordingId: wordingId.parse('018f0000-0000-7000-8000-000000000001'), employeeId };
  const question = {
    ...of,
    subject: 'insight' as const,
    subjectId: of.wordingId,
    host: 'models.example',
    model: 'tiny',
    instructions: 1,
    sent: '{}',
  };
  const asked = (attempt: number) => WordingAsked.of({ ...question, attempt });
  const ask = (attempt: number) => ({ type: 'AskForWords', ...question, attempt }) as const;
  const failure = { because: 'too-slow' as const, milliseconds: 20_000 };
  const failed = (attempt: number) => WordingFailed.of({ ...of, attempt, ...failure });
  const answer = { received: '{}', because: [], tokens: 1, milliseconds: 900 };
  const take = (attempt: number) => ({ type: 'TakeAnswer', ...answer, attempt }) as const;
  const used = WordingAnswered.of({ ...of, ...answer, attempt: 1, outcome: 'used' });

  test('is asked for by ALEX alone, three times at most, one after the other', () => {
    given(wording).when(ask(1), alex).then(asked(1));
    given(wording).when(ask(1), admin).refused(OnlyAlexAsks);
    given(wording, asked(1)).when(ask(1), alex).thenNothing();
    given(wording, asked(1), failed(1)).when(ask(2), alex).then(asked(2));
    given(wording, asked(3), failed(3)).when(ask(4), alex).thenNothing();
  });
  test('is not asked for again once there was an answer, whatever became of it', () => {
    given(wording, asked(1), used).when(ask(2), alex).thenNothing();
    const dropped = WordingAnswered.of({
      ...of,
      ...answer,
      attempt: 1,
      outcome: 'dropped',
      because: ['figure'],
    });
    given(wording, asked(1), dropped).when(ask(2), alex).thenNothing();
  });
  test('takes the answer of the attempt that is under way, once', () => {
    given(wording, asked(1)).when(take(1), alex).then(used);
    given(wording, asked(1), used).when(take(1), alex).thenNothing();
    given(wording, asked(2)).when(take(1), alex).thenNothing();
    given(wording).when(take(1), alex).thenNothing();
    const giveUp = { type: 'GiveUp', attempt: 1, ...failure } as const;
    given(wording, asked(1)).when(giveUp, alex).then(failed(1));
    given(wording, asked(1), used).when(giveUp, alex).thenNothing();
  });
});
