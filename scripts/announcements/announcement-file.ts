import { readFile } from 'node:fs/promises';
import { announcementSchema } from '~/features/mailings/announcements/announcement.schema.server';
import type { Announcement } from '~/features/mailings/announcements/announcement';
import { existingPaths } from '~/layouts/paths';
import { issuesOf, syntaxMessage } from '~/tenancy/json-issues.server';

/** Pages that only visitors see, or that need something after their path. */
const NOT_FOR_MEMBERS = new Set<string>([
  '/',
  '/login',
  '/signup',
  '/reset-password',
  '/complete-signup',
  '/withdrawal',
  '/lang-config',
]);
const pages: ReadonlySet<string> = new Set(Object.values(existingPaths).filter((path) => !NOT_FOR_MEMBERS.has(path)));

/** Reads and checks an announcement, without asking any brand. */
export async function readAnnouncement(
  file: string,
): Promise<{ ok: true; announcement: Announcement } | { ok: false; problems: string[] }> {
  const fail = (...problems: string[]) => ({ ok: false as const, problems });
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (content instanceof Error) return fail(`${file} cannot be read: ${content.code ?? content.message}`);
  const json = content.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return fail(`${file} is not JSON: ${syntaxMessage(json, error)}`);
  }
  const parsed = announcementSchema.safeParse(value, { reportInput: true });
  if (!parsed.success) {
    return fail(...parsed.error.issues.flatMap(issuesOf).map(({ path, message }) => `${path} ${message}`));
  }
  const { path } = parsed.data;
  if (path !== null && !pages.has(path.split(/[?#]/)[0]!)) {
    return fail(`$.path ${path} is not a page for members; these are: ${[...pages].toSorted().join(', ')}`);
  }
  return { ok: true, announcement: parsed.data };
}
