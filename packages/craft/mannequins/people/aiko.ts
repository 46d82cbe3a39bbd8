import { definePerson } from '../person.ts'

/** Aiko, a small girl. */
export const aiko = definePerson({
  id: 'aiko',
  label: 'Aiko',
  build: 'toddlerGirl',
  face: 'aiko',
  skin: 'beige',
  hair: 'pigtails',
  hairColor: 'black',
  shoe: 'maryJane',
  flat: ['toddle', 'kidStand', 'kidWalk', 'kidHip'],
  seed: 28,
})
