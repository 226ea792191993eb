/** What stops a command and a person can mend: printed as this sentence, without a stack. */
export class CommandProblem extends Error {}
