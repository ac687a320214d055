import { createHash, randomBytes } from 'node:crypto';
import {
  context,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { IdGenerator } from '@opentelemetry/sdk-trace-node';
import type { RecordedEvent } from '@annals/contracts/kernel/event';

/**
 * Traces from the HTTP command through the append to the fold. Nothing of a trace is written into events, which are attested: its id is made
 * of the command's, which every event carries anyway. So a fold in another process, or in a rebuild of next year, finds the trace it belongs to.
 */
export interface Tracing {
  /** Runs a command's work as the root of its trace, or as a part of one under way. */
  command<T>(name: string, commandId: string, work: () => Promise<T>): Promise<T>;
  /** Runs a part of what is under way. */
  part<T>(name: string, attributes: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T>;
  /** Tells of events that a projection has folded, after it did. */
  folded(projection: string, events: readonly RecordedEvent[], startedAt: number): void;
  close(): Promise<void>;
}

/** Nothing is traced, and nothing costs anything. */
export const UNTRACED: Tracing = {
  command: (_name, _commandId, work) => work(),
  part: (_name, _attributes, work) => work(),
  folded: () => undefined,
  close: () => Promise.resolve(),
};

/** More events at once are no answer to somebody's command, but a projection that catches up. */
const MOST_FOLDED = 50;

/** Loads what traces, which is much, and nothing of it where nothing is traced. @param endpoint where an OpenTelemetry collector takes traces by OTLP over HTTP, such as `http://localhost:4318` */
export async function openTracing(endpoint: string): Promise<Tracing> {
  const [{ OTLPTraceExporter }, { resourceFromAttributes }, { BatchSpanProcessor, NodeTracerProvider }] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-node'),
    ]);
  const ids = new CommandIds();
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ 'service.name': 'annals' }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  provider.register();
  const tracer = provider.getTracer('annals');
  return {
    command: (name, commandId, work) => {
      if (trace.getActiveSpan())
        return inSpan(tracer, name, { 'annals.command': commandId }, SpanKind.INTERNAL, work);
      ids.next = rootOf(commandId);
      return inSpan(tracer, name, { 'annals.command': commandId }, SpanKind.SERVER, work);
    },
    part: (name, attributes, work) => inSpan(tracer, name, attributes, SpanKind.INTERNAL, work),
    folded: (projection, events, startedAt) => {
      if (events.length > MOST_FOLDED) return;
      for (const event of events) tellFold(tracer, projection, event, startedAt);
    },
    close: () => provider.shutdown(),
  };
}

function tellFold(tracer: Tracer, projection: string, event: RecordedEvent, startedAt: number): void {
  const root = { ...rootOf(event.metadata.commandId), traceFlags: TraceFlags.SAMPLED, isRemote: true };
  const attributes = {
    'annals.projection': projection,
    'annals.event': event.type,
    'annals.position': String(event.position),
  };
  const parent = trace.setSpanContext(context.active(), root);
  tracer
    .startSpan(`fold ${projection}`, { kind: SpanKind.CONSUMER, attributes, startTime: startedAt }, parent)
    .end();
}

async function inSpan<T>(
  tracer: Tracer,
  name: string,
  attributes: Readonly<Record<string, string>>,
  kind: SpanKind,
  work: () => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { attributes, kind }, async (span: Span) => {
    try {
      return await work();
    } catch (error) {
      // The kind of failure alone: messages may carry somebody's words.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The trace and the root span of a command: both follow from its id. */
export function rootOf(commandId: string): { traceId: string; spanId: string } {
  const hash = createHash('sha256').update(commandId).digest('hex');
  return { traceId: hash.slice(0, 32), spanId: hash.slice(32, 48) };
}

/** Random ids, except for the next span when it is the root of a command. Spans are started at once after that, so no other takes it. */
class CommandIds implements IdGenerator {
  next: { traceId: string; spanId: string } | undefined;

  /** Asked for after the id of the span, and only of a root. */
  generateTraceId = (): string => {
    const traceId = this.next?.traceId ?? randomBytes(16).toString('hex');
    this.next = undefined;
    return traceId;
  };

  generateSpanId = (): string => this.next?.spanId ?? randomBytes(8).toString('hex');
}
