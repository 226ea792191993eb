import { z } from 'zod';
import { emailSchema, line, phoneSchema, setOf, slugSchema, whole } from './field-schemas.server';
import { CREDITOR_ID, isCreditorId } from './creditor-id';
import type { Company } from './tenant';

const vatSchema = z
  .string()
  .regex(/^[A-Z]{2,3}[A-Z0-9]{2,12}$/, 'must be a VAT number with its country prefix, such as NL001234567B01');

/** A file in `tenants/companies/`. Strict: a misspelt key is an error, not a silently missing value. */
export const companyFields = z.strictObject({
  $schema: z.string().max(200).optional().describe('Where an editor finds the hints: ../company.schema.json.'),
  id: slugSchema.describe('The file name without .json.'),
  name: line(120).describe('Legal name.'),
  address: line(200).describe('Street and number.'),
  kvk: z
    .string()
    .regex(/^[A-Z0-9][A-Z0-9 ./-]{3,23}$/, 'must be a registration number')
    .describe('Number in the trade register (8 digits for a Dutch company).'),
  city: line(100).describe('Postal code and city.'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be a country code such as NL')
    .describe('Its country.'),
  tradenames: setOf(line(80), 50)
    .min(1, 'must name at least one trade name')
    .describe('The names under which it trades.'),
  vat_numbers: setOf(vatSchema, 40).describe('One VAT number per country in which the company is registered.'),
  creditor_id: z
    .string()
    .regex(CREDITOR_ID, { error: 'must be a SEPA creditor identifier such as DE98ZZZ09999999999', abort: true })
    .refine(isCreditorId, 'has wrong check digits')
    .nullable()
    .default(null)
    .describe('SEPA creditor identifier, which members see in the mandate of a direct debit; null: no direct debit.'),
  support_phone: phoneSchema.describe('For members of brands without a number of their own.'),
  support_email: emailSchema.describe('For members of brands without an address of their own.'),
  delete_discount: whole(0, 75).describe(
    'The discount in per cent that is offered to a member who deletes the account.',
  ),
  added: z.iso
    .datetime({ error: 'must be a date and time such as 2024-01-31T12:00:00Z' })
    .describe('When it was added.'),
});

export const companySchema = companyFields
  .superRefine((company, ctx) => {
    if (company.country === 'NL' && !/^\d{8}$/.test(company.kvk)) {
      ctx.addIssue({ code: 'custom', path: ['kvk'], message: 'must be 8 digits for a Dutch company' });
    }
    company.vat_numbers.forEach((number, index) => {
      if (number.startsWith('NL') && !/^NL\d{9}B\d{2}$/.test(number)) {
        ctx.addIssue({ code: 'custom', path: ['vat_numbers', index], message: 'must look like NL001234567B01' });
      }
    });
  })
  .transform(({ $schema: _editor, ...company }): Company => company);
