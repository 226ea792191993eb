/** A query that could read or write another brand's rows. Always a bug, never an answer. */
export class TenantGuardError extends Error {
  constructor(reason: string) {
    super(`Tenant guard: ${reason}`);
    this.name = 'TenantGuardError';
  }
}
