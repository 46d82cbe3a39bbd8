import { garments } from '../../../../garments/index.ts'
import { wearerOf } from '../../../../mannequins/wearer.ts'
import { bareBrief } from '../../bareBrief.ts'
import type { Brief } from '../../brief.ts'
import type { compose } from '../../compose.ts'
import { steer } from '../../steering.ts'
import { unbecoming } from '../index.ts'

/** A palette for what is judged by its cut alone. */
export const palette = ['#23304a', '#d8cdb8', '#7a5a3c', '#5f7470']

function shapedOf(id: string) {
  const found = garments.find((garment) => garment.id === id)
  if (!found) throw new Error(`no garment ${id}`)
  return { slot: found.slot, category: found.category, cut: found.id, character: found.character }
}

/** The rules that garments break on somebody. */
export const broken = (person: string, words: string, own: Partial<Brief> = {}) =>
  unbecoming(words.split(' ').map(shapedOf), wearerOf(person), steer(bareBrief([person], palette, own))).map(
    ({ id }) => id,
  )

/** The garments that looks wear. */
export const cutsOf = (designs: ReturnType<typeof compose>) =>
  designs.flatMap(({ garments: worn }) => worn.flatMap(({ cut }) => (cut.kind === 'garment' ? [cut.garment] : [])))
