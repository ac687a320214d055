import { once } from 'node:events';
import { createServer } from 'node:http';
import Router from '@koa/router';
import Koa from 'koa';
import { mountHealth } from '../http/health';
import { securityHeaders } from '../http/security-headers';
import type { Services } from '../services/services';
import { carriesToken } from '../http/bearer';
import type { Metrics } from './measured';

/** A server for probes and Prometheus, beside the one for people; every process has it, whatever its roles, when it has a port. */
export interface ManagementServerSettings {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** What Prometheus must say; undefined: anyone who reaches the port may ask. */
  readonly metricsToken: string | undefined;
}

/** Opens the server. @param metrics null: health alone @returns its port and what closes it */
export async function openManagementServer(
  services: Services,
  metrics: Metrics | null,
  { port, host, metricsToken }: ManagementServerSettings,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const koa = new Koa();
  koa.silent = true;
  const router = new Router();
  mountHealth(router, services);
  if (metrics) mountMetrics(router, metrics, metricsToken);
  koa.use(securityHeaders(false));
  koa.use(router.routes());
  const server = createServer(koa.callback());
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** `/metrics`, for those who carry the token where there is one. */
export function mountMetrics(router: Router, metrics: Metrics, token: string | undefined): void {
  router.get('/metrics', async (context) => {
    if (token !== undefined && !carriesToken(context.get('Authorization'), token)) {
      context.status = 401;
      context.set('WWW-Authenticate', 'Bearer');
      return;
    }
    context.body = await metrics.text();
    context.type = metrics.contentType;
    context.set('Cache-Control', 'no-store');
  });
}
