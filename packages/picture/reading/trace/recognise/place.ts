/** Anchors without their side, in the order of the nets' outputs. */
export const places = ['neck', 'shoulder', 'underarm', 'cuff', 'waist', 'hem', 'hemInner', 'crotch'] as const

/** An anchor without its side. */
export type Place = (typeof places)[number]
