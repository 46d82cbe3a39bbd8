import { definePerson } from '../person.ts'

/** Astrid, a woman. */
export const astrid = definePerson({
  id: 'astrid',
  label: 'Astrid',
  build: 'woman',
  face: 'astrid',
  skin: 'porcelain',
  hair: 'chignon',
  hairColor: 'copper',
  shoe: 'kneeBoot',
  flat: ['hip', 'turn', 'relaxed', 'walk', 'contrapposto'],
  seed: 4,
})
