import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/**
 * In a server started with `--import` of this file: SIGWINCH (the only signal that means nothing to a server) begins a CPU
 * profile, the next one writes it to BENCH_CPU_PROFILE.
 */
const file = process.env.BENCH_CPU_PROFILE;

async function toggle(session: Session, path: string, running: boolean): Promise<void> {
  if (!running) {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 200 });
    await session.post('Profiler.start');
    return;
  }
  const { profile } = await session.post('Profiler.stop');
  writeFileSync(path, JSON.stringify(profile));
}

if (file) {
  const session = new Session();
  session.connect();
  let running = false;
  process.on('SIGWINCH', () => {
    void toggle(session, file, running);
    running = !running;
  });
}
