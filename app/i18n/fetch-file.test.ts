import { describe, expect, it, vi } from 'vitest';
import { fetchPageFiles } from './fetch-file';

/** The first file is there, the second one only from its third request on. */
function slowSecond() {
  let requests = 0;
  return vi.fn((url: string) => {
    if (url === '/second' && ++requests < 3) return Promise.reject(new Error('offline'));
    return Promise.resolve(`content of ${url}`);
  });
}

describe('fetchPageFiles', () => {
  it('gives the contents in the order of the files', async () => {
    const onFailure = vi.fn(() => false);
    const fetchJson = (url: string) => Promise.resolve(url.slice(1));
    expect(await fetchPageFiles(['/a', '/b'], { fetchJson, onFailure })).toEqual(['a', 'b']);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('waits longer each time and never goes on with a file missing', async () => {
    const pauses: number[] = [];
    const pause = (ms: number) => Promise.resolve(void pauses.push(ms));
    const onFailure = vi.fn(() => false);
    const contents = await fetchPageFiles(['/first', '/second'], { fetchJson: slowSecond(), onFailure, pause });
    expect(contents).toEqual(['content of /first', 'content of /second']);
    expect(pauses).toEqual([2000, 4000]);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it('leaves the page as it is while the document is loaded anew', async () => {
    const fetchJson = slowSecond();
    const then = vi.fn();
    const pause = vi.fn(() => Promise.resolve());
    void fetchPageFiles(['/first', '/second'], { fetchJson, onFailure: () => true, pause }).then(then);
    await new Promise((resolve) => setTimeout(resolve));
    expect(then).not.toHaveBeenCalled();
    expect(pause).not.toHaveBeenCalled();
  });
});
