// `npm run catalogue`: writes docs/event-catalogue.md from the events of the contracts.
import { writeFileSync } from 'node:fs';
import { renderEventCatalogue } from '../contracts/src/event-catalogue';
import { eventDefinitions } from '../contracts/src/events';

writeFileSync(new URL('../docs/event-catalogue.md', import.meta.url), renderEventCatalogue(eventDefinitions));
