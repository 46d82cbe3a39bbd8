import type { Steering } from './steering.ts'

/** Where people dress up. */
const occasions = ['evening', 'party', 'ceremony']
/** Words of those who go there as they are. */
const plainer = ['sporty', 'streetwear', 'utility', 'workwear', 'western', 'punk', 'safari']

/** Whether people dress up for what is asked, and no word of it says otherwise. */
export const isDressedUp = ({ asks }: Pick<Steering, 'asks'>): boolean => asks(...occasions) && !asks(...plainer)
