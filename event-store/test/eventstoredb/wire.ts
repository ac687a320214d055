import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Kept, Proposed } from './double-log';

export type AppendRequest = InstanceType<typeof streams.AppendReq>;
export type AppendAnswer = InstanceType<typeof streams.AppendResp>;
export type ReadRequest = InstanceType<typeof streams.ReadReq>;
export type ReadAnswer = InstanceType<typeof streams.ReadResp>;

const utf8 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** The stream and expected revision an append begins with; -1n: no stream. @throws Error for what Annals never sends */
export function appendOptions(message: AppendRequest): { stream: string; expected: bigint } {
  const options = message.getOptions();
  const name = options?.getStreamIdentifier();
  if (!options || !name) throw new Error('An append begins with its options');
  if (options.hasAny() || options.hasStreamExists()) throw new Error('Annals always knows what it expects');
  return {
    stream: utf8(name.getStreamName_asU8()),
    expected: options.hasNoStream() ? -1n : BigInt(options.getRevision()),
  };
}

/** An event that is to be written. */
export function proposedEvent(message: AppendRequest): Proposed {
  const proposed = message.getProposedMessage();
  if (!proposed) throw new Error('After its options an append has events');
  const described = proposed.getMetadataMap();
  return {
    id: uuidText(proposed.getId()),
    type: described.get('type') ?? '',
    contentType: described.get('content-type') ?? '',
    data: proposed.getData_asU8(),
    metadata: proposed.getCustomMetadata_asU8(),
  };
}

export function writtenAnswer(revision: bigint, place: bigint): AppendAnswer {
  const position = new streams.AppendResp.Position();
  position.setCommitPosition(String(place));
  position.setPreparePosition(String(place));
  const success = new streams.AppendResp.Success();
  success.setCurrentRevision(String(revision));
  success.setPosition(position);
  const answer = new streams.AppendResp();
  answer.setSuccess(success);
  return answer;
}

/** A wrong expected revision is an ordinary answer, not an error of the call. */
export function elsewhereAnswer(expected: bigint, actual: bigint): AppendAnswer {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (expected === -1n) wrong.setExpectedNoStream(new shared.Empty());
  else wrong.setExpectedRevision(String(expected));
  if (actual === -1n) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(actual));
  const answer = new streams.AppendResp();
  answer.setWrongExpectedVersion(wrong);
  return answer;
}

export function eventAnswer(event: Kept): ReadAnswer {
  const id = new shared.UUID();
  id.setString(event.id);
  const name = new shared.StreamIdentifier();
  name.setStreamName(Buffer.from(event.stream));
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(name);
  recorded.setStreamRevision(String(event.revision));
  recorded.setCommitPosition(String(event.place));
  recorded.setPreparePosition(String(event.place));
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', String(event.created));
  recorded.setData(event.data);
  recorded.setCustomMetadata(event.metadata);
  const read = new streams.ReadResp.ReadEvent();
  read.setEvent(recorded);
  read.setCommitPosition(String(event.place));
  const answer = new streams.ReadResp();
  answer.setEvent(read);
  return answer;
}

export function noStreamAnswer(stream: string): ReadAnswer {
  const name = new shared.StreamIdentifier();
  name.setStreamName(Buffer.from(stream));
  const missing = new streams.ReadResp.StreamNotFound();
  missing.setStreamIdentifier(name);
  const answer = new streams.ReadResp();
  answer.setStreamNotFound(missing);
  return answer;
}

export function confirmedAnswer(): ReadAnswer {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(crypto.randomUUID());
  const answer = new streams.ReadResp();
  answer.setConfirmation(confirmation);
  return answer;
}

export function caughtUpAnswer(): ReadAnswer {
  const answer = new streams.ReadResp();
  answer.setCaughtUp(new streams.ReadResp.CaughtUp());
  return answer;
}

export function checkpointAnswer(place: bigint): ReadAnswer {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(place));
  checkpoint.setPreparePosition(String(place));
  const answer = new streams.ReadResp();
  answer.setCheckpoint(checkpoint);
  return answer;
}

/** What a read asks for. */
export interface ReadAsked {
  /** Undefined: of all streams. */
  readonly stream: string | undefined;
  readonly from: bigint | 'start' | 'end';
  readonly backward: boolean;
  readonly limit: bigint;
  readonly subscription: boolean;
  readonly matches: (event: Kept) => boolean;
  /** Events looked at between two checkpoints; undefined without a filter. */
  readonly checkpointEvery: number | undefined;
}

export function readAsked(request: ReadRequest): ReadAsked {
  const options = request.getOptions();
  if (!options) throw new Error('A read has options');
  const one = options.getStream();
  const all = options.getAll();
  const filter = options.getFilter();
  const prefixes = filter?.getStreamIdentifier()?.getPrefixList();
  const name = one?.getStreamIdentifier();
  const from = (): bigint | 'start' | 'end' => {
    if (one?.hasRevision()) return BigInt(one.getRevision());
    const position = all?.getPosition();
    if (position) return BigInt(position.getCommitPosition());
    return one?.hasEnd() || all?.hasEnd() ? 'end' : 'start';
  };
  return {
    stream: name && utf8(name.getStreamName_asU8()),
    from: from(),
    backward: options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS,
    limit: options.hasCount() ? BigInt(options.getCount()) : 2n ** 63n,
    subscription: options.hasSubscription(),
    matches: (event) => !prefixes || prefixes.some((prefix) => event.stream.startsWith(prefix)),
    checkpointEvery:
      filter && filter.getCheckpointintervalmultiplier() * (filter.hasMax() ? filter.getMax() : 32),
  };
}

/** An error as the server sends it. */
export function serverError(code: status, details: string): ServiceError {
  return Object.assign(new Error(details), { code, details, metadata: new Metadata() });
}

/** What a server says to an append that is too large. */
export function tooLargeError(most: number): ServiceError {
  const error = serverError(status.INVALID_ARGUMENT, `Maximum Append Size of ${String(most)} Exceeded.`);
  error.metadata.set('exception', 'maximum-append-size-exceeded');
  error.metadata.set('maximum-append-size', String(most));
  return error;
}

/** What a follower says to a call that only the leader may answer. */
export function notLeaderError(leaderPort: number): ServiceError {
  const error = serverError(status.NOT_FOUND, 'Leader info available');
  error.metadata.set('exception', 'not-leader');
  error.metadata.set('leader-endpoint-host', '127.0.0.1');
  error.metadata.set('leader-endpoint-port', String(leaderPort));
  return error;
}

function uuidText(uuid: InstanceType<typeof shared.UUID> | undefined): string {
  if (!uuid) throw new Error('An event has an id');
  const halves = uuid.getStructured();
  if (!halves) return uuid.getString();
  const hex = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()]
    .map((half) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
