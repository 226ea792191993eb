import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { companySchema } from './company-schema.server';
import { issuesOf, syntaxMessage } from './json-issues.server';
import type { Company, Tenant, TenantFile } from './tenant';
import { tenantSchema } from './tenant-schema.server';
import type { WatchedFile } from './registry/watched-folder.server';

/** A problem and its place: `file` is relative to the tenants folder, `path` is inside its JSON (`$.markets.NL`). */
export interface Problem {
  file: string;
  path: string;
  message: string;
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };

type FileText = Pick<WatchedFile, 'name' | 'content' | 'unreadable'>;

export function tenantFileName(slug: string): string {
  return `${slug}.json`;
}

export function companyFileName(id: string): string {
  return `companies/${id}.json`;
}

export function parseTenantFile({ name: slug, content, unreadable }: FileText): Parsed<TenantFile> {
  const file = tenantFileName(slug);
  if (unreadable) return { ok: false, problems: [{ file, path: '$', message: unreadable }] };
  const parsed = parseJson(file, content, tenantSchema);
  if (!parsed.ok || parsed.value.slug === slug) return parsed;
  return { ok: false, problems: [{ file, path: '$.slug', message: `must be "${slug}", the name of the file` }] };
}

export function parseCompanyFile({ name: id, content, unreadable }: FileText): Parsed<Company> {
  const file = companyFileName(id);
  if (unreadable) return { ok: false, problems: [{ file, path: '$', message: unreadable }] };
  const parsed = parseJson(file, content, companySchema);
  if (!parsed.ok || parsed.value.id === id) return parsed;
  return { ok: false, problems: [{ file, path: '$.id', message: `must be "${id}", the name of the file` }] };
}

/** Joins tenant and company to one frozen value, which holds everything a request needs to know of a brand. */
export function resolveTenant(file: TenantFile, company: Company): Tenant {
  return deepFreeze({
    ...file,
    support_phone: file.support_phone ?? company.support_phone,
    support_email: file.support_email ?? company.support_email,
    mail_address: file.mail_address ?? `no-reply@${file.domain.replace(/^www\./, '')}`,
    company,
    version: versionOf(file, company),
  });
}

function versionOf(...contents: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 12);
}

function parseJson<T>(file: string, json: string, schema: z.ZodType<T>): Parsed<T> {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { ok: false, problems: [{ file, path: '$', message: `is not JSON: ${syntaxMessage(json, error)}` }] };
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: result.error.issues.flatMap(issuesOf).map((issue) => ({ file, ...issue })) };
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
