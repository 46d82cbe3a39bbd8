import { toHex } from '../../colors/color.ts'
import type { LookColorway } from '../lookColorway.ts'

/** Whether two colourways give the same colours. */
export const isSameColorway = (a: Pick<LookColorway, 'colors'>, b: Pick<LookColorway, 'colors'>): boolean =>
  keyOf(a) === keyOf(b)

const keyOf = ({ colors }: Pick<LookColorway, 'colors'>) =>
  colors
    .map(({ role, color }) => `${role} ${toHex(color)}`)
    .toSorted()
    .join()
