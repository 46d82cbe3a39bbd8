import { definePerson } from '../person.ts'

/** Amara, a woman. */
export const amara = definePerson({
  id: 'amara',
  label: 'Amara',
  build: 'woman',
  face: 'amara',
  skin: 'deep',
  hair: 'afro',
  hairColor: 'black',
  shoe: 'sandal',
  flat: ['walk', 'contrapposto', 'relaxed', 'hip', 'pockets'],
  seed: 2,
})
