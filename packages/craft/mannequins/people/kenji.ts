import { definePerson } from '../person.ts'

/** Kenji, a man. */
export const kenji = definePerson({
  id: 'kenji',
  label: 'Kenji',
  build: 'man',
  face: 'kenji',
  skin: 'beige',
  hair: 'manBun',
  hairColor: 'black',
  shoe: 'loafer',
  flat: ['stride', 'stand', 'manContrapposto', 'lean'],
  seed: 8,
})
