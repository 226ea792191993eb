import { useState, type DragEvent } from 'react';

/** Handlers for a place where files can be dropped; `over` while files are held above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const withFiles = (event: DragEvent, then: () => void) => {
    if (![...event.dataTransfer.types].includes('Files')) return;
    // Otherwise the browser would leave the page and open the file.
    event.preventDefault();
    then();
  };
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => withFiles(event, () => setOver(true)),
      onDragLeave: (event: DragEvent) => {
        // Leaving one element inside the place for another one inside it does not leave the place.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) =>
        withFiles(event, () => {
          setOver(false);
          onFiles([...event.dataTransfer.files]);
        }),
    },
  };
}
