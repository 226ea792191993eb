interface PhotoFile {
  bytes: Uint8Array;
  contentType: string;
  etag: string;
}

/** 304 if the client has the photo, 404 for none, whatever the reason. The CSP forbids running anything in it. */
export function photoResponse(
  request: Request,
  file: PhotoFile | undefined,
  cacheHeaders: Record<string, string>,
): Response {
  if (!file) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  const headers = {
    ...cacheHeaders,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${file.etag}"`,
  };
  if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(file.bytes), {
    headers: { ...headers, 'Content-Type': file.contentType, 'Content-Length': String(file.bytes.length) },
  });
}
