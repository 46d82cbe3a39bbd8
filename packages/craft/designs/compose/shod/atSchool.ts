import type { ShoeRule } from './shoeRule.ts'

const loose = /slide|mule|barefoot/
const open = /sandal/i

export const atSchool: ShoeRule = {
  id: 'atSchool',
  says: 'At school children wear shoes that hold: no slides and no mules, boys no sandals either',
  refuses: ({ id }, { wearer: { gender, ageGroup } }, asked) =>
    ageGroup === 'child' && asked.asks('school') && (loose.test(id) || (gender === 'male' && open.test(id))),
}
