import { z } from 'zod';

const part = z.unknown().optional();

/** What the browser needs to make a passkey, or to use one: both in one, because which fields it has says which it is. */
export const passkeyOptionsSchema = z
  .strictObject({
    challenge: z.string().describe('Is answered once, within ten minutes.'),
    timeout: part,
    extensions: part,
    hints: part,
    rpId: part,
    userVerification: part,
    allowCredentials: part,
    rp: part,
    user: part,
    pubKeyCredParams: part,
    excludeCredentials: part,
    authenticatorSelection: part,
    attestation: part,
  })
  .meta({
    id: 'PasskeyOptions',
    description: 'What the browser needs to make or use a passkey, in the JSON form of Web Authentication, Level 3.',
  });
