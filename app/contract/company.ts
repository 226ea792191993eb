import { z } from 'zod';

export const companyResponseSchema = z
  .object({
    name: z.string().describe('Legal name.'),
    address: z.string(),
    kvk: z.string().describe('Number in the trade register.'),
    city: z.string().describe('Postal code and city.'),
    country: z.string().regex(/^[A-Z]{2}$/),
    tradenames: z.array(z.string()),
    vat_numbers: z.array(z.string()),
    support_phone: z.string(),
    support_email: z.string(),
    delete_discount: z
      .int()
      .min(0)
      .max(75)
      .describe('The discount in per cent that is offered to a member who deletes the account.'),
    added: z.string().describe('ISO 8601.'),
  })
  .meta({ id: 'CompanyResponse', description: 'The company behind a brand.' });

export type CompanyResponse = z.infer<typeof companyResponseSchema>;
