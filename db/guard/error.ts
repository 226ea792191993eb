/** A query that could read or write rows of another brand. It is always a bug and never shown to a visitor. */
export class TenantGuardError extends Error {
  constructor(reason: string) {
    super(`Tenant guard: ${reason}`);
    this.name = 'TenantGuardError';
  }
}
