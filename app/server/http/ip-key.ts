import { createHmac } from 'node:crypto';
import { sourceOf } from './client-ip';

/**
 * Turns an IP address into a key that does not reveal it, for limits that one visitor must not use up for the
 * neighbours. The key is never stored and never logged (`networkOf` is used there).
 */
export function openIpKeys(secret: string): (ip: string) => string {
  const key = createHmac('sha256', secret).update('addresses of limits').digest();
  return (ip) => createHmac('sha256', key).update(sourceOf(ip)).digest('base64url');
}
