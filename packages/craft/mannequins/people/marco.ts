import { definePerson } from '../person.ts'

/** Marco, a man. */
export const marco = definePerson({
  id: 'marco',
  label: 'Marco',
  build: 'man',
  face: 'marco',
  skin: 'olive',
  hair: 'crewCut',
  hairColor: 'ash',
  shoe: 'derby',
  flat: ['thumbs', 'manHip', 'stand', 'lean', 'stride'],
  seed: 9,
})
