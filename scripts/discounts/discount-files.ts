import { join } from 'node:path';
import { untrueCodes } from '~/features/billing/discounts/launch.service.server';
import { discountFileSchema, type LaunchedCode } from '~/tenancy/discount-schema.server';
import { issuesOf } from '~/tenancy/json-issues.server';
import { watchedFolder } from '~/tenancy/registry/watched-folder.server';

export interface DiscountFile {
  /** The slug of the brand. */
  name: string;
  codes: LaunchedCode[];
  problems: { file: string; path: string; message: string }[];
}

/** Reads `tenants/discounts/`, one file for each brand that launches codes. */
export async function readDiscountFiles(tenants: string): Promise<DiscountFile[]> {
  const { files } = await watchedFolder(join(tenants, 'discounts'))();
  return files.map(({ name, content, unreadable }) => {
    const problem = (path: string, message: string) => ({ file: `discounts/${name}.json`, path, message });
    if (unreadable) return { name, codes: [], problems: [problem('$', unreadable)] };
    const parsed = discountFileSchema.safeParse(jsonOf(content), { reportInput: true });
    if (!parsed.success) {
      const issues = parsed.error.issues.flatMap(issuesOf);
      return { name, codes: [], problems: issues.map(({ path, message }) => problem(path, message)) };
    }
    const { codes } = parsed.data;
    const names = codes.map(({ code }) => code);
    const problems = [
      ...names
        .filter((code, index) => names.indexOf(code) !== index)
        .map((code) => problem('$.codes', `has ${code} twice`)),
      ...untrueCodes(codes).map((code) =>
        problem('$.codes', `${code} is as good as a code that ends before it: the end would not be true`),
      ),
    ];
    return { name, codes, problems };
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
