export function findBrowser(): string | undefined
export function findHeadlessShell(): string | undefined
export function ensureBrowser(): string
export const SANDBOX_FLAGS: readonly string[]
