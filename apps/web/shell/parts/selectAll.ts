/** Takes the keyboard to a field and selects what it holds. As a `ref` it is always the same one, so that no later drawing of the screen selects what is being typed. */
export const selectAll = (input: HTMLInputElement | null): void => {
  input?.focus()
  input?.select()
}
