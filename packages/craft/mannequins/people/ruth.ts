import { definePerson } from '../person.ts'

/** Ruth, a fuller woman. */
export const ruth = definePerson({
  id: 'ruth',
  label: 'Ruth',
  build: 'curve',
  face: 'ruth',
  skin: 'olive',
  hair: 'pixie',
  hairColor: 'silver',
  shoe: 'ankleBoot',
  flat: ['pockets', 'relaxed', 'hip', 'contrapposto', 'walk'],
  seed: 5,
})
