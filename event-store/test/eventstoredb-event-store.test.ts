import { afterAll, describe } from 'vitest';
import { EventStoreDbEventStore } from '../src/eventstoredb/eventstoredb-event-store';
import { describeEventStore } from './event-store-contract';
import { ServerDouble } from './eventstoredb/server-double';

describe('over the wire', () => {
  let double: ServerDouble | undefined;
  afterAll(() => double?.stop());
  describeEventStore('EventStoreDB', async () => {
    double = await new ServerDouble().start();
    return new EventStoreDbEventStore(double.url);
  });
});
