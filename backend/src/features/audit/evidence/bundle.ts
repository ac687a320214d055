import type { EventLog } from '@annals/event-store/event-log';
import type { StoredEvent } from '@annals/event-store/port';
import { canonicalEvent, fingerprint, leafHash } from '@annals/event-store/sealing/attested-event';
import { parseCheckpoint } from '@annals/event-store/sealing/checkpoint';
import { KeptTiles } from '@annals/event-store/sealing/kept-tiles';
import { MerkleTree } from '@annals/event-store/sealing/merkle-tree';
import type { KeptCheckpoint, SealStore } from '@annals/event-store/sealing/seal-store';
import type { ArchiveFile } from '../../../platform/archives/archive';
import { ListedFiles } from '../../../platform/archives/listed-files';
import { catalogue } from '../catalogue';
import { readme } from './readme';
import type { AboutBundle } from './about-bundle';
import { EvidenceReport } from './report';

/** What a bundle is made of. */
export interface BundleOptions {
  readonly log: Pick<EventLog, 'readStored'>;
  readonly store: SealStore;
  /** The name of the log. */
  readonly origin: string;
  /** Signs the manifest. @returns the note */
  readonly sign: (text: string) => Promise<string>;
  /** The checkpoint that everything is proved against. */
  readonly checkpoint: KeptCheckpoint;
  /** The selected positions, in order, all of them sealed. */
  readonly positions: readonly bigint[];
  readonly about: AboutBundle;
  readonly onProgress: (done: number) => Promise<void>;
}

/** Events in one file of the archive: at most so many, and so many bytes. */
const EVENTS_IN_FILE = 2_000;
const BYTES_IN_FILE = 8 * 1024 * 1024;
const PAGE = 500;
/** Earlier checkpoints that are shown to be of the same log. */
const EARLIER = 200;

/** The event at a selected position is not there, or not what was sealed: such a log gives no evidence, it gives an alarm. */
export class LogIsBroken extends Error {
  override readonly name = 'LogIsBroken';
  constructor(readonly position: bigint) {
    super(`The event at position ${String(position)} is not what was sealed.`);
  }
}

/**
 * The files of an evidence bundle, in their order: first what the events are proved against, then chunks of proofs and events, last the report
 * and the signed manifest with the hashes of all of them. `docs/audit.md` describes each.
 * @throws LogIsBroken
 */
export async function* bundleFiles(options: BundleOptions): AsyncGenerator<ArchiveFile> {
  const { store, checkpoint, about } = options;
  const files = new ListedFiles('annals-evidence');
  yield files.file('README.txt', readme());
  const keys = await store.keys();
  yield files.file('keys.txt', keys.map(({ key }) => `${key}\n`).join(''));
  for (const [number, { change }] of keys.entries())
    if (change !== null) yield files.file(`key-changes/${String(number).padStart(3, '0')}.txt`, change);
  yield files.file('checkpoint.txt', checkpoint.note);
  const earlier = await earlierCheckpoints(store, checkpoint);
  for (const { size, note } of earlier)
    yield files.file(`checkpoints/${String(size).padStart(16, '0')}.txt`, note);
  yield files.file('consistency.jsonl', await consistencyLines(store, earlier, checkpoint.size));
  yield files.file('catalogue.json', `${JSON.stringify(catalogue(), null, 2)}\n`);

  const report = new EvidenceReport(about, checkpoint, keys.at(-1)?.key ?? '');
  const indexes: number[] = [];
  let number = 0;
  for await (const chunk of chunksOf(options)) {
    number += 1;
    for (const one of chunk) {
      indexes.push(one.index);
      report.add(one.event, one.fingerprint);
    }
    const name = `${String(number).padStart(6, '0')}.jsonl`;
    yield files.file(`proofs/${name}`, chunk.map(({ proof }) => `${proof}\n`).join(''));
    yield files.file(`events/${name}`, chunk.map(({ canonical }) => `${canonical}\n`).join(''));
    await options.onProgress(indexes.length);
  }
  yield files.file('report.html', report.html());
  const manifest = {
    ...about,
    origin: options.origin,
    treeSize: checkpoint.size,
    root: parseCheckpoint(checkpoint.note).root.toString('base64'),
    events: indexes.length,
    indexes: ranges(indexes),
    files: files.list,
  };
  yield files.unlisted(
    'manifest.txt',
    await options.sign(`annals evidence v1\n${JSON.stringify(manifest)}\n`),
  );
}

interface ProvedEvent {
  readonly event: StoredEvent;
  readonly index: number;
  readonly canonical: string;
  readonly fingerprint: string;
  /** A line of JSON. */
  readonly proof: string;
}

async function* chunksOf({
  log,
  store,
  checkpoint,
  positions,
}: BundleOptions): AsyncGenerator<ProvedEvent[]> {
  const tree = new MerkleTree(new KeptTiles(store));
  let chunk: ProvedEvent[] = [];
  let bytes = 0;
  for await (const event of eventsAt(log, positions)) {
    const proved = await prove(store, tree, checkpoint.size, event);
    chunk.push(proved);
    bytes += proved.canonical.length + proved.proof.length;
    if (chunk.length < EVENTS_IN_FILE && bytes < BYTES_IN_FILE) continue;
    yield chunk;
    [chunk, bytes] = [[], 0];
  }
  if (chunk.length > 0) yield chunk;
}

async function prove(
  store: SealStore,
  tree: MerkleTree,
  size: number,
  event: StoredEvent,
): Promise<ProvedEvent> {
  const canonical = canonicalEvent(event);
  const print = fingerprint(canonical);
  const leaf = leafHash(print);
  const index = await store.leafAt(event.position);
  if (index === undefined || index >= size) throw new LogIsBroken(event.position);
  const sealed = await tree.leaf(index, size);
  if (!sealed.equals(leaf)) throw new LogIsBroken(event.position);
  const path = (await tree.inclusionProof(index, size)).map((hash) => hash.toString('base64'));
  const proof = {
    index,
    position: String(event.position),
    id: event.id,
    leaf: leaf.toString('base64'),
    path,
  };
  return { event, index, canonical, fingerprint: print.toString('hex'), proof: JSON.stringify(proof) };
}

/** The events at these positions, in order; neighbours are read together. @throws LogIsBroken when one is missing */
async function* eventsAt(
  log: Pick<EventLog, 'readStored'>,
  positions: readonly bigint[],
): AsyncGenerator<StoredEvent> {
  let page: ReadonlyMap<bigint, StoredEvent> = new Map();
  for (const [at, position] of positions.entries()) {
    if (!page.has(position)) {
      // Only as far as the selection goes on without great gaps: what lies between is read for nothing.
      const ahead = positions[Math.min(at + PAGE, positions.length) - 1] ?? position;
      const limit = Math.min(PAGE, Number(ahead - position) + 1);
      const { events } = await log.readStored({ after: position - 1n, limit });
      page = new Map(events.map((event) => [event.position, event]));
    }
    const event = page.get(position);
    if (!event) throw new LogIsBroken(position);
    yield event;
  }
}

/** Not all of them, when there are many: the newest, the oldest, and evenly between. */
async function earlierCheckpoints(store: SealStore, newest: KeptCheckpoint): Promise<KeptCheckpoint[]> {
  const sizes = await store.run<{ size: string }>(
    `SELECT min(size)::text AS size FROM (
       SELECT size, ntile($2) OVER (ORDER BY size) AS bucket FROM annals_seal.checkpoints WHERE size < $1
     ) AS spread GROUP BY bucket ORDER BY min(size)`,
    [newest.size, EARLIER],
  );
  const chosen: KeptCheckpoint[] = [];
  for (const { size } of sizes)
    chosen.push(...(await store.checkpoints({ after: Number(size) - 1, limit: 1 })));
  return chosen;
}

async function consistencyLines(
  store: SealStore,
  earlier: readonly KeptCheckpoint[],
  to: number,
): Promise<string> {
  const tree = new MerkleTree(new KeptTiles(store));
  const lines: string[] = [];
  for (const { size: from } of earlier) {
    const path = (await tree.consistencyProof(from, to)).map((hash) => hash.toString('base64'));
    lines.push(`${JSON.stringify({ from, to, path })}\n`);
  }
  return lines.join('');
}

/** `0-4,7`. @param indexes in order */
function ranges(indexes: readonly number[]): string {
  const found: [number, number][] = [];
  for (const index of indexes) {
    const last = found.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else found.push([index, index]);
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${String(from)}-${String(to)}`)).join(',');
}
