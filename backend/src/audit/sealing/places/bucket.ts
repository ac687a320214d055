import { AwsClient } from 'aws4fetch';
import { fileNameOf, LATEST, taken, type Place } from './place';

export interface BucketSettings {
  /** The address of the bucket and a folder in it, such as `https://s3.eu-central-1.amazonaws.com/our-bucket/annals`. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Needed where it cannot be told from the address. */
  readonly region: string | undefined;
}

/** A bucket of S3 or whatever speaks its language; with object lock, nobody takes a checkpoint back. */
export function bucketPlace({ url, accessKeyId, secretAccessKey, region }: BucketSettings): Place {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    ...(region === undefined ? {} : { region }),
    retries: 0, // publishing has its own
  });
  const put = async (name: string, note: string, signal: AbortSignal) =>
    taken(
      await client.fetch(`${url.replace(/\/+$/, '')}/${name}`, {
        method: 'PUT',
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: note,
        signal,
      }),
    );
  return {
    name: 'bucket',
    publish: async ({ size, note }, signal) => {
      await put(fileNameOf(size), note, signal);
      await put(LATEST, note, signal);
    },
  };
}
