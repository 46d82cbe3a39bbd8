import { definePerson } from '../person.ts'

/** Leo, a boy in his teens. */
export const leo = definePerson({
  id: 'leo',
  label: 'Leo',
  build: 'teenBoy',
  face: 'leo',
  skin: 'porcelain',
  hair: 'mop',
  hairColor: 'copper',
  shoe: 'sneaker',
  flat: ['thumbs', 'stand', 'stride', 'lean', 'manContrapposto'],
  seed: 19,
})
