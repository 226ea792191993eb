import type { JSHandle, Page } from '@playwright/test';

/** A file that a person picks, drops or pastes. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** What the browser gives to a page with dropped or pasted files. */
export function transferOf(page: Page, files: readonly GivenFile[]): Promise<JSHandle<DataTransfer>> {
  const bytes = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  return page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of all) {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: mimeType }));
    }
    return transfer;
  }, bytes);
}
