import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { companySchema } from './company-schema.server';
import type { Company, Tenant, TenantFile } from './tenant';
import { tenantSchema } from './tenant-schema.server';
import type { WatchedFile } from './watched-folder.server';

/** What is wrong, where: `file` relative to the tenants folder, `path` inside its JSON (`$.markets.NL`). */
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

/** Tenant and company become one frozen value, so that everything a request needs to know of a brand is in its hand. */
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
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: result.error.issues.flatMap((issue) => issueProblems(file, issue)) };
}

/** A text that may be one string or a map fails as both: what counts is the half the author meant. */
function issueProblems(file: string, issue: z.core.$ZodIssue): Problem[] {
  const path = jsonPath(issue.path);
  if (issue.code !== 'invalid_union') return [{ file, path, message: issue.message }];
  const meant = issue.errors.find((half) =>
    half.every((inner) => !(inner.code === 'invalid_type' && inner.path.length === 0)),
  );
  if (!meant) return [{ file, path, message: issue.message }];
  return meant.flatMap((inner) => issueProblems(file, { ...inner, path: [...issue.path, ...inner.path] }));
}

export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return /^[A-Za-z_$][\w$]*$/.test(String(key))
      ? `${text}.${String(key)}`
      : `${text}[${JSON.stringify(String(key))}]`;
  }, '$');
}

/** The engine gives a position or a line, depending on its version; people look for a line. */
function syntaxMessage(json: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined || /line \d+/.test(message)) return message;
  return `${message} (line ${json.slice(0, Number(position)).split('\n').length})`;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
