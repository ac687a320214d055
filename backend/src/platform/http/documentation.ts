import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type Router from '@koa/router';
import type { Context } from 'koa';
import send from 'koa-send';
import { openApiDocument } from './open-api';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Annals API</title>
    <script type="module" src="/api/docs/explorer.js"></script>
  </head>
  <body>
    <openapi-explorer spec-url="/api/docs/openapi.json"></openapi-explorer>
  </body>
</html>`;

/** `/api/docs`: the OpenAPI document for programs that ask for JSON; for browsers a page to read it and try it in. */
export function mountDocumentation(router: Router): void {
  // Made when it is first asked for: that takes longer than all the rest that a process does to begin to answer.
  let document: string | undefined;
  const explorer = join(
    dirname(createRequire(import.meta.url).resolve('openapi-explorer/package.json')),
    'dist',
    'browser',
  );
  const sendDocument = (context: Context) => {
    context.type = 'application/json';
    context.body = document ??= JSON.stringify(openApiDocument());
  };
  router.get('/api/docs', (context) => {
    context.vary('Accept');
    if (context.accepts('html', 'json') === 'json') {
      sendDocument(context);
      return;
    }
    context.type = 'text/html';
    context.body = PAGE;
  });
  router.get('/api/docs/openapi.json', sendDocument);
  router.get('/api/docs/explorer.js', async (context) => {
    // The same for everybody.
    context.remove('Cache-Control');
    await send(context, 'openapi-explorer.min.js', { root: explorer, maxage: 3_600_000 });
  });
}
