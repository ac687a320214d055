import type { ReadModelName } from '@annals/contracts/kernel/feature';
import { wordingId } from '@annals/contracts/features/language-model/ids';
import type { PersonId } from '@annals/contracts/kernel/ids';
import { ORGANIZATION, type WordedSubject } from '@annals/contracts/features/language-model/constants';
import type { WordingEvent } from '@annals/contracts/features/language-model/events';
import {
  briefingsToWord,
  failedLately,
  insightsToWord,
} from '@annals/projections/features/language-model/due';
import { insight } from '../insights/decider';
import type { Actor } from '../../platform/commands/decider';
import { derivedId } from '../../platform/commands/derived-id';
import type { Services } from '../../platform/services/services';
import { skipLevelMeeting } from '../skip-level/decider';
import { faultsOf, parse } from './check/faults';
import { ask } from './exchange';
import { briefingWords, INSTRUCTIONS_VERSION, instructionsFor, insightWords } from './instructions';
import { materialOfBriefing, materialOfInsight, type Material } from './material';
import type { LanguageModelSettings } from '../../platform/configuration/language-model';
import { languageModelSwitch } from './switch-decider';
import { settleCall, takeCall } from './use';
import { nextAttempt, wording, type WordingState } from './wording-decider';

const ALEX: Actor = { id: 'system:alex', role: 'system' };
/** For the words alone; models that think first need room for that too. */
const MOST_TOKENS = 1_500;
/** Fewer characters than this are hardly ever one token. */
const CHARACTERS_A_TOKEN = 3;
/** What one run looks at, and how long it goes on: other jobs have their turn too. */
const AT_ONCE = 20;
const RUN_MS = 60_000;
const CATCHING_UP_MS = 1_000;
const READ: readonly ReadModelName[] = ['ai_insights', 'skip_level_meetings', 'wordings'];

/** Something that can be put into other words, and what is done with them. */
interface Subject {
  readonly kind: WordedSubject;
  readonly id: string;
  readonly employeeId: PersonId;
  readonly material: Material;
  /** @param answer what was checked and found right */
  readonly use: (answer: unknown, from: Worded) => Promise<unknown>;
}

interface Worded {
  readonly wordingId: ReturnType<typeof wordingId.parse>;
  readonly model: string;
}

/**
 * Puts what is due into other words, one thing after the other, in one process of all: never at the same time, so that limits hold and
 * nothing is asked twice. Ends at the first failure, when a limit is reached, when the switch is turned, or when its time is over.
 */
export async function wordWhatIsDue(services: Services, settings: LanguageModelSettings): Promise<void> {
  await services.locks.takeIfFree('language-model', async () => {
    const { readModels, clock, log, feed } = services;
    const endsAt = Date.now() + RUN_MS;
    if (!(await feed.waitFor(READ, await log.head(), CATCHING_UP_MS))) return;
    if (await failedLately(readModels, clock())) return;
    for (const subject of await subjectsDue(services)) {
      if (Date.now() > endsAt || !(await isAllowed(services, settings))) return;
      if (!(await word(services, settings, subject))) return;
    }
  });
}

/** The switch as the log has it: once it is off, nothing more is sent. */
async function isAllowed(
  { log }: Pick<Services, 'log'>,
  { host, model }: LanguageModelSettings,
): Promise<boolean> {
  type Event = Parameters<typeof languageModelSwitch.evolve>[1];
  const events = await log.readStream(`${languageModelSwitch.category}-${ORGANIZATION}`);
  const state = events.reduce(
    (so, event) => languageModelSwitch.evolve(so, event as Event),
    languageModelSwitch.initial,
  );
  return state.isOn && state.host === host && state.model === model;
}

/** Briefings first: their readers asked for them. */
async function subjectsDue({ readModels, clock, dispatch }: Services): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const { meetingId, employeeId, briefing } of await briefingsToWord(readModels, clock(), AT_ONCE)) {
    const material = materialOfBriefing(briefing);
    const { requestId } = briefing;
    if (!material) continue;
    subjects.push({
      kind: 'briefing',
      id: requestId,
      employeeId,
      material,
      use: (answer, from) =>
        dispatch(
          skipLevelMeeting,
          meetingId,
          { type: 'SummariseBriefing', requestId, ...from, ...briefingWords.parse(answer) },
          { actor: ALEX, commandId: derivedId('summarised', from.wordingId) },
        ),
    });
  }
  for (const found of await insightsToWord(readModels, clock(), AT_ONCE)) {
    const material = materialOfInsight(found);
    if (!material) continue;
    subjects.push({
      kind: 'insight',
      id: found.id,
      employeeId: found.targetUserId,
      material,
      use: (answer, from) =>
        dispatch(
          insight,
          found.id,
          { type: 'RewordInsight', foundAt: found.createdAt, ...from, ...insightWords.parse(answer) },
          { actor: ALEX, commandId: derivedId('reworded', from.wordingId) },
        ),
    });
  }
  return subjects;
}

/** Puts one thing into other words. @returns whether it makes sense to go on with the next one */
async function word(
  { dispatch, log, pool, clock, logger }: Services,
  settings: LanguageModelSettings,
  { kind, id, employeeId, material, use }: Subject,
): Promise<boolean> {
  const ofWording = wordingId.parse(derivedId('wording', kind, id));
  const state = await stateOf(log, ofWording);
  const attempt = nextAttempt(state);
  const { host, model } = settings;
  if (attempt === null) {
    // Answered before, by a worker that died before the words were shown, or for figures that may have changed since.
    const received = state.status === 'used' && typeof state.received === 'string' ? state.received : null;
    if (received !== null && faultsOf(received, material).length === 0)
      await use(parse(received), { wordingId: ofWording, model });
    return true;
  }
  const { instructions, answer } = instructionsFor(material);
  const reserved = Math.ceil((instructions.length + material.text.length) / CHARACTERS_A_TOKEN) + MOST_TOKENS;
  const takenAt = clock();
  if (!(await takeCall(pool, settings.limits, reserved, takenAt))) return false;
  const tell = (command: Parameters<typeof wording.decide>[0]) =>
    dispatch(wording, ofWording, command, {
      actor: ALEX,
      commandId: derivedId(ofWording, command.type, String(attempt)),
    });
  await tell({
    type: 'AskForWords',
    wordingId: ofWording,
    employeeId,
    subject: kind,
    subjectId: id,
    attempt,
    host,
    model,
    instructions: INSTRUCTIONS_VERSION,
    sent: JSON.stringify({ instructions, material: material.text }),
  });
  const exchange = await ask(settings, {
    instructions,
    material: material.text,
    answer,
    mostTokens: MOST_TOKENS,
  });
  if (exchange.kind === 'failed') {
    const { kind: _, ...failure } = exchange;
    logger.warn(
      { because: failure.because, status: failure.status, host },
      'the language model gave no answer',
    );
    await tell({ type: 'GiveUp', attempt, ...failure });
    return false;
  }
  const { content, tokens, milliseconds } = exchange;
  // What the endpoint says it took is believed; the limit of calls holds whatever it says.
  if (tokens !== null) await settleCall(pool, reserved, Math.max(tokens, 1), takenAt);
  const because = faultsOf(content, material);
  await tell({ type: 'TakeAnswer', attempt, received: content, because, tokens, milliseconds });
  if (because.length === 0) await use(parse(content), { wordingId: ofWording, model });
  return true;
}

async function stateOf(log: Services['log'], id: string): Promise<WordingState> {
  const events = await log.readStream(`${wording.category}-${id}`);
  return events.reduce<WordingState>(
    (so, event) => wording.evolve(so, event as WordingEvent),
    wording.initial,
  );
}
