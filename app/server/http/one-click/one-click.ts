import type { IncomingMessage } from 'node:http';
import type { Tenant } from '~/tenancy/tenant';
import { buildContext, type RequestContext, type Platform } from '../../context/context.server';
import { AppError } from '../../response/app-error';
import type { Pages } from '~/document/pipeline/pages';
import type { Refused } from '../guard';
import { header, type RequestFacts } from '../request-facts';

/**
 * Unsubscribing with one click (RFC 8058), from wherever it comes: a mail service that sends its body in chunks, or a
 * webmail whose page posts by itself. What the guard refuses of such requests is answered here, without any session or
 * cookie: the secret in the URL is all that counts, and nothing else than unsubscribing can be done.
 */
const PATH = /^\/([A-Za-z0-9_-]{43})\/?$/;
const MOST_BYTES = 4096;

/** The secret of the link, if a refused request may be such a click. */
export function oneClickSecret(facts: RequestFacts, refused: Refused): string | undefined {
  const type = header(facts, 'content-type') ?? FORM;
  const fits = facts.method === 'POST' && /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
  const guarded = refused.status === 411 || (refused.status === 403 && refused.reason !== 'https only');
  return fits && guarded ? PATH.exec(facts.url.pathname)?.[1] : undefined;
}

const FORM = 'application/x-www-form-urlencoded';

interface ClickParts {
  platform: Platform;
  pages: Pick<Pages, 'inTurn'>;
  /** Unsubscribes who has the link with this secret; false if it is no such link. */
  followOneClick: (context: RequestContext, secret: string) => Promise<boolean>;
}

interface Click {
  secret: string;
  /** Why the guard refused it. */
  verdict: Refused;
  request: IncomingMessage;
}

/** Unsubscribes without the cookies of the one whose page sent this. Whatever else it asks for stays refused. */
export async function clickOnce(
  { platform, pages, followOneClick }: ClickParts,
  { tenant, facts }: { tenant: Tenant; facts: RequestFacts },
  { secret, verdict, request }: Click,
): Promise<Refused | { status: number; text: string }> {
  const says = await saysOneClick(request);
  if (says === undefined) return { ok: false, status: 413, reason: 'body too large' };
  if (!says) return verdict;
  try {
    const context = await buildContext(platform, tenant, { ...facts, cookies: new Map() });
    const done = await pages.inTurn('poll', () => followOneClick(context, secret));
    return done ? { status: 200, text: 'You are unsubscribed.' } : verdict;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: error.status, text: 'Refused.' };
  }
}

/** Reads whether the body says that it is one click. Undefined: it is too long for that, or the client left. */
async function saysOneClick(request: IncomingMessage): Promise<boolean | undefined> {
  const body = await readShort(request);
  if (!body) return undefined;
  const headers = { 'Content-Type': request.headers['content-type'] ?? FORM };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => new FormData());
  return [...form].some(([name, value]) => name.toLowerCase() === 'list-unsubscribe' && isOneClick(value));
}

/** Leaves the request as it is when it stops reading: the response goes over the same connection. */
function readShort(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MOST_BYTES) return void chunks.push(chunk);
      request.pause();
      return resolve(undefined);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    for (const event of ['error', 'close']) request.once(event, () => resolve(undefined));
  });
}

const isOneClick = (value: FormDataEntryValue) =>
  typeof value === 'string' && value.trim().toLowerCase() === 'one-click';
