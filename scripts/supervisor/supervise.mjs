import { fork } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { forgetRunning, noteRunning } from './running-servers.mjs';
import { SERVER_FLAGS, SERVER_MEMORY } from './server-flags.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs the server in a process of its own, so that a new one can take its place without losing a request. This process
 * holds the listening socket too, but accepts nothing: while the old server finishes its requests and the new one
 * opens the database, connections wait in the queue of the system. When the last server stops, this process closes the
 * socket first.
 */
export function supervise({ file, env, about }) {
  let socket;
  let current;
  /** A server that was begun to take the place of the current one, and what to do once it is known how that went. */
  let candidate;
  let control;
  /** No server takes the place of the current one any more. */
  let ending = false;

  function begin() {
    const child = fork(file, ['--supervised'], {
      env: { ...SERVER_MEMORY, ...env },
      execArgv: [...SERVER_FLAGS, ...process.execArgv],
    });
    child.on('message', (message, handle) => {
      if (message.facet === 'socket') {
        if (child === candidate?.child && !ending) replace(child);
        child.send({ facet: 'socket' }, socket);
      }
      if (message.facet === 'listening') onListening(child, message.port, handle);
      if (message.facet === 'stopping') onStopping(child);
    });
    child.once('exit', (code) => onExit(child, code));
    return child;
  }

  /** The new server has loaded the build and read the brands: only now the old one is told to end. */
  function replace(child) {
    const old = current;
    current = child;
    old.kill('SIGTERM');
  }

  /** The server before another one stops as well, but then the socket is needed. */
  function onStopping(child) {
    if (child === current) {
      ending = true;
      socket?.close();
      socket = undefined;
    }
    if (child.connected) child.send({ facet: 'released' });
  }

  function onListening(child, port, handle) {
    // The first server opened it, and the later ones send the same one back.
    if (socket === undefined && !ending) socket = handle;
    else handle?.close();
    control ??= openControl(join(about.dataDir, 'restart.sock'), restart);
    noteRunning({ pid: process.pid, port, ...about });
    if (child !== candidate?.child) return;
    candidate.resolve({ ok: true, pid: child.pid, port });
    candidate = undefined;
  }

  function onExit(child, code) {
    if (child === candidate?.child) candidate.resolve({ ok: false, problem: 'the new server did not start' });
    if (child === current) {
      control?.close();
      forgetRunning(process.pid);
      process.exit(code ?? 1);
    }
    if (child === candidate?.child) candidate = undefined;
  }

  function restart() {
    if (ending) return Promise.resolve({ ok: false, problem: 'the server is stopping' });
    if (candidate) return Promise.resolve({ ok: false, problem: 'another restart is under way' });
    return new Promise((resolve) => {
      candidate = { child: begin(), resolve };
    });
  }

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      current.kill(signal);
      candidate?.child.kill(signal);
    });
  }
  current = begin();
}

/** Anyone who may write to the data folder can ask for a restart there, and learns how it went (ask-restart.ts). */
function openControl(path, restart) {
  // A killed process leaves its file behind. Only one server uses a data folder, so it is nobody else's.
  rmSync(path, { force: true });
  const server = createServer((connection) => {
    connection.on('error', () => {});
    connection.once('data', async () => connection.end(JSON.stringify(await restart())));
  });
  server.on('error', (error) => console.error(`A restart cannot be asked for at ${path}: ${error.message}`));
  server.listen(path, () => chmodSync(path, 0o600));
  return server;
}
