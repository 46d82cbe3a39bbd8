import { openChance } from '@toile/geometry'
import { toHex } from '../../colors/color.ts'
import { type Brand, brandDocument } from '../brandDocument.ts'
import { printKindIds } from '../printKinds.ts'

/** A brand with anything that its document may hold: no pictures or some, and a hand that pinned, dropped and added. */
export function anyBrand(seed: number): Brand {
  const chance = openChance(seed)
  const some = <T>(make: () => T): T[] => Array.from({ length: chance.whole(0, 3) }, make)
  const color = () => ({ r: chance.whole(0, 255), g: chance.whole(0, 255), b: chance.whole(0, 255) })
  const id = () => `0198f0de-0000-7000-8000-${String(chance.whole(0, 999_999)).padStart(12, '0')}`
  const addedColors = some(color)
  const category = () => chance.pick(['jacket', 'dress', 'skirt'])
  return brandDocument.present.parse({
    name: chance.pick(['Marine', '海岸線', 'Küste']),
    slogan: chance.pick(['', 'By the sea']),
    logo: chance.happens(0.5) ? id() : null,
    pictures: [...new Set(some(id))],
    hand: {
      addedColors,
      pinnedColors: addedColors.filter(() => chance.happens(0.5)).map(toHex),
      droppedColors: some(() => toHex(color())),
      pinnedPrints: [...new Set(some(() => chance.pick(printKindIds)))],
      droppedPrints: [...new Set(some(() => chance.pick(printKindIds)))],
      pinnedCuts: [...new Set(some(category))],
      droppedCuts: [...new Set(some(category))],
    },
  })
}
