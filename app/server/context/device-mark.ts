import { createHmac } from 'node:crypto';

/** A mark of 22 characters: nobody can make one for someone else, and it does not reveal the member. */
export function openDeviceMarks(secret: string): (subject: string) => string {
  const key = createHmac('sha256', secret).update('devices of earlier logins').digest();
  return (subject) => createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
}
