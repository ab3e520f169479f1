/** The operator can correct this: the program prints only the message and ends. */
export class StartError extends Error {}
