import { connect } from 'node:net';

/** Sends bytes unchanged, for requests that no HTTP client would send. Returns everything that came back. */
export function rawRequest(port: number, bytes: string, deadlineMs = 5000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let response = '';
    socket.setTimeout(deadlineMs, () => socket.destroy(new Error(`no end within ${deadlineMs} ms: ${response}`)));
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
    // After a refusal the server may close the connection while the request is still being sent.
    socket.on('error', (error) => (response ? resolve(response) : reject(error)));
    socket.on('close', () => resolve(response));
  });
}

export const statusOf = (raw: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(raw)?.[1]);
