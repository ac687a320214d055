import { t } from '@annals/contracts/kernel/text';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refused } from '../kernel/refused';

/** Refuses what is asked for more often than it is worth. Per process, and gone with it. */
export class OwnRate {
  private readonly limiter: RateLimiterMemory;

  constructor(perMinute: number) {
    this.limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  }

  /** Counts a request. @param key whose it is @param worth how many usual ones it costs to answer @throws Refused 429 when it is one too many */
  async take(key: string, worth = 1): Promise<void> {
    try {
      await this.limiter.consume(key, worth);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.ceil(error.msBeforeNext / 1000);
      throw new Refused(
        'request.too-many',
        t('Too many requests. Please wait {seconds} seconds.', { seconds: retryAfterSeconds }),
        {
          retryAfterSeconds,
        },
      );
    }
  }
}
