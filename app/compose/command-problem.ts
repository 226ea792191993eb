/** What stops a command and can be mended by whoever runs it: printed as this sentence, without a stack. */
export class CommandProblem extends Error {}
