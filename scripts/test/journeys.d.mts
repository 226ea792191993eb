/** The files of the journeys of this run, relative to the folder; all with TURN=all. */
export function journeysOfRun(folder: string): string[];
