import { ERROR_PAGE_FAILED } from '~/i18n/error-page-failed';
import { bufferedResponse } from '~/server/response/buffered-response.server';
import { PRIVATE } from '~/server/response/json-response.server';

/** Like `LastResort` in ErrorPage.tsx, because error boundaries do not catch anything on a server. */
const DOCUMENT = Buffer.from(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Error</title></head>
<body><main><h1>${ERROR_PAGE_FAILED}</h1><a href="/">Home</a></main></body>
</html>
`);

const HEADERS = {
  ...PRIVATE,
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
};

const failed = new WeakSet<object>();

/** Spec section 2. Undefined at the first call for a request, since Remix then renders once more, the error page. */
export function lastResort(context: object): Response | undefined {
  if (failed.has(context)) return bufferedResponse(DOCUMENT, { status: 500, headers: HEADERS });
  failed.add(context);
  return undefined;
}
