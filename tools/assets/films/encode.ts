import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export interface FrameFormat {
  fps: number;
  count: number;
  width: number;
  height: number;
}

function ffmpeg(args: readonly string[], cwd?: string) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
    cwd,
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  return { child, done };
}

/** Writes all frames into one lossless file, from which both formats are made. */
export async function writeFrames(
  file: string,
  { fps, count, width, height }: FrameFormat,
  draw: (index: number) => Promise<Buffer>,
): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(fps), '-i', '-'];
  const { child, done } = ffmpeg([...input, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', file]);
  for (let i = 0; i < count; i++) {
    if (!child.stdin.write(await draw(i))) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  await done;
}

/** The colour space is stored in the file too, so that players need not guess it. */
const COLORS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];
const TO_YUV = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', ...COLORS, '-an'];
/** Leaves out dates and versions, so that the same input gives the same bytes. */
const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

/** The intended size in bytes, because visitors may pay for their data: a film that exceeds it is compressed harder. */
const FITS = 250 * 1024;

/** Encodes VP9 for browsers that support it and H.264 for the others. Returns both sizes in bytes. */
export async function encode(raw: string, target: string): Promise<[webm: number, mp4: number]> {
  const webm = `${target}.webm`;
  const mp4 = `${target}.mp4`;
  const vp9 = ['-i', raw, ...TO_YUV, '-c:v', 'libvpx-vp9', '-b:v', '0', '-g', '240', '-row-mt', '1', '-threads', '2'];
  const passes = ['-tile-columns', '0', '-auto-alt-ref', '1', '-lag-in-frames', '25', '-cpu-used', '4'];
  const log = ['-passlogfile', 'vp9'];
  for (const quality of ['34', '39', '44']) {
    const all = [...vp9, '-crf', quality, ...passes, ...log];
    await ffmpeg([...all, '-pass', '1', '-f', 'null', '-'], dirname(raw)).done;
    await ffmpeg([...all, '-pass', '2', ...PLAIN, webm], dirname(raw)).done;
    if (statSync(webm).size <= FITS) break;
  }
  for (const quality of ['27', '31', '35']) {
    const h264 = ['-c:v', 'libx264', '-crf', quality, '-preset', 'slow', '-tune', 'animation', '-profile:v', 'high'];
    await ffmpeg(['-i', raw, ...TO_YUV, ...h264, '-movflags', '+faststart', ...PLAIN, mp4]).done;
    if (statSync(mp4).size <= FITS) break;
  }
  return [statSync(webm).size, statSync(mp4).size];
}
