import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { companySchema } from '~/tenancy/company-schema.server';
import { formatJson } from '../command/format-json';
import type { Ask } from '../command/questions';
import { slugOf } from '../tenant/ask-answers';

type Json = Record<string, unknown>;

/** The rest of a company while its first answers are checked. */
const REST = {
  id: 'company',
  name: 'Company',
  address: 'Street 1',
  city: 'City',
  country: 'US',
  kvk: '12345678',
  tradenames: ['Company'],
  vat_numbers: [],
  support_email: 'care@company.dating',
  support_phone: '+31 20 123 4567',
  delete_discount: 0,
  added: '2026-01-01T00:00:00Z',
};

/** Whether the server takes a value, by itself and with the answers before it: registers differ by country. */
function fits(answers: Json, field: string, value: unknown): boolean {
  const { error } = companySchema.safeParse({ ...REST, ...answers, [field]: value });
  return !error?.issues.some(({ path }) => path[0] === field);
}

/** A field, its option, its question, and what an invalid answer should have been. */
const QUESTIONS = [
  ['name', 'legal-name', 'Legal name of your company', 'such as Evening Light Ltd'],
  ['address', 'address', 'Street and number', 'as on an invoice'],
  ['city', 'city', 'Postal code and city', 'as on an invoice'],
  ['country', 'country', 'Its country', 'two capital letters such as NL'],
  ['kvk', 'register', 'Number in the trade register', '4 to 24 digits and letters; 8 digits for a Dutch company'],
  ['vat_numbers', 'vat', 'VAT numbers, separated by commas', 'such as NL123456789B01, or nothing'],
  ['support_email', 'support-email', 'E-mail address for members', 'such as care@example.com'],
  ['support_phone', 'support-phone', 'Telephone for members', 'such as +31 20 123 4567'],
] as const;

/** Asks for the company and writes its file. */
export async function askCompany(ask: Ask, directory: string, added: Date): Promise<string> {
  const answers: Json = {};
  for (const [field, flag, text, hint] of QUESTIONS) {
    const list = field === 'vat_numbers';
    answers[field] = await ask<unknown>({
      flag,
      text,
      hint,
      ...(list && { fallback: '' }),
      read: (answer) => {
        const value = list ? answer.split(/[\s,]+/).filter(Boolean) : answer;
        return fits(answers, field, value) ? value : undefined;
      },
    });
  }
  const id = slugOf(String(answers['name'])) || 'company';
  const rest = { tradenames: [answers['name']], delete_discount: 0, added: added.toISOString() };
  const company = { $schema: '../company.schema.json', id, ...answers, ...rest };
  await mkdir(join(directory, 'companies'), { recursive: true });
  await writeFile(join(directory, 'companies', `${id}.json`), await formatJson(company), { flag: 'wx' });
  return id;
}

/** Adds the name of a brand to the names under which its company trades, as invoices and the footer show it. */
export async function addTradeName(directory: string, id: string, tradeName: string): Promise<void> {
  const path = join(directory, 'companies', `${id}.json`);
  const company = JSON.parse(await readFile(path, 'utf8')) as { tradenames: string[] };
  if (company.tradenames.includes(tradeName)) return;
  await writeFile(path, await formatJson({ ...company, tradenames: [...company.tradenames, tradeName] }));
}
