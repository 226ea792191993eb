import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { companyFields, companySchema } from '~/tenancy/company-schema.server';
import { issuesOf } from '~/tenancy/json-issues.server';
import { formatJson } from '../command/format-json';
import type { Ask, Question } from '../command/questions';
import { slugOf } from '../tenant/ask-answers';

const { shape: company } = companyFields;

/** The first problem of a value, as the schema of companies says it; undefined if it is right. */
const problemOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

function line(flag: string, text: string, schema: z.ZodType, hint: string): Question<string> {
  return { flag, text, hint, read: (answer) => (problemOf(schema, answer) === undefined ? answer : undefined) };
}

const QUESTIONS = [
  ['name', line('legal-name', 'Legal name of your company', company.name, 'such as Evening Light Ltd')],
  ['address', line('address', 'Street and number', company.address, 'as on an invoice')],
  ['city', line('city', 'Postal code and city', company.city, 'as on an invoice')],
  ['country', line('country', 'Its country', company.country, 'two capital letters such as NL')],
  ['kvk', line('register', 'Number in the trade register', company.kvk, 'of 4 to 24 digits and letters')],
  [
    'support_email',
    line('support-email', 'E-mail address for members', company.support_email, 'such as care@example.com'),
  ],
  ['support_phone', line('support-phone', 'Telephone for members', company.support_phone, 'such as +31 20 123 4567')],
] as const;

const VAT: Question<string[]> = {
  flag: 'vat',
  text: 'VAT numbers, separated by commas',
  fallback: '',
  hint: 'such as NL123456789B01, or nothing if the company has none',
  read: (answer) => {
    const numbers = answer.split(/[\s,]+/).filter(Boolean);
    return problemOf(company.vat_numbers, numbers) === undefined ? numbers : undefined;
  },
};

/** Asks for the company and writes its file. Throws an Error with every problem that the server would see in it. */
export async function askCompany(ask: Ask, directory: string, added: Date): Promise<string> {
  const answers: Record<string, unknown> = {};
  for (const [field, question] of QUESTIONS) answers[field] = await ask(question);
  const numbers = await ask(VAT);
  const id = slugOf(String(answers['name'])) || 'company';
  const file = {
    $schema: '../company.schema.json',
    id,
    ...answers,
    tradenames: [answers['name']],
    vat_numbers: numbers,
    delete_discount: 0,
    added: added.toISOString(),
  };
  const { error } = companySchema.safeParse(file);
  if (error)
    throw new Error(
      error.issues
        .flatMap(issuesOf)
        .map(({ path, message }) => `${path} ${message}`)
        .join('\n'),
    );
  await mkdir(join(directory, 'companies'), { recursive: true });
  await writeFile(join(directory, 'companies', `${id}.json`), await formatJson(file), { flag: 'wx' });
  return id;
}

/** Adds the name of a brand to the names under which its company trades, as invoices and the footer show it. */
export async function addTradeName(directory: string, id: string, tradeName: string): Promise<void> {
  const path = join(directory, 'companies', `${id}.json`);
  const company = JSON.parse(await readFile(path, 'utf8')) as { tradenames: string[] };
  if (company.tradenames.includes(tradeName)) return;
  await writeFile(path, await formatJson({ ...company, tradenames: [...company.tradenames, tradeName] }));
}
