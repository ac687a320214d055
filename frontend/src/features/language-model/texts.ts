import { msg, t, translated } from '@annals/contracts/kernel/text';
import type {
  WordedSubject,
  WordingFailure,
  WordingFault,
  WordingStatus,
} from '@annals/contracts/features/language-model/constants';
import type { BadgeTone } from '../../ui/Badge';

/** The language model, as administrators see it. */
export const modelTexts = translated({
  title: 'Language model',
  loading: 'Loading the language model...',
  failed: 'The language model could not be loaded',
  none: 'No language model is configured',
  noneSentence:
    'Annals needs none: ALEX has words of its own. Your Annals operator can name an OpenAI-compatible endpoint with ANNALS_MODEL_URL, ANNALS_MODEL_NAME and ANNALS_MODEL_KEY.',
  on: 'On',
  off: 'Off',
  isOn: 'Insights are put into other words, and briefings get a summary. The rule’s own words stay one click away.',
  isOff: 'Nothing is sent. Insights and briefings have the product’s own words.',
  otherEndpoint: (host: string, model: string) =>
    t(
      'It was switched on for {model} at {host}. What is configured now is another one, which asks for another decision.',
      { model, host },
    ),
  endpoint: 'Endpoint',
  model: 'Model',
  timeLimit: 'Time for an answer',
  seconds: (count: number) => t('{count, plural, one {# second} other {# seconds}}', { count }),
  switched: 'Last switched',
  switchedBy: (isOn: boolean, name: string, when: string) =>
    isOn ? t('on by {name}, {when}', { name, when }) : t('off by {name}, {when}', { name, when }),
  today: 'Today (UTC)',
  thisMonth: 'This month (UTC)',
  use: (calls: number, mostCalls: number, tokens: number, mostTokens: number) =>
    t('{calls} of {mostCalls} calls, {tokens} of {mostTokens} tokens', {
      calls,
      mostCalls,
      tokens,
      mostTokens,
    }),
  note: 'It is sent the rule, the type and the figures of an insight, or the figures of a briefing: no names, and nothing that anybody wrote. Its answer is checked, or dropped in favour of the product’s own words.',
  turnOn: 'Switch on',
  turnOff: 'Switch off',
});

export const turnTexts = translated({
  on: {
    title: 'Switch the language model on?',
    sentence:
      'Figures of insights and briefings are sent to this endpoint, without names. Its words are marked wherever they are shown.',
    words: 'Reason',
    confirm: 'Switch on',
    refuse: 'Leave it off',
  },
  off: {
    title: 'Switch the language model off?',
    sentence: 'Nothing more is sent, and everybody reads the product’s own words again at once.',
    words: 'Reason',
    confirm: 'Switch off',
    refuse: 'Leave it on',
  },
  doneOn: 'Language model switched on',
  doneOff: 'Language model switched off',
  failed: 'The language model was not switched',
});

/** What was sent and received. */
export const wordingTexts = translated({
  title: 'Sent and received',
  loading: 'Loading what was sent...',
  failed: 'What was sent and received could not be loaded',
  empty: 'Nothing has been sent yet',
  emptySentence:
    'Whatever is sent to a language model, and what it answers, is listed here and stays in the event log.',
  took: (tokens: number | null, milliseconds: number | null) =>
    [
      tokens === null ? [] : t('{tokens, plural, one {# token} other {# tokens}}', { tokens }),
      milliseconds === null ? [] : `${String(milliseconds)} ms`,
    ]
      .flat()
      .join(', '),
  attempts: (count: number) => t('{count, plural, one {# attempt} other {# attempts}}', { count }),
  show: 'Sent and received',
  sent: 'Sent',
  figures: 'Sent: the figures',
  instructions: 'Sent: the instructions',
  received: 'Received',
  nothing: 'Nothing',
});

export const SUBJECT_LABELS: Readonly<Record<WordedSubject, string>> = translated({
  insight: 'Insight',
  briefing: 'Summary of a briefing',
});

export const STATUS_LABELS: Readonly<Record<WordingStatus, { label: string; tone: BadgeTone }>> = {
  asked: { label: msg('Under way'), tone: 'blue' },
  failed: { label: msg('No answer'), tone: 'yellow' },
  used: { label: msg('Used'), tone: 'green' },
  dropped: { label: msg('Dropped'), tone: 'red' },
};

const REASONS: Readonly<Record<string, string>> = translated({
  'not-json': 'not JSON',
  'wrong-shape': 'another shape than asked for',
  length: 'too long or too short',
  characters: 'characters that plain sentences have none of',
  figure: 'a figure that was not sent',
  language: 'not English',
  name: 'something like a name',
  address: 'an address',
  instruction: 'an instruction',
  claim: 'a claim that no figure makes',
  'too-slow': 'it took too long',
  'too-long': 'it sent too much',
  unreachable: 'it could not be reached, or broke off',
  redirected: 'it redirected elsewhere',
  'key-refused': 'it refused the key',
  'too-many-requests': 'too many requests',
  'request-refused': 'it refused the request',
  'server-error': 'it has an error of its own',
  'wrong-content-type': 'it sent something else than JSON',
  'no-completion': 'it sent no completion',
} satisfies Record<WordingFault | WordingFailure, string>);

/** Why an answer was dropped or there was none, in words. */
export function reasonsOf(because: readonly string[]): string {
  return because.map((reason) => REASONS[reason] ?? reason).join(', ');
}
