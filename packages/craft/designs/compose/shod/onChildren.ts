import { isDressedUp } from '../dressedUp.ts'
import type { ShoeRule } from './shoeRule.ts'

const playing = /slide|highTop|combat|rainBoot|cowboy|barefoot/
const running = /sneaker|espadrille/

export const onChildren: ShoeRule = {
  id: 'onChildren',
  says: 'Children stand on flat soles; who dress up leave slides and high-tops at home, and trainers too but to a party',
  refuses: ({ id, heeled }, { wearer: { ageGroup } }, asked) =>
    ageGroup === 'child' &&
    (heeled || (isDressedUp(asked) && (playing.test(id) || (running.test(id) && !asked.asks('party'))))),
}
