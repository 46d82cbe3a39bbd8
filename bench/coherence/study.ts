import { fromHex } from '@toile/craft/colors/color.ts'
import { sure } from '@toile/geometry'
import { openDrawing } from '@toile/picture/scenes/openDrawing.ts'
import type { Uploads } from '@toile/picture/looks/sources.ts'
import { openServerHost } from '../../apps/server/host/canvas.ts'
import { portraitOf } from './collectionDistance.ts'
import { type Asked, type Collection, collectionOf, type Who } from './collectionOf.ts'
import { type Column, columnOf } from './columnOf.ts'
import { drawBeside } from './drawBeside.ts'
import { clothOn, examine, seePhotograph } from './examine.ts'
import { type SetId, sets } from './pictures/index.ts'

/** Which colours are asked for beside the photograph. */
export const askings = { none: [], two: ['#155a92', '#c03a1d'] } as const
export type Asking = keyof typeof askings

/** What is to be measured. */
export interface Order {
  set: SetId
  askings: readonly Asking[]
  seed: number
  who: Who
  /** Where line-ups are drawn beside their photographs, if they are. */
  folder: string | null
}

/** Photographs that are dressed with two further seeds. */
const reseededCount = 8

/** Dresses every photograph of a set, and tells a column for each asking. */
export async function study({ set, askings: wanted, seed, who, folder }: Order): Promise<Column[]> {
  const host = openServerHost()
  const photographs = sets[set].map(({ id, paint }) => seePhotograph(id, paint(1)))
  const every: Uploads[] = []
  const uploads: Uploads = {
    picture: (hash) => every.map((own) => own.picture(hash)).find((picture) => picture !== null) ?? null,
    traced: () => null,
  }
  const desk = openDrawing(host, uploads)
  const columns: Column[] = []
  for (const asking of wanted) {
    const colors = askings[asking].flatMap((hex) => fromHex(hex) ?? [])
    const askedFor = (at: number, own: number): Asked => ({
      pictures: [sure(photographs[at]).pixels],
      colors,
      seed: own,
      who,
    })
    const dress = (asked: Asked): Collection => {
      const made = collectionOf(asked)
      every.push(made.uploads)
      return made
    }
    const made = photographs.map((_, at) => dress(askedFor(at, seed)))
    const examined = made.map((one, at) => examine(host, desk, sure(photographs[at]), askedFor(at, seed), one))
    const reseeded = photographs.slice(0, reseededCount).map((_, at) => [
      sure(examined[at]).portrait,
      ...[1, 2].map((more) => {
        const again = dress(askedFor(at, seed + more))
        return portraitOf(again.designs, clothOn(desk, again))
      }),
    ])
    columns.push(columnOf({ photographs, examined, reseeded }))
    if (folder)
      for (const [at, photograph] of photographs.entries())
        await drawBeside(
          desk,
          photograph,
          sure(made[at]).designs,
          `${folder}/${set}-${asking}-${photograph.id.replaceAll(' ', '-')}.png`,
        )
    every.length = 0
  }
  return columns
}
