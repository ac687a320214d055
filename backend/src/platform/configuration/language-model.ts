/** What the language model may cost at most, by the day and the month of UTC. */
export interface UseLimits {
  readonly callsPerDay: number;
  readonly callsPerMonth: number;
  readonly tokensPerDay: number;
  readonly tokensPerMonth: number;
}

/** An OpenAI-compatible endpoint, as it is configured. */
export interface LanguageModelSettings {
  /** Such as `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  /** Of that address: what people are told of it. */
  readonly host: string;
  readonly model: string;
  /** Sent to the endpoint and nowhere else: never into a log, an event or an error. undefined: none is sent. */
  readonly key: string | undefined;
  /** For a whole answer, to its last byte. */
  readonly timeLimitMs: number;
  readonly limits: UseLimits;
}
