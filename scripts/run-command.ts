const messageOf = (error: unknown) => (error instanceof Error ? error.message : error);

/** Ends the process with what the command answers, or with 2 and a word (`describe`) where it could not do its work. */
export function runCommand(main: () => Promise<number>, describe: (error: unknown) => unknown = messageOf): void {
  // A terminal that goes away in the middle of a question leaves the promise open: that is no success.
  process.exitCode = 1;
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(describe(error));
      process.exitCode = 2;
    },
  );
}
