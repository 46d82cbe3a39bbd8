import type { Figure } from '@toile/craft/mannequins/figure.ts'

/** The half width, in heads, of the head that faces and hair styles are drawn for. */
const drawnHalf = 0.335

/** How wide a figure's head is against the one that faces and hair styles are drawn for. */
export const headSize = ({ build }: Figure): number => build.headHalf / drawnHalf
