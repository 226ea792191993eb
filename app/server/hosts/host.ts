import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant } from '~/tenancy/tenant';
import type { Verdict } from '../http/guard';
import type { RequestFacts } from '../http/request-facts';
import type { CostClass } from '../overload/cost-class';

/**
 * A host of the platform itself beside the brands, such as the sandbox payment provider. It has no tenant; guard, headers,
 * the bounds of bodies and the order of admission are those of every host.
 */
export interface PlatformHost {
  /** What the metrics call its responses. */
  kind: string;
  /** Its public origin: scheme://host[:port]. */
  origin: () => string;
  /** The cookie of a login there: with it, a request that says no origin may change nothing. */
  sessionCookie?: string;
  /** What a request costs, for the order of admission; without it none is ever refused. */
  costOf?: (facts: RequestFacts) => CostClass | undefined;
  serve: (request: IncomingMessage, response: ServerResponse, facts: RequestFacts) => void | Promise<void>;
}

/** Where a request goes by its host name. A host of the platform comes before any brand. */
export type Destination =
  { kind: 'brand'; tenant: Tenant } | { kind: 'platform'; host: PlatformHost } | { kind: 'unknown' };

/** A request that the guard has looked at. What it refuses is answered by the host, which may know an exception. */
export interface Arrival {
  facts: RequestFacts;
  verdict: Verdict;
  hasSession: boolean;
  request: IncomingMessage;
  response: ServerResponse;
}

/** A request to a brand that exists. */
export interface BrandArrival extends Arrival {
  tenant: Tenant;
}
