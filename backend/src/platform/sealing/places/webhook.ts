import { taken, type Place } from './place';

/** An address that takes each checkpoint as the body of a POST: a witness, a chat, an archive. */
export function webhookPlace(url: string): Place {
  return {
    name: 'webhook',
    publish: async ({ note }, signal) =>
      taken(
        await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'text/plain; charset=utf-8' },
          body: note,
          redirect: 'error',
          signal,
        }),
      ),
  };
}
