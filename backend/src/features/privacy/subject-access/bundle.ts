import type { PersonId } from '@annals/contracts/kernel/ids';
import type { RecordedEvent } from '@annals/contracts/kernel/event';
import { namesOf } from '@annals/projections/features/people/queries';
import type { ConcernedRecord } from '@annals/projections/features/privacy/subject-access-queries';
import type { ArchiveFile } from '../../../platform/archives/archive';
import { ListedFiles } from '../../../platform/archives/listed-files';
import { catalogue } from '../../audit/catalogue';
import { definitionOf, valuesOf } from '../../audit/definitions';
import { peopleOf } from '../../audit/replay';
import type { Services } from '../../../platform/services/services';
import type { Standing } from './collect';
import { disclosedData, disclosureOf, subjectOf, type Disclosure, type Whose } from './disclosure';
import { readme } from './readme';
import { SubjectAccessReport } from './report';
import { toldTo } from './tell-to';

/** What an archive of everything about a person is made of. */
export interface SubjectAccessOptions {
  readonly services: Pick<Services, 'features' | 'log' | 'readModels'>;
  readonly whose: Whose;
  readonly standing: Standing;
  /** The records with events that concern the person, by feature. */
  readonly records: readonly ConcernedRecord[];
  /** Who asked and when; it is in the manifest. */
  readonly about: {
    readonly id: string;
    readonly personId: PersonId;
    readonly requestedBy: PersonId;
    readonly requestedAt: string;
    readonly madeAt: string;
  };
  /** Hears of each record: so many events were looked at, and so many of them are in the archive. */
  readonly onProgress: (looked: number, events: number) => Promise<void>;
}

const BYTES_IN_FILE = 8 * 1024 * 1024;

/** The files of the archive, in their order. A record at a time is in memory, and the report. */
export async function* subjectAccessFiles(options: SubjectAccessOptions): AsyncGenerator<ArchiveFile> {
  const { standing, about, onProgress } = options;
  const files = new ListedFiles('annals-data');
  yield files.file('README.txt', readme());
  yield files.file('person.json', json(standing.person));
  if (standing.picture) yield files.file('picture.webp', standing.picture);
  yield files.file('looks.json', json(standing.looks));
  yield files.file('reviews-360-results.json', json(standing.results));
  yield files.file('catalogue.json', json(catalogue()));

  const report = new SubjectAccessReport();
  let [looked, events] = [0, 0];
  let [feature, lines, bytes, part]: [string, string[], number, number] = ['', [], 0, 1];
  const flush = () => {
    const path = part === 1 ? `events/${feature}.jsonl` : `events/${feature}-${String(part)}.jsonl`;
    const text = lines.map((line) => `${line}\n`).join('');
    [lines, bytes] = [[], 0];
    return files.file(path, text);
  };
  for (const record of options.records) {
    if (lines.length > 0 && (record.feature !== feature || bytes >= BYTES_IN_FILE)) {
      yield flush();
      part = record.feature === feature ? part + 1 : 1;
    }
    feature = record.feature;
    for (const line of await linesOf(options, record, report)) {
      lines.push(line);
      bytes += line.length;
      events += 1;
    }
    await onProgress((looked += record.eventIds.length), events);
  }
  if (lines.length > 0) yield flush();
  yield files.file('report.html', report.html(standing, about.madeAt));
  yield files.unlisted('manifest.json', json({ ...about, events, files: files.list }));
}

/** A line for each event of a record that the person gets, each told to the report as well. */
async function linesOf(
  { services: { features, log, readModels }, whose }: SubjectAccessOptions,
  { feature, stream, eventIds }: ConcernedRecord,
  report: SubjectAccessReport,
): Promise<string[]> {
  const record = await log.readStream(stream);
  const wanted = new Set(eventIds);
  const disclosures = new Map<string, Disclosure>();
  const given = record.filter((event) => {
    if (!wanted.has(event.id)) return false;
    const disclosure = disclosureOf(features.disclosures, event, record, whose);
    disclosures.set(event.id, disclosure);
    return disclosure.kind !== 'nothing';
  });
  if (given.length === 0) return [];
  const names = await namesOf(readModels, peopleOf(given));
  const sentences = toldTo(features, record, disclosures, names);
  return given.map((event) => {
    const disclosure = disclosures.get(event.id) ?? { kind: 'nothing', because: 'about others' };
    const { data, leftOut } = disclosedData(event, disclosure, whose.personId);
    const reason = reasonIn(event, whose.personId);
    const at = event.metadata.occurredAt;
    report.add(feature, { at, sentence: sentences.get(event.id) ?? '', reason, data }, names);
    return JSON.stringify({
      id: event.id,
      position: String(event.position),
      type: event.type,
      feature,
      record: stream,
      occurredAt: at,
      recordedAt: event.recordedAt,
      by: { id: event.metadata.actorId, role: event.metadata.actorRole, token: event.metadata.tokenName },
      reason,
      data,
      leftOut: leftOut.length === 0 ? undefined : leftOut,
    });
  });
}

/** Why somebody did it, in their words: of what is about somebody else these are left out too. */
function reasonIn(event: RecordedEvent, personId: PersonId): string | undefined {
  const subject = subjectOf(definitionOf(event), valuesOf(event));
  return subject === undefined || subject === personId ? event.metadata.reason : undefined;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part), 2)}\n`;
}
