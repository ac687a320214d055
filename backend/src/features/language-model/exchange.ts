import type { WordingFailure } from '@annals/contracts/features/language-model/constants';
import { storableText } from '@annals/contracts/kernel/storable-text';
import type OpenAI from 'openai';
import { z } from 'zod';
import { readAtMost, TooMuch } from './read-at-most';
import type { LanguageModelSettings } from '../../platform/configuration/language-model';

/** An answer is a few hundred characters; a longer one is something else. */
const MOST_BYTES = 64 * 1024;
/** How much of what was received is kept. */
const KEPT_CHARACTERS = 4_000;

/** What is asked: instructions, what they are to be applied to, and the shape of the answer. */
export interface Question {
  readonly instructions: string;
  readonly material: string;
  readonly answer: z.ZodType;
  /** For the answer. */
  readonly mostTokens: number;
}

export type Exchange =
  | {
      readonly kind: 'answered';
      readonly content: string;
      readonly tokens: number | null;
      readonly milliseconds: number;
    }
  | {
      readonly kind: 'failed';
      readonly because: WordingFailure;
      readonly status?: number | undefined;
      readonly received?: string | undefined;
      readonly milliseconds: number;
    };

/** The little of a completion that is looked at: the endpoint may be anybody's, so nothing else is believed. */
const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
  usage: z
    .object({ total_tokens: z.int().min(0).max(10_000_000) })
    .optional()
    .catch(undefined),
});

/**
 * Asks the endpoint once. Never throws for anything it does: it may be slow, send without end, send something else, refuse or break off.
 * The key goes into the one header and nowhere else; where the endpoint sends it back, it is taken out.
 */
export async function ask(settings: LanguageModelSettings, question: Question): Promise<Exchange> {
  const startedAt = Date.now();
  const milliseconds = () => Date.now() - startedAt;
  const guard = guarded(settings);
  try {
    const client = await clientOf(settings, guard.fetch);
    const body: unknown = await client.chat.completions.create(
      {
        model: settings.model,
        messages: [
          { role: 'system', content: question.instructions },
          { role: 'user', content: question.material },
        ],
        max_completion_tokens: question.mostTokens,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'words', strict: true, schema: z.toJSONSchema(question.answer) },
        },
      },
      { signal: guard.signal },
    );
    const answer = completion.safeParse(body);
    if (!answer.success)
      return {
        kind: 'failed',
        because: 'no-completion',
        received: guard.received(),
        milliseconds: milliseconds(),
      };
    const { choices, usage } = answer.data;
    return {
      kind: 'answered',
      content: kept(choices[0].message.content, settings),
      tokens: usage?.total_tokens ?? null,
      milliseconds: milliseconds(),
    };
  } catch {
    return { kind: 'failed', ...guard.whyItFailed(), milliseconds: milliseconds() };
  } finally {
    guard.close();
  }
}

type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The library is loaded with the first question: most installations ask none. */
async function clientOf({ baseUrl, key }: LanguageModelSettings, fetch: Fetch): Promise<OpenAI> {
  const { OpenAI: Library } = await import('openai');
  return new Library({
    baseURL: baseUrl,
    apiKey: key ?? 'none',
    // Nothing of this is taken from the environment: one setting, one place.
    organization: null,
    project: null,
    // A retry is a call of its own that is counted and recorded.
    maxRetries: 0,
    logLevel: 'off',
    fetch,
  });
}

/** The one way out: within the time, no redirects, only JSON, only so much of it, and no word of an error's body. */
function guarded({ key, timeLimitMs }: LanguageModelSettings) {
  const ending = new AbortController();
  let failure: WordingFailure | undefined;
  let refusedWith: number | undefined;
  let received = '';
  const timer = setTimeout(() => {
    failure = 'too-slow';
    ending.abort();
  }, timeLimitMs);
  const guardedFetch: Fetch = async (url, init) => {
    const response = await fetch(url, {
      method: 'POST',
      body: init?.body ?? null,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'Annals',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      redirect: 'manual',
      signal: ending.signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      refusedWith = Math.max(response.status, 300);
      return new Response('{}', { status: refusedWith, headers: JSON_TYPE });
    }
    if (!/^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) {
      failure = 'wrong-content-type';
      await response.body?.cancel();
      throw new Error(failure);
    }
    try {
      received = await readAtMost(response.body, MOST_BYTES);
    } catch (error) {
      if (error instanceof TooMuch) failure = 'too-long';
      throw error;
    }
    return new Response(received, { headers: JSON_TYPE });
  };
  const begun = () => (received === '' ? undefined : kept(received, { key }));
  return {
    fetch: guardedFetch,
    signal: ending.signal,
    received: begun,
    whyItFailed: (): { because: WordingFailure; status?: number; received?: string | undefined } => {
      if (failure !== undefined) return { because: failure };
      if (refusedWith !== undefined) return { because: failureOf(refusedWith), status: refusedWith };
      return received === '' ? { because: 'unreachable' } : { because: 'no-completion', received: begun() };
    },
    close: () => {
      clearTimeout(timer);
      ending.abort();
    },
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function failureOf(status: number): WordingFailure {
  if (status < 400) return 'redirected';
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 429) return 'too-many-requests';
  return status < 500 ? 'request-refused' : 'server-error';
}

/** What is kept of a text that came from the endpoint: its beginning, without the key, should it have sent it back. */
function kept(text: string, { key }: Pick<LanguageModelSettings, 'key'>): string {
  const forms =
    key === undefined
      ? []
      : [key, Buffer.from(key).toString('base64'), encodeURIComponent(key), JSON.stringify(key).slice(1, -1)];
  // Cut first: that may leave half a character.
  return storableText(
    forms.reduce((so, form) => so.replaceAll(form, '[key]'), text).slice(0, KEPT_CHARACTERS),
  );
}
