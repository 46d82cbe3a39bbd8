import { definePerson } from '../person.ts'

/** Ines, a woman. */
export const ines = definePerson({
  id: 'ines',
  label: 'Ines',
  build: 'woman',
  face: 'ines',
  skin: 'fair',
  hair: 'waves',
  hairColor: 'espresso',
  shoe: 'pump',
  flat: ['relaxed', 'walk', 'contrapposto', 'hip', 'turn'],
  seed: 1,
})
