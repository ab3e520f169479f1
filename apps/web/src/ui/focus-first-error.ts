/** A form that was refused: its first wrong field takes the focus, once its error stands there, and has it read. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
