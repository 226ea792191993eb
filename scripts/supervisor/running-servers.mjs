import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where each server of `npm start` of this checkout says that it runs: who publishes need not know its settings. */
const FOLDER = fileURLToPath(new URL('../../.running', import.meta.url));

const fileOf = (folder, pid) => join(folder, `${pid}.json`);

/** Says that a server runs. It is readable by its owner only; `forgetRunning` removes it. */
export function noteRunning(server, folder = FOLDER) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(folder, server.pid), JSON.stringify(server), { mode: 0o600 });
}

export function forgetRunning(pid, folder = FOLDER) {
  rmSync(fileOf(folder, pid), { force: true });
}

/** The servers that run, by the age of their files. Those of killed processes are forgotten. */
export function listRunning(folder = FOLDER) {
  return namesOf(folder).flatMap((name) => {
    const server = readServer(join(folder, name));
    if (server !== undefined && isAlive(server.pid)) return [server];
    rmSync(join(folder, name), { force: true });
    return [];
  });
}

function namesOf(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+\.json$/.test(name));
  } catch {
    return [];
  }
}

function readServer(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A signal of number 0 only asks. A process of another user is alive, too. */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
