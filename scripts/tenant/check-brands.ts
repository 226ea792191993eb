import { readDiscountFiles } from '../discounts/discount-files';
import { landerNames } from '../landers/lander-folder';
import { brandAdvice } from './brand-advice';
import type { Tenant } from '~/tenancy/tenant';
import { tenantSchemas } from './json-schemas';
import { mailRecords } from './mail-records';
import { readTenantFolder } from './tenant-folder';
import { textProblems } from './text-record';

export interface CheckResult {
  /** The problems with file, path and message; any of them fails the check. */
  problems: string[];
  warnings: string[];
  /** The DNS records for the mail of brands with a key, as lines. */
  records: string[];
  brands: readonly Tenant[];
  companies: number;
}

export async function checkBrands(directory: string, landers: string): Promise<CheckResult> {
  const { serving, problems, files } = await readTenantFolder(directory);
  const advice = [...serving.tenants.values()].flatMap((tenant) =>
    brandAdvice(tenant).map((item) => ({ file: `${tenant.slug}.json`, ...item })),
  );
  const stale = (await tenantSchemas.stale(directory)).map((file) => ({
    file,
    path: '$',
    message: 'is out of date: npm run tenant -- schema',
  }));
  const names = await landerNames(landers);
  const strangers = [...serving.tenants.values()].flatMap((tenant) =>
    Object.keys(tenant.landers)
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file: `${tenant.slug}.json`,
        path: `$.landers.${name}`,
        message: `there is no folder landers/${name}`,
      })),
  );
  const discounts = (await readDiscountFiles(directory)).flatMap((file) => [
    ...file.problems,
    ...(serving.tenants.has(file.name)
      ? []
      : [{ file: `discounts/${file.name}.json`, path: '$', message: 'is not named like a brand' }]),
  ]);
  const line = (item: { file: string; path: string; message: string }) => `${item.file}: ${item.path} ${item.message}`;
  const empty = files.tenants.length === 0 ? [`${directory}: contains no brand`] : [];
  return {
    problems: [
      ...problems.map(line),
      ...advice.filter(({ level }) => level === 'problem').map(line),
      ...strangers.map(line),
      ...discounts.map(line),
      ...textProblems(directory, serving.tenants.values()).map(line),
      ...stale.map(line),
      ...empty,
    ],
    records: mailRecords(serving.tenants.values(), process.env),
    warnings: advice.filter(({ level }) => level === 'warning').map(line),
    brands: [...serving.tenants.values()],
    companies: serving.companies.size,
  };
}
