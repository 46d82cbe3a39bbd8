import { definePerson } from '../person.ts'

/** Zuri, a girl. */
export const zuri = definePerson({
  id: 'zuri',
  label: 'Zuri',
  build: 'girl',
  face: 'zuri',
  skin: 'brown',
  hair: 'spaceBuns',
  hairColor: 'black',
  shoe: 'ballet',
  flat: ['kidHip', 'kidStand', 'kidWalk', 'kidTuck'],
  seed: 11,
})
