import { definePerson } from '../person.ts'

/** Saskia, a tall woman. */
export const saskia = definePerson({
  id: 'saskia',
  label: 'Saskia',
  build: 'tall',
  face: 'saskia',
  skin: 'deep',
  hair: 'boxBraids',
  hairColor: 'black',
  shoe: 'pump',
  flat: ['walk', 'contrapposto', 'hip', 'relaxed', 'turn'],
  seed: 22,
})
