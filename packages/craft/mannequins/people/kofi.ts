import { definePerson } from '../person.ts'

/** Kofi, a man. */
export const kofi = definePerson({
  id: 'kofi',
  label: 'Kofi',
  build: 'man',
  face: 'kofi',
  skin: 'brown',
  hair: 'fadecrop',
  hairColor: 'black',
  shoe: 'sneaker',
  flat: ['lean', 'manContrapposto', 'stride', 'thumbs', 'stand'],
  seed: 7,
})
