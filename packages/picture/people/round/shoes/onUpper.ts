/** A place on an upper: how far down the foot, and how far round it: 0 on top, 1 outside at the sole, -1 inside. */
export type OnUpper = readonly [at: number, turn: number]
