/** The operator can put this right: the message is all that is shown, and the program ends. */
export class StartError extends Error {}
