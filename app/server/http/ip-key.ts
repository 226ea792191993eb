import { createHmac } from 'node:crypto';
import { sourceOf } from './client-ip';

/**
 * Returns a function that turns a visitor's IP address into a key which does not reveal it, for limits that one visitor
 * must not use up for the neighbours. The key is never stored and never logged (`networkOf` is used there). Processes
 * with the same secret make the same keys.
 */
export function openAddressKeys(secret: string): (address: string) => string {
  const key = createHmac('sha256', secret).update('addresses of limits').digest();
  return (address) => createHmac('sha256', key).update(sourceOf(address)).digest('base64url');
}
