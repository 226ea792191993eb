import { createHmac } from 'node:crypto';

/**
 * Signs what a device keeps of an earlier login, 22 letters: nobody can make one for somebody else, and it tells
 * nobody whose it is. Processes with the same secret give the same marks.
 */
export function openDeviceMarks(secret: string): (subject: string) => string {
  const key = createHmac('sha256', secret).update('devices of earlier logins').digest();
  return (subject) => createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
}
