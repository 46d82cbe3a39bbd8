import { isDressedUp } from '../dressedUp.ts'
import type { ShoeRule } from './shoeRule.ts'

const playing = /slide|highTop|combat|rainBoot|cowboy|barefoot/
const running = /sneaker|espadrille/

export const onChildren: ShoeRule = {
  id: 'onChildren',
  says: 'Children who dress up leave slides and high-tops at home, and trainers too but to a party',
  refuses: ({ id }, { wearer: { ageGroup } }, asked) =>
    ageGroup === 'child' && isDressedUp(asked) && (playing.test(id) || (running.test(id) && !asked.asks('party'))),
}
