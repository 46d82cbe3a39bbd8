import { definePerson } from '../person.ts'

/** Mina, a girl of about ten. */
export const mina = definePerson({
  id: 'mina',
  label: 'Mina',
  build: 'junior',
  face: 'mina',
  skin: 'tan',
  hair: 'lob',
  hairColor: 'espresso',
  shoe: 'maryJane',
  flat: ['kidHip', 'kidWalk', 'kidStand', 'kidTuck'],
  seed: 27,
})
