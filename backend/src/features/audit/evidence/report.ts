import { eventWords, categoryOf } from '@annals/contracts/kernel/words';
import { recordLabel } from '@annals/contracts/kernel/record-label';
import type { StoredEvent } from '@annals/event-store/port';
import type { KeptCheckpoint } from '@annals/event-store/sealing/seal-store';
import { ENVELOPE_FIELD } from '@annals/event-store/personal-data/envelope';
import { t } from '@annals/contracts/kernel/text';
import { escaped, moreEvents, page } from '../../../platform/archives/html';
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
      [t('Purpose'), purpose],
      [t('Made'), createdAt],
      [t('Selection'), chosen.length === 0 ? t('all events') : chosen.join(', ')],
      [t('Events'), String(this.#events)],
      [
        t('Positions'),
        t('{first} to {last}', {
          first: String(this.#first?.position ?? ''),
          last: String(this.#last?.position ?? ''),
        }),
      ],
      [
        t('Log'),
        t('{size} events at the checkpoint of {at}', {
          size: String(this.checkpoint.size),
          at: this.checkpoint.sealedAt,
        }),
      ],
      [t('Public key'), this.key],
    ];
    const rest = this.#events - this.#rows.length;
    return page(
      t('Evidence from the log of Annals'),
      `<p>${escaped(t('This page is for reading. What it says is proved by the files beside it: check the archive with annals-verify.'))}</p>
<dl>${facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>
<h2>${escaped(t('Checkpoint'))}</h2><pre>${escaped(this.checkpoint.note)}</pre>
<h2>${escaped(t('Events'))}</h2>
<table><thead><tr>${[t('Position'), t('Recorded'), t('What happened'), t('Who'), t('Facts'), t('Fingerprint')].map((name) => `<th>${escaped(name)}</th>`).join('')}</tr></thead>
<tbody>${this.#rows.join('\n')}</tbody></table>
${rest > 0 ? `<p>${moreEvents(rest)}</p>` : ''}`,
    );
  }
}

function row(event: StoredEvent, fingerprint: string): string {
  const { [ENVELOPE_FIELD]: encrypted, ...facts } = event.data;
  const shown = Object.entries(facts).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const { actorId = '', actorRole = '', actorKind, tokenName, reason } = event.metadata;
  const cells = [
    String(event.position),
    event.recordedAt,
    `${recordLabel(categoryOf(event.stream))}: ${eventWords(event.type)}\n${event.stream}`,
    [actorRole, actorId, actorKind, tokenName, reason].filter((fact) => fact !== undefined).join('\n'),
    [...shown, ...(encrypted === undefined ? [] : [t('(personal fields are encrypted)')])].join('\n'),
    fingerprint,
  ];
  return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
}
