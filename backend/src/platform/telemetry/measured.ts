import type { Middleware } from 'koa';

/** What Prometheus asks for. Numbers and names of projections: nobody's data. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Times the requests that pass it. */
  readonly middleware: Middleware;
}
