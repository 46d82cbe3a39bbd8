import { definePerson } from '../person.ts'

/** Freya, a girl in her teens. */
export const freya = definePerson({
  id: 'freya',
  label: 'Freya',
  build: 'teen',
  face: 'freya',
  skin: 'fair',
  hair: 'fringe',
  hairColor: 'honey',
  shoe: 'sneaker',
  flat: ['relaxed', 'pockets', 'turn', 'walk', 'contrapposto'],
  seed: 18,
})
