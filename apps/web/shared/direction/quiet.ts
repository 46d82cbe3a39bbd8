/** A button that has nothing to take back looks and is told as disabled, but keeps the focus of whoever just pressed it. */
export const quiet = (is: boolean) => (is ? ({ 'aria-disabled': true, 'data-disabled': true } as const) : {})
