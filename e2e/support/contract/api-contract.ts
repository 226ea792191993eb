import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import type { HttpResponse } from '../product/http';

interface ResponseObject {
  $ref?: string;
  headers?: Record<string, { required?: boolean; schema: object }>;
  content?: Record<string, { schema: object }>;
}

interface Operation {
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, ResponseObject>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, ResponseObject> };
}

const file = fileURLToPath(new URL('../../../docs/api/openapi.json', import.meta.url));

export function readContract(): OpenApiDocument {
  return JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
}

/**
 * Compares requests and responses with the OpenAPI document. An instance can be made of a changed document, as a
 * negative control.
 */
export class ApiContract {
  private readonly ajv: Ajv2020;
  private readonly compiled = new Map<object, ValidateFunction>();

  constructor(readonly document: OpenApiDocument = readContract()) {
    this.ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, validateFormats: false });
    this.ajv.addVocabulary(['openapi', 'info', 'servers', 'paths', 'components']);
    this.ajv.addSchema(this.document, 'contract');
  }

  operations(): { method: string; path: string; operation: Operation }[] {
    return Object.entries(this.document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => METHODS.has(method))
        .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
  }

  /** The path of the document for a URL: `/members/{id}` for `/members/01…?x=1`. */
  pathOf(url: string): string {
    const plain = url.split('?', 1)[0]!;
    if (plain in this.document.paths) return plain;
    const fits = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(plain);
    const parameters = (path: string) => path.split('{').length;
    // A path that is written out is more exact: /credits/open-amount/{paymentmethod} before /credits/{id}/{paymentmethod}.
    const [exact] = Object.keys(this.document.paths)
      .filter(fits)
      .toSorted((a, b) => parameters(a) - parameters(b));
    return exact ?? plain;
  }

  /** The problems of a request's body; empty if the document allows it. */
  bodyProblems(method: string, path: string, body: unknown): string[] {
    const plain = this.pathOf(path);
    const content = this.document.paths[plain]?.[method.toLowerCase()]?.requestBody?.content;
    return content ? this.check(`${method} ${plain}`, content['application/json']!.schema, body) : ['no body'];
  }

  /** The problems of a response; empty if it is as the document says. */
  problems(method: string, path: string, httpResponse: HttpResponse): string[] {
    const plain = this.pathOf(path);
    const operation = this.document.paths[plain]?.[method.toLowerCase()];
    const name = `${method} ${plain} ${httpResponse.status}`;
    if (!operation)
      return httpResponse.status === 405
        ? this.held(name, this.resolve(WRONG_METHOD), httpResponse)
        : [`${name}: not in the document`];
    const response = operation.responses[httpResponse.status];
    if (!response) return [`${name}: a status the document does not name: ${httpResponse.body.slice(0, 200)}`];
    return this.held(name, this.resolve(response), httpResponse);
  }

  private held(name: string, response: ResponseObject, httpResponse: HttpResponse): string[] {
    const problems: string[] = [];
    for (const [header, { required, schema }] of Object.entries(response.headers ?? {})) {
      const value = httpResponse.headers[header.toLowerCase()];
      const text = Array.isArray(value) ? value[0] : value;
      if (text === undefined) {
        if (required !== false) problems.push(`${name}: no ${header}`);
      } else problems.push(...this.check(`${name} ${header}`, schema, text));
    }
    const schema = response.content?.['application/json']?.schema;
    if (!schema) return problems;
    if (!/^application\/json\b/.test(httpResponse.headers['content-type'] ?? ''))
      return [...problems, `${name}: no JSON`];
    return [...problems, ...this.check(name, schema, JSON.parse(httpResponse.body))];
  }

  private check(name: string, schema: object, value: unknown): string[] {
    let validate = this.compiled.get(schema);
    if (!validate) {
      validate = this.ajv.compile(absolute(schema));
      this.compiled.set(schema, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      (error) => `${name}${error.instancePath}: ${error.message} ${JSON.stringify(error.params)}`,
    );
  }

  private resolve(response: ResponseObject): ResponseObject {
    if (!response.$ref) return response;
    const name = response.$ref.split('/').at(-1)!;
    const found = this.document.components.responses[name];
    if (!found) throw new Error(`${response.$ref} leads nowhere`);
    return found;
  }
}

const METHODS = new Set(['get', 'post', 'put', 'delete']);
const WRONG_METHOD: ResponseObject = { $ref: '#/components/responses/WrongMethod' };

/** Makes the references within a part of the document usable outside the document. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as object;
}
