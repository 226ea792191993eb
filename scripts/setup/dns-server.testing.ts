import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** The records of names, as `type name`: IP addresses (A), texts (TXT), hosts (MX). */
export type Zone = Readonly<Record<string, readonly string[]>>;

const TYPES: Record<number, string> = { 1: 'A', 15: 'MX', 16: 'TXT' };
const [NO_ERROR, NO_NAME] = [0x8180, 0x8183];

/** A DNS server on loopback that knows these records. */
export async function startDns(zone: Zone): Promise<{ at: string; stop: () => Promise<void> }> {
  const server = createSocket('udp4');
  server.on('message', (query, probe) => server.send(answer(query, zone), probe.port, probe.address));
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  return {
    at: `127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** RFC 1035: the question comes back with one record for each value. */
function answer(query: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const name = labels.join('.');
  const question = query.subarray(12, at + 5);
  const type = TYPES[query.readUInt16BE(at + 1)] ?? '';
  const values = zone[`${type} ${name}`] ?? [];
  const known = Object.keys(zone).some((key) => key.endsWith(` ${name}`));
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(known ? NO_ERROR : NO_NAME, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(values.length, 6);
  return Buffer.concat([head, question, ...values.map((value) => record(question, dataOf(type, value)))]);
}

function record(question: Buffer, data: Buffer): Buffer {
  const rest = Buffer.alloc(6);
  rest.writeUInt16BE(data.length, 4);
  // The name of the record is that of the question, twelve bytes into the message.
  return Buffer.concat([Buffer.from([0xc0, 12]), question.subarray(-4), rest, data]);
}

function dataOf(type: string, value: string): Buffer {
  if (type === 'A') return Buffer.from(value.split('.').map(Number));
  if (type === 'TXT') {
    const pieces = value.match(/.{1,255}/gs) ?? [''];
    return Buffer.concat(pieces.map((piece) => Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)])));
  }
  const labels = value.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([Buffer.from([0, 10]), ...labels, Buffer.from([0])]);
}
