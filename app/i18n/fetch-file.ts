export type FetchJson = (url: string) => Promise<unknown>;

const TRIES = 2;
const TIMEOUT_MS = 6000;
const PAUSE_MS = 400;

/** The content of a JSON file. Files are named by their content, so the browser may cache them for good. */
export async function fetchFile(url: string): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      return await response.json();
    } catch (error) {
      if (attempt === TRIES) throw error;
      await wait(PAUSE_MS);
    }
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

export interface FileOptions {
  fetchJson?: FetchJson;
  /** Called when one of the files could not be loaded; true if the document is about to be loaded again. */
  onFailure: () => boolean;
  pause?: (ms: number) => Promise<void>;
}

/**
 * The contents of the files that a page needs, in their order. Before it hydrates it would show other texts than the
 * server did without one of them, and afterwards none at all, since the scripts hold no texts. So this waits, as long as
 * it takes, and the page works as without scripts, or the one before it stays, meanwhile.
 */
export async function fetchPageFiles(urls: readonly string[], options: FileOptions): Promise<unknown[]> {
  const { fetchJson = fetchFile, onFailure, pause = wait } = options;
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    try {
      return await Promise.all(urls.map(fetchJson));
    } catch {
      if (onFailure()) return new Promise(() => {});
      await pause(ms);
    }
  }
}
