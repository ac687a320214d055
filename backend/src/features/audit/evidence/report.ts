import { eventWords, categoryOf } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { StoredEvent } from '@annals/event-store/port';
import type { KeptCheckpoint } from '@annals/event-store/sealing/seal-store';
import { ENVELOPE_FIELD } from '@annals/event-store/personal-data/envelope';
import { escaped, page } from '../../../platform/archives/html';
import type { AboutBundle } from './about-bundle';

/** Events that are written out; what comes after them is in the files. */
const WRITTEN_OUT = 2_000;

/** The bundle for reading: one HTML page without script, and without anything from elsewhere. */
export class EvidenceReport {
  readonly #rows: string[] = [];
  #events = 0;
  #first: StoredEvent | undefined;
  #last: StoredEvent | undefined;

  constructor(
    private readonly about: AboutBundle,
    private readonly checkpoint: KeptCheckpoint,
    private readonly key: string,
  ) {}

  add(event: StoredEvent, fingerprint: string): void {
    this.#events += 1;
    this.#first ??= event;
    this.#last = event;
    if (this.#events <= WRITTEN_OUT) this.#rows.push(row(event, fingerprint));
  }

  html(): string {
    const { purpose, createdAt, filter } = this.about;
    const chosen = Object.entries(filter).map(([name, value]) => `${name} ${String(value)}`);
    const facts: readonly (readonly [string, string])[] = [
      ['Purpose', purpose],
      ['Made', createdAt],
      ['Selection', chosen.length === 0 ? 'all events' : chosen.join(', ')],
      ['Events', String(this.#events)],
      ['Positions', `${String(this.#first?.position ?? '')} to ${String(this.#last?.position ?? '')}`],
      ['Log', `${String(this.checkpoint.size)} events at the checkpoint of ${this.checkpoint.sealedAt}`],
      ['Public key', this.key],
    ];
    const rest = this.#events - this.#rows.length;
    return page(
      'Evidence from the log of Annals',
      `<p>This page is for reading. What it says is proved by the files beside it: check the archive with annals-verify.</p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
<h2>Checkpoint</h2><pre>${escaped(this.checkpoint.note)}</pre>
<h2>Events</h2>
<table><thead><tr><th>Position</th><th>Recorded</th><th>What happened</th><th>Who</th><th>Facts</th><th>Fingerprint</th></tr></thead>
<tbody>${this.#rows.join('\n')}</tbody></table>
${rest > 0 ? `<p>${String(rest)} more events are in the files of events/.</p>` : ''}`,
    );
  }
}

function row(event: StoredEvent, fingerprint: string): string {
  const { [ENVELOPE_FIELD]: encrypted, ...facts } = event.data;
  const shown = Object.entries(facts).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const { actorId = '', actorRole = '', reason } = event.metadata;
  const cells = [
    String(event.position),
    event.recordedAt,
    `${recordLabel(categoryOf(event.stream))}: ${eventWords(event.type)}\n${event.stream}`,
    `${actorRole}\n${actorId}${reason === undefined ? '' : `\n${reason}`}`,
    [...shown, ...(encrypted === undefined ? [] : ['(personal fields are encrypted)'])].join('\n'),
    fingerprint,
  ];
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
}
