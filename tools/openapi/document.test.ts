import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { pageRoutes } from '../../e2e/support/contract/page-routes';
import { forms, openApiDocument } from './document';
import { requestSchema, type JsonSchema } from './json-schema';

const hasAction = (file: string) =>
  /export const action\b/.test(readFileSync(new URL(`../../app/${file}`, import.meta.url), 'utf8'));

/** /credits/:id/:paymentmethod? is /credits/{id}/{paymentmethod}, and perhaps also /credits/{id}. */
const inBraces = (path: string) => path.replaceAll(/:(\w+)\??/g, '{$1}');

it('describes the form of every route that has an action, and no other', async () => {
  const posted = (await pageRoutes()).filter(({ id, file }) => id !== 'not-found' && hasAction(file));
  const withoutId = ['/transactions', '/withdrawal'];
  const { paths } = openApiDocument();
  const described = Object.keys(paths).filter((path) => !path.startsWith('/api/'));
  expect(described.sort()).toEqual([...posted.map(({ path }) => inBraces(path)), ...withoutId].sort());
});

it('says for each form that JSON and what a page sends are the same', () => {
  const { paths } = openApiDocument() as unknown as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>;
  };
  for (const path of Object.keys(forms)) {
    const { content } = paths[path]!.post.requestBody;
    expect([path, content['application/x-www-form-urlencoded']]).toEqual([path, content['application/json']]);
  }
});

type Field = JsonSchema & {
  maxLength?: number;
  minLength?: number;
  maximum?: number;
  minimum?: number;
  const?: string;
};
interface Shape {
  properties: Record<string, Field>;
  required?: string[];
}

const secret = 'a quiet sentence of 9 words by the river';
const id = '0'.repeat(26);
const ids = Object.fromEntries(
  ['conversation', 'id', 'order', 'passkey', 'photo', 'saved', 'session'].map((name) => [name, id]),
);
// prettier-ignore
const samples: Record<string, unknown> = {
  ...ids, email: 'somebody@mail.example', name: 'Somebody', date_of_birth: '1990-02-28', country: 'NL', city: 'Amsterdam',
  password: secret, new_password: secret, repeat_password: secret, of_age: 'yes', consent: 'yes', version: '1',
  request_key: 'key-0000000001', total: 1000, amount: 1000, currency: 'EUR', bundle: '100', iban: 'NL91ABNA0417164300',
  phone: '+31612345678', street: 'High Street', house_number: '1', zip: '1000 AA', about: 'R-1', on: 'about_me', seq: 1,
  locale: 'en', reaction: 'heart', zoom: 100, left: 0, top: 0, account_holder: 'Somebody',
};

/** A value that the product would take, as far as the document says what that is. */
function sampleOf({ properties, required = [] }: Shape): Record<string, unknown> {
  const expected = Object.keys(properties).filter((name) => required.includes(name) || name in samples);
  return Object.fromEntries(
    expected.map((name) => {
      const { const: only, enum: some } = properties[name] as { const?: string; enum?: string[] };
      return [name, only ?? some?.[0] ?? samples[name] ?? 'Hello'];
    }),
  );
}

const filler = (length: number) => 'Quiet rivers run by 7 old stones. '.repeat(Math.ceil(length / 34)).slice(0, length);

/** What lies just outside of the bounds of a field. */
function beyond({ maxLength, minLength, maximum, minimum, exclusiveMinimum, ...field }: Field): unknown[] {
  return [
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minLength === undefined ? [] : ['x'.repeat(minLength - 1)]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
    ...('const' in field || 'enum' in field ? ['none of these'] : []),
  ];
}

/** Whether a value was refused, or read as if the field had not been sent. */
function isRefused(schema: z.ZodType, sent: Record<string, unknown>, name: string): boolean {
  const { error, data } = schema.safeParse(sent);
  if (error) return error.issues.some(({ path, code }) => path[0] === name || code === 'invalid_union');
  return !Object.values(data as object).includes(sent[name]);
}

const read = Object.entries(forms).flatMap(([path, { sends }]) =>
  sends.flatMap((sent) => {
    const { schema, needs = [] } = sent instanceof z.ZodType ? { schema: sent } : (sent as Partial<Needing>);
    if (!schema) return [];
    const { oneOf, anyOf, ...only } = requestSchema(schema, needs);
    return ((oneOf ?? anyOf ?? [only]) as Shape[]).map((shape) => [path, schema, shape, needs] as const);
  }),
);
type Needing = { schema: z.ZodType; needs: readonly string[] };

/** What a browser returns for a passkey is JSON of its own. */
const withPasskey = (shape: Shape) => 'answer' in shape.properties && 'intent' in shape.properties;

it.each(read.filter(([, , shape]) => !withPasskey(shape)))(
  '%s refuses what its document does',
  (path, schema, shape, needs) => {
    const sample = sampleOf(shape);
    expect(schema.safeParse(sample).error?.issues ?? []).toEqual([]);
    for (const name of Object.keys(shape.properties)) {
      for (const value of beyond(shape.properties[name]!)) {
        expect([name, value, isRefused(schema, { ...sample, [name]: value }, name)]).toEqual([name, value, true]);
      }
    }
    // Whether these are right, the service decides, which knows the account.
    for (const name of needs.filter((needed) => !['token', 'old_password'].includes(needed) && path !== '/login')) {
      const { [name]: _, ...rest } = sample;
      expect([name, schema.safeParse(rest).success]).toEqual([name, false]);
    }
  },
);

/** Texts of which the bound is that of what they mean, or which are compared with a list. */
const meaningful =
  /^(?:email|iban|phone|token|date_of_birth.*|order|city|countryregion|until|day|week|month|interests|prompt_\d|repeat_password|new_password)$/;

it.each(read.filter(([, , shape]) => !withPasskey(shape)))(
  '%s takes what its document allows at most',
  (_path, schema, shape) => {
    for (const [name, { maxLength, const: only }] of Object.entries(shape.properties)) {
      if (maxLength === undefined || only !== undefined || meaningful.test(name)) continue;
      const sent = { ...sampleOf(shape), [name]: filler(maxLength).replace(/ $/, '.') };
      const { error } = schema.safeParse(sent);
      expect([name, error?.issues.filter(({ path }) => path[0] === name) ?? []]).toEqual([name, []]);
    }
  },
);
