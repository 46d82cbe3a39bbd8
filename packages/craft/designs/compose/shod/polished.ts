import { isDressedUp } from '../dressedUp.ts'
import type { ShoeRule } from './shoeRule.ts'

const leather = /^(derby|brogue|loafer|chelsea)$/

export const polished: ShoeRule = {
  id: 'polished',
  says: 'Men who dress up stand on polished leather: derbies, brogues, loafers and Chelsea boots',
  refuses: ({ id }, { wearer: { gender, ageGroup } }, asked) =>
    gender === 'male' && ageGroup === 'adult' && isDressedUp(asked) && !leather.test(id),
}
