import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  UnknownRow,
} from 'kysely';
import { checkStatement } from './check';

/**
 * Refuses every query that is not held to one brand by its own text: each tenant table needs a top-level AND
 * `tenant_id = <tenantId>` (in WHERE or its join's ON; a subquery in its own WHERE), each inserted row the value.
 * It changes nothing, so what is written is what runs, and the indexes that start with tenant_id are used.
 */
export class TenantGuard implements KyselyPlugin {
  readonly #tenantId: number;

  constructor(tenantId: number) {
    this.#tenantId = tenantId;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    checkStatement(node, this.#tenantId);
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}
