import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApiDocument } from '../../tools/openapi/document';
import { routeMap } from '../support/contract/route-map';
import { readContract, ApiContract, type OpenApiDocument } from '../support/contract/api-contract';

const contract = new ApiContract();

it('the committed document is the one generated from its sources', () => {
  expect(readContract()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

// covers S7-041
it('lists every call and every form of app/routes.ts, and no other', async () => {
  const posted = (await routeMap()).filter(({ id, path, file }) =>
    path.startsWith('/api/') ? true : id !== 'not-found' && takesPosts(file),
  );
  // The events are served outside the routes; without an id the withdrawal and the transactions have forms of their own.
  const paths = posted.map(({ path }) => inBraces(path));
  const named = [...paths, '/api/events', '/transactions', '/withdrawal'];
  expect(Object.keys(contract.document.paths).sort()).toEqual(named.sort());
});

/** /credits/:id/:paymentmethod? -> /credits/{id}/{paymentmethod} */
const inBraces = (path: string) => path.replaceAll(/:(\w+)\??/g, '{$1}');

const takesPosts = (file: string) =>
  /export const action\b/.test(readFileSync(new URL(`../../app/${file}`, import.meta.url), 'utf8'));

it('also checks what is sent: a body that does not match is noticed', () => {
  const order = { request_key: 'key-0000000001', total: 1000, currency: 'EUR', country: 'NL' };
  const path = '/credits/100/ideal';
  expect(contract.bodyProblems('POST', path, order)).toEqual([]);
  expect(contract.bodyProblems('POST', path, { ...order, total: 'much' })).toHaveLength(1);
  expect(contract.bodyProblems('POST', '/signup', {})).toHaveLength(4);
});

// covers S3-157
it('every reference resolves and every response is a closed object', () => {
  const { components } = contract.document;
  const dangling: string[] = [];
  const open: string[] = [];
  walk(contract.document, '', (node, at) => {
    if (typeof node.$ref === 'string' && resolve(contract.document, node.$ref) === undefined) dangling.push(node.$ref);
    const isInput = at.includes('/requestBody/');
    if (node.properties && !isInput && node.additionalProperties !== false) open.push(at);
  });
  expect({ dangling, open }).toEqual({ dangling: [], open: [] });
  expect(Object.keys(components.schemas).length).toBeGreaterThan(10);
});

it('operation ids are unique', () => {
  const ids = contract.operations().map(({ operation }) => (operation as { operationId?: string }).operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

type Node = Record<string, unknown>;

function walk(value: unknown, at: string, visit: (node: Node, at: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Node, at);
  for (const [key, inner] of Object.entries(value)) walk(inner, `${at}/${key}`, visit);
}

function resolve(document: OpenApiDocument, reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, part) => (node as Node | undefined)?.[part], document);
}
