import { ChunkLoadError, isProblem, NoConnection } from '../platform/api/problem-error.ts'

/** A refusal or a lost signal that a page has put into words is no fault; whatever else broke a page is. */
export function reportUnexpectedError(
  error: unknown,
  { componentStack }: { componentStack?: string | undefined },
): void {
  if (isProblem(error) || error instanceof NoConnection || error instanceof ChunkLoadError) return
  console.error(error, componentStack)
}
