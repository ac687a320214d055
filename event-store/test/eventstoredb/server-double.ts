import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type Metadata,
  type ServerReadableStream,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import { DoubleLog, type Kept, type Proposed } from './double-log';
import {
  appendOptions,
  caughtUpAnswer,
  checkpointAnswer,
  confirmedAnswer,
  elsewhereAnswer,
  eventAnswer,
  notLeaderError,
  noStreamAnswer,
  proposedEvent,
  readAsked,
  serverError,
  tooLargeError,
  writtenAnswer,
  type AppendAnswer,
  type AppendRequest,
  type ReadAnswer,
  type ReadAsked,
  type ReadRequest,
} from './wire';

/** What a call is about to do. A fault can be made to happen there. */
export type Phase =
  | 'append received'
  | 'append stored'
  | 'read begins'
  | 'read event'
  | 'subscription asked for'
  | 'subscription confirmed'
  | 'catching up'
  | 'caught up'
  | 'live event'
  | 'live event sent';

/** `silent`: from here on the call sends nothing more, and its connection stays open. A refusal is sent as the server's error. */
export type Fault = 'silent' | { readonly refused: status } | undefined;

/** The most that one append may carry, as the server is configured unless somebody changes it. */
const MOST_APPENDED = 1_048_576;

export interface DoubleOptions {
  /** Who may enter; without it anybody may, as on a server that runs insecurely. */
  readonly user?: { readonly username: string; readonly password: string };
  /** Certificate and key of the server, in PEM; without them it has no TLS. */
  readonly tls?: { readonly certificate: Buffer; readonly key: Buffer };
}

/**
 * A node of EventStoreDB in this process: the services Annals uses (Streams: Append and Read with subscriptions; Gossip), over real gRPC,
 * with a log in memory. It has no batch append: a client that called it would fail.
 */
export class ServerDouble {
  readonly log = new DoubleLog();
  /** Asked in every phase of every call. */
  fault: (phase: Phase) => Fault = () => undefined;
  /** The node that leads the cluster this one is in; itself, when it leads or is alone. */
  leader: ServerDouble = this;
  #server: Server | undefined;
  #port = 0;

  constructor(private readonly options: DoubleOptions = {}) {}

  get port(): number {
    return this.#port;
  }

  /** Where a client finds it. */
  get url(): string {
    const { user, tls } = this.options;
    const entering = user ? `${user.username}:${user.password}@` : '';
    return `esdb://${entering}127.0.0.1:${this.#port}?tls=${String(tls !== undefined)}`;
  }

  /** Starts it, after a stop on the same port and with what its log held. */
  async start(): Promise<this> {
    const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
    server.addService(streamServices.StreamsService, {
      append: this.#append,
      read: this.#read,
    });
    server.addService(gossipServices.GossipService, {
      read: this.#gossip,
    });
    this.#server = server;
    this.#port = await new Promise<number>((resolve, reject) =>
      server.bindAsync(`127.0.0.1:${this.#port}`, this.#credentials(), (error: Error | null, port: number) =>
        error ? reject(error) : resolve(port),
      ),
    );
    return this;
  }

  #credentials(): ServerCredentials {
    const { tls } = this.options;
    if (!tls) return ServerCredentials.createInsecure();
    return ServerCredentials.createSsl(null, [{ cert_chain: tls.certificate, private_key: tls.key }]);
  }

  /** Ends it at once, with all connections. */
  stop(): void {
    this.#server?.forceShutdown();
  }

  readonly #append = (
    call: ServerReadableStream<AppendRequest, AppendAnswer>,
    answer: sendUnaryData<AppendAnswer>,
  ): void => {
    const refusal = this.#refusalOf(call.metadata, true);
    if (refusal) {
      answer(refusal);
      return;
    }
    let options: ReturnType<typeof appendOptions> | undefined;
    const proposed: Proposed[] = [];
    call.on('data', (message: AppendRequest) => {
      if (message.hasOptions()) options = appendOptions(message);
      else proposed.push(proposedEvent(message));
    });
    const write = () => {
      if (call.cancelled || !options || this.#stops('append received', (error) => answer(error))) return;
      const { stream, expected } = options;
      if (proposed.reduce((sum, event) => sum + sizeOf(event), 0) > MOST_APPENDED) {
        answer(tooLargeError(MOST_APPENDED));
        return;
      }
      const outcome = this.log.write(stream, expected, proposed);
      if (this.#stops('append stored', (error) => answer(error))) return;
      answer(
        null,
        outcome.kind === 'written'
          ? writtenAnswer(outcome.revision, outcome.place)
          : elsewhereAnswer(expected, outcome.actual),
      );
    };
    // A caller who gave up in the middle has sent half of it: a server writes nothing then. The half ends as a whole does, and is known to be cancelled a moment later.
    call.on('end', () => setImmediate(write));
  };

  readonly #read = (call: ServerWritableStream<ReadRequest, ReadAnswer>): void => {
    const asked = readAsked(call.request);
    const refusal = this.#refusalOf(call.metadata, false);
    if (refusal) call.emit('error', refusal);
    else if (asked.subscription) this.#subscribe(call, asked);
    else this.#readOnce(call, asked);
  };

  #readOnce(call: ServerWritableStream<ReadRequest, ReadAnswer>, asked: ReadAsked): void {
    const refuse = (error: Error): void => void call.emit('error', error);
    if (this.#stops('read begins', refuse)) return;
    if (asked.stream !== undefined && this.log.stream(asked.stream).length === 0) {
      call.write(noStreamAnswer(asked.stream));
      call.end();
      return;
    }
    for (const event of chosen(this.log, asked)) {
      if (this.#stops('read event', refuse)) return;
      call.write(eventAnswer(event));
    }
    call.end();
  }

  #subscribe(call: ServerWritableStream<ReadRequest, ReadAnswer>, asked: ReadAsked): void {
    let isSilent = false;
    const stops = (phase: Phase): boolean => {
      isSilent ||= this.#stops(phase, (error) => void call.emit('error', error));
      return isSilent;
    };
    let looked = 0;
    const send = (event: Kept): void => {
      looked += 1;
      if (asked.matches(event)) call.write(eventAnswer(event));
      else if (asked.checkpointEvery && looked % asked.checkpointEvery === 0)
        call.write(checkpointAnswer(event.place));
    };
    if (stops('subscription asked for')) return;
    call.write(confirmedAnswer());
    if (stops('subscription confirmed')) return;
    for (const event of this.log.events) {
      if (asked.from !== 'start' && (asked.from === 'end' || event.place <= asked.from)) continue;
      if (stops('catching up')) return;
      send(event);
    }
    if (stops('caught up')) return;
    call.write(caughtUpAnswer());
    // No turn of the event loop since the catch-up: nothing is lost or doubled between it and this.
    const unfollow = this.log.follow((event) => {
      if (stops('live event')) return;
      send(event);
      stops('live event sent');
    });
    call.on('cancelled', unfollow).on('close', unfollow).on('error', unfollow);
  }

  readonly #gossip = (_: unknown, answer: sendUnaryData<InstanceType<typeof gossip.ClusterInfo>>): void => {
    const cluster = new gossip.ClusterInfo();
    for (const node of new Set<ServerDouble>([this, this.leader])) cluster.addMembers(memberOf(node));
    answer(null, cluster);
  };

  /** Who is not let in, and what only the leader does. */
  #refusalOf(metadata: Metadata, isAppend: boolean): ReturnType<typeof serverError> | undefined {
    const { user } = this.options;
    if (user) {
      const entering = Buffer.from(`${user.username}:${user.password}`).toString('base64');
      if (String(metadata.get('authorization')[0]) !== `Basic ${entering}`)
        return serverError(status.UNAUTHENTICATED, 'Bad Credentials');
    }
    if (this.leader === this) return undefined;
    if (metadata.get('requires-leader')[0] === 'true') return notLeaderError(this.leader.port);
    // A follower forwards an append to the leader it knows of, which may be gone.
    return isAppend ? serverError(status.ABORTED, 'Operation timed out: Forwarding timeout') : undefined;
  }

  /** Whether a fault keeps the call from going on. */
  #stops(phase: Phase, refuse: (error: ReturnType<typeof serverError>) => void): boolean {
    const fault = this.fault(phase);
    if (typeof fault === 'object') refuse(serverError(fault.refused, `refused by the test: ${phase}`));
    return fault !== undefined;
  }
}

function memberOf(node: ServerDouble): InstanceType<typeof gossip.MemberInfo> {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  const member = new gossip.MemberInfo();
  const id = new shared.UUID();
  id.setString(crypto.randomUUID());
  const endPoint = new gossip.EndPoint();
  endPoint.setAddress('127.0.0.1');
  endPoint.setPort(node.port);
  member.setInstanceId(id);
  member.setTimeStamp('0');
  member.setState(node.leader === node ? LEADER : FOLLOWER);
  member.setIsAlive(true);
  member.setHttpEndPoint(endPoint);
  return member;
}

/** What the server counts of an event against the most that one append may carry. */
function sizeOf({ type, data, metadata }: Proposed): number {
  return type.length * 2 + data.length + metadata.length;
}

/**
 * The events a read gives. Reads begin with the given revision or place; backward over all streams with what lies before it; a place that
 * is none is passed over to the next.
 */
function chosen(log: DoubleLog, { stream, from, backward, limit }: ReadAsked): readonly Kept[] {
  const events = stream === undefined ? log.events : log.stream(stream);
  const at = (event: Kept): bigint => (stream === undefined ? event.place : event.revision);
  const inRange = (event: Kept): boolean => {
    if (from === 'start') return !backward;
    if (from === 'end') return backward;
    if (!backward) return at(event) >= from;
    return stream === undefined ? at(event) < from : at(event) <= from;
  };
  const found = events.filter(inRange);
  return (backward ? found.reverse() : found).slice(0, Number(limit));
}
