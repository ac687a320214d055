import { describeEventStore } from '../../test/event-store-contract';
import { MemoryEventStore } from './memory-event-store';

describeEventStore('memory', () => Promise.resolve(new MemoryEventStore()));
