import { createHmac } from 'node:crypto';
import { sourceOf } from './client-ip';

/**
 * Names a visitor's address without telling it, for limits that a neighbour must not use up: never stored, never logged
 * (there `networkOf` is enough). Processes with the same secret give the same names.
 */
export function openAddressKeys(secret: string): (address: string) => string {
  const key = createHmac('sha256', secret).update('addresses of limits').digest();
  return (address) => createHmac('sha256', key).update(sourceOf(address)).digest('base64url');
}
