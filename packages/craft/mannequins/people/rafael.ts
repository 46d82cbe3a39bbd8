import { definePerson } from '../person.ts'

/** Rafael, a man. */
export const rafael = definePerson({
  id: 'rafael',
  label: 'Rafael',
  build: 'man',
  face: 'rafael',
  skin: 'tan',
  hair: 'curls',
  hairColor: 'espresso',
  shoe: 'loafer',
  flat: ['manContrapposto', 'lean', 'stride', 'manHip', 'stand'],
  seed: 15,
})
