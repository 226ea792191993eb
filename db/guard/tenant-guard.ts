import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  UnknownRow,
} from 'kysely';
import { checkStatement } from './check';
import { noteIfShown } from './shown';

/**
 * Refuses every query that is not restricted to one brand by its own text. Each tenant table needs the top-level
 * condition `tenant_id = <tenantId>` (in WHERE or in the ON of its join; in a subquery, in its own WHERE), and each
 * inserted row the value. It changes no query, so the indexes that start with tenant_id are used.
 */
export class TenantGuard implements KyselyPlugin {
  readonly #tenantId: number;

  constructor(tenantId: number) {
    this.#tenantId = tenantId;
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    checkStatement(node, this.#tenantId);
    noteIfShown(node, queryId);
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}
