import { expect, it } from 'vitest';
import { wireContract } from '../../scripts/openapi/document';
import { routeMap } from '../support/route-map';
import { readContract, WireContract, type WireDocument } from '../support/wire-contract';

const contract = new WireContract();

it('the written document is that of its sources', () => {
  expect(readContract()).toEqual(JSON.parse(JSON.stringify(wireContract())));
});

it('names every call of app/routes.ts, and no other', async () => {
  const calls = (await routeMap()).map(({ path }) => path).filter((path) => path.startsWith('/api/'));
  expect(Object.keys(contract.document.paths).sort()).toEqual(calls.sort());
});

it('every reference leads somewhere and every answer is a closed object', () => {
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

function resolve(document: WireDocument, reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, part) => (node as Node | undefined)?.[part], document);
}
