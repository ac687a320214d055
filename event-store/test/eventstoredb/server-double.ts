import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
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
  noStreamAnswer,
  proposedEvent,
  readAsked,
  serverError,
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

/** `silent`: from here on the call says nothing more, and its connection stands. A refusal is sent as the server's error. */
export type Fault = 'silent' | { readonly refused: status } | undefined;

/**
 * A node of EventStoreDB in this process: the services Annals uses (Streams: Append and Read with subscriptions; Gossip), over real gRPC,
 * with a log in memory. It has no batch append: a client that called it would fail.
 */
export class ServerDouble {
  readonly log = new DoubleLog();
  /** Asked in every phase of every call. */
  fault: (phase: Phase) => Fault = () => undefined;
  #server: Server | undefined;
  #port = 0;

  get port(): number {
    return this.#port;
  }

  /** Where a client finds it. */
  get url(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
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
      server.bindAsync(
        `127.0.0.1:${this.#port}`,
        ServerCredentials.createInsecure(),
        (error: Error | null, port: number) => (error ? reject(error) : resolve(port)),
      ),
    );
    return this;
  }

  /** Ends it at once, with all connections. */
  stop(): void {
    this.#server?.forceShutdown();
  }

  readonly #append = (
    call: ServerReadableStream<AppendRequest, AppendAnswer>,
    answer: sendUnaryData<AppendAnswer>,
  ): void => {
    let options: ReturnType<typeof appendOptions> | undefined;
    const proposed: Proposed[] = [];
    call.on('data', (message: AppendRequest) => {
      if (message.hasOptions()) options = appendOptions(message);
      else proposed.push(proposedEvent(message));
    });
    call.on('end', () => {
      // A caller who gave up in the middle has sent half of it: a server writes nothing then.
      if (call.cancelled || !options || this.#stops('append received', (error) => answer(error))) return;
      const { stream, expected } = options;
      const written = this.log.write(stream, expected, proposed);
      if (this.#stops('append stored', (error) => answer(error))) return;
      answer(
        null,
        written.kind === 'written'
          ? writtenAnswer(written.revision, written.place)
          : elsewhereAnswer(expected, written.actual),
      );
    });
  };

  readonly #read = (call: ServerWritableStream<ReadRequest, ReadAnswer>): void => {
    const asked = readAsked(call.request);
    if (asked.subscription) this.#subscribe(call, asked);
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
    const member = new gossip.MemberInfo();
    const id = new shared.UUID();
    id.setString(crypto.randomUUID());
    const endPoint = new gossip.EndPoint();
    endPoint.setAddress('127.0.0.1');
    endPoint.setPort(this.#port);
    member.setInstanceId(id);
    member.setTimeStamp('0');
    member.setState(gossip.MemberInfo.VNodeState.LEADER);
    member.setIsAlive(true);
    member.setHttpEndPoint(endPoint);
    const cluster = new gossip.ClusterInfo();
    cluster.addMembers(member);
    answer(null, cluster);
  };

  /** Whether a fault keeps the call from going on. */
  #stops(phase: Phase, refuse: (error: ReturnType<typeof serverError>) => void): boolean {
    const fault = this.fault(phase);
    if (typeof fault === 'object') refuse(serverError(fault.refused, `refused by the test: ${phase}`));
    return fault !== undefined;
  }
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
