import { definePerson } from '../person.ts'

/** Tariq, a boy of about ten. */
export const tariq = definePerson({
  id: 'tariq',
  label: 'Tariq',
  build: 'juniorBoy',
  face: 'tariq',
  skin: 'olive',
  hair: 'crewCut',
  hairColor: 'black',
  shoe: 'sneaker',
  flat: ['kidStand', 'kidHip', 'kidWalk', 'kidTuck'],
  seed: 29,
})
