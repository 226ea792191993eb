import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  bytes: Buffer;
  type: string;
  meta: Record<string, string>;
}

export interface S3Server {
  endpoint: string;
  /** While it is set, every response has this status. */
  failWith: number | undefined;
  close(): void;
}

const CREDENTIAL =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;

/** A store with the protocol of S3, over real HTTP. It checks each signature of what arrives with code of its own. */
export async function startS3Server(options: {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}): Promise<S3Server> {
  const files = new Map<string, Stored>();
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const status = store.failWith ?? verdict(request, body, options);
      const path = request.url!;
      if (status !== 200) return void response.writeHead(status).end();
      if (!path.startsWith(`/${options.bucket}/`)) return void response.writeHead(404).end();
      const found = files.get(path);
      if (request.method === 'PUT') {
        const meta = Object.entries(request.headers).filter(([name]) => name.startsWith('x-amz-meta-'));
        files.set(path, {
          bytes: body,
          type: request.headers['content-type']!,
          meta: Object.fromEntries(meta) as Record<string, string>,
        });
        return void response.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        files.delete(path);
        return void response.writeHead(204).end();
      }
      if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      response.writeHead(200, { ...found.meta, 'Content-Type': found.type, 'Content-Length': found.bytes.length });
      return void response.end(request.method === 'HEAD' ? undefined : found.bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const store: S3Server = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failWith: undefined,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return store;
}

function verdict(
  request: IncomingMessage,
  body: Buffer,
  keys: { accessKeyId: string; secretAccessKey: string },
): number {
  const match = CREDENTIAL.exec(request.headers.authorization ?? '');
  if (!match) return 403;
  const [, id, day, region, names, signature] = match as unknown as string[];
  const claimed = String(request.headers['x-amz-content-sha256']);
  if (id !== keys.accessKeyId || claimed !== createHash('sha256').update(body).digest('hex')) return 403;
  // Every header that could change the meaning must be signed.
  const must = ['host', 'x-amz-date', 'x-amz-content-sha256', ...(body.length > 0 ? ['content-type'] : [])];
  if (must.some((name) => !names!.split(';').includes(name))) return 403;
  let text = `${request.method}\n${request.url}\n\n`;
  for (const name of names!.split(';')) text += `${name}:${String(request.headers[name])}\n`;
  text += `\n${names}\n${claimed}`;
  const date = String(request.headers['x-amz-date']);
  const hashed = createHash('sha256').update(text).digest('hex');
  const toSign = `AWS4-HMAC-SHA256\n${date}\n${day}/${region}/s3/aws4_request\n${hashed}`;
  let key: Buffer = createHmac('sha256', `AWS4${keys.secretAccessKey}`).update(day!).digest();
  for (const part of [region!, 's3', 'aws4_request']) key = createHmac('sha256', key).update(part).digest();
  const expected = createHmac('sha256', key).update(toSign).digest();
  return timingSafeEqual(expected, Buffer.from(signature!, 'hex')) ? 200 : 403;
}
