import { definePerson } from '../person.ts'

/** Emeka, a man. */
export const emeka = definePerson({
  id: 'emeka',
  label: 'Emeka',
  build: 'man',
  face: 'emeka',
  skin: 'deep',
  hair: 'locs',
  hairColor: 'black',
  shoe: 'sneaker',
  flat: ['manHip', 'stride', 'manContrapposto', 'thumbs', 'lean'],
  seed: 25,
})
