import { dials as allDials } from './dials/index.ts'
import type { Attribute, Leaning } from './leaning.ts'
import type { PictureBrief } from './pictureBrief.ts'
import { doubtful, findWorld } from './worldsOf.ts'

/** What a brief asks for in words, which outranks what a picture shows. */
interface AskedInWords {
  season: boolean
  occasion: boolean
}

/** A picture nearer than this to a second world takes its words as well. */
const heard = 0.25
/** How much the nearest world's aims count. */
const first = 1.2

/** What the worlds of a picture and its dials ask of a collection; an asked season or occasion leaves warmth or formality to the words. */
export function leaningsOfPicture({ worlds, dials }: PictureBrief, asked: AskedInWords): Leaning[] {
  const open = (aims: Leaning['aims'], strength: number): Leaning['aims'] =>
    Object.fromEntries(
      (Object.entries(aims ?? {}) as [Attribute, readonly [number, number]][])
        .filter(([name]) => !(asked.season && name === 'warmth') && !(asked.occasion && name === 'formality'))
        .map(([name, [value, weight]]) => [name, [value, weight * strength] as const]),
    )
  const ofWorlds = worlds.flatMap(({ id, share }, rank): Leaning[] => {
    if (rank > 0 && share < heard) return []
    const leads = rank === 0 && share > doubtful
    const { label, leaning } = findWorld(id)
    const { loves, likes, seldom, hardly, never, aims, ...rest } = leaning
    const words = leads ? { loves, likes, seldom, hardly, never, ...rest } : { likes: loves, seldom: hardly }
    return [{ id: `world ${id}`, label, ...words, aims: open(aims, leads ? first : share) }]
  })
  const ofDials = allDials.flatMap(({ id, low, high }): Leaning[] => {
    const turned = dials[id]
    const strength = Math.abs(turned)
    if (strength < 0.05) return []
    const { aims, printed, trims, accessories, turns, layers, ...words } = turned < 0 ? low : high
    return [
      {
        id: `dial ${id}`,
        ...words,
        weight: strength,
        aims: open(aims, strength),
        turns: Object.fromEntries(Object.entries(turns ?? {}).map(([knob, by]) => [knob, by * strength])),
        printed: (printed ?? 0) * strength,
        trims: (trims ?? 0) * strength,
        accessories: (accessories ?? 0) * strength,
        layers: (layers ?? 1) ** strength,
      },
    ]
  })
  return [...ofWorlds, ...ofDials]
}
