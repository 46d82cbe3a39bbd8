/** The boards in the order of the screen. */
export const boardNames = ['mood', 'print', 'sketch', 'color', 'mannequins', 'marketing'] as const

export type BoardName = (typeof boardNames)[number]
