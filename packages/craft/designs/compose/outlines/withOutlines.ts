import type { Chance } from '@toile/geometry'
import { type Wearer, wearerOf } from '../../../mannequins/wearer.ts'
import type { Design, Worn } from '../../design.ts'
import { slotOf } from '../bodyOf.ts'
import type { Setting } from '../rangeRule.ts'
import { pieceOf } from '../returns/pieceOf.ts'
import { leastOutlines } from './leastOutlines.ts'
import { mostOnMen, tooMany } from '../mostOnMen.ts'
import { type Outline, outlineOf } from '../outlineOf.ts'
import { roomier } from './roomier.ts'
import { type Turn, turnsOf } from './turnsOf.ts'

/** How bad it is when neighbours draw one outline and when men draw one too often, and how good each outline more is, wanted and beyond. */
const worths = { beside: 12, many: 12, wanted: 6, beyond: 1.2 } as const
const passes = 3
const starts = 4

/** One piece below with the ways it may be cut. */
interface Bottom {
  looks: number[]
  /** Whether a man wears it. */
  man: boolean
  ways: readonly (Turn & { outline: Outline | null })[]
}

/** A collection whose trousers and skirts are cut unlike: no outline beside itself and four of them or more, as far as the cuts allow; one piece is cut one way in all its looks. */
export function withOutlines(designs: readonly Design[], setting: Setting, chance: Chance): Design[] {
  const bottoms = bottomsOf(designs, setting)
  if (bottoms.length < 2) return [...designs]
  const men = designs.filter(({ mannequin }) => isMan(wearerOf(mannequin.person))).length
  const most = men > 0 ? mostOnMen(men, setting) : null
  let best: { chosen: readonly number[]; worth: number } | null = null
  for (let start = 0; start < starts; start++) {
    const chosen = climb(bottoms, most, chance.branch(`start ${start}`), start === 0)
    const worth = worthOf(bottoms, chosen, most)
    if (!best || worth > best.worth) best = { chosen, worth }
  }
  const ways = new Map(
    bottoms.flatMap(({ looks, ways: own }, i) => looks.map((look) => [look, own[best?.chosen[i] ?? 0].knobs] as const)),
  )
  return designs.map((design, look) => {
    const knobs = ways.get(look)
    return knobs ? { ...design, garments: design.garments.map((worn) => turned(worn, knobs)) } : design
  })
}

type Most = ReturnType<typeof mostOnMen> | null

const isMan = ({ gender, ageGroup }: Wearer) => gender === 'male' && ageGroup === 'adult'

const isBottom = (worn: Worn) => worn.cut.kind === 'garment' && slotOf(worn) === 'bottom'

const turned = (worn: Worn, knobs: Turn['knobs']): Worn =>
  isBottom(worn) ? { ...worn, knobs: { ...worn.knobs, ...knobs } } : worn

function bottomsOf(designs: readonly Design[], setting: Setting): Bottom[] {
  const pieces = new Map<string, Bottom>()
  designs.forEach(({ garments, mannequin }, look) => {
    const worn = garments.find(isBottom)
    if (!worn || worn.cut.kind !== 'garment') return
    const { garment } = worn.cut
    const piece = pieceOf(worn)
    const known = pieces.get(piece)
    if (known) known.looks.push(look)
    else {
      const wearer = wearerOf(mannequin.person)
      const ways = [{ knobs: {}, cost: 0 }, ...turnsOf(garment, wearer, setting)]
      const outlined = ways.map(({ knobs: turn, cost }) => {
        const knobs = { ...turn, ...roomier(garment, { ...worn.knobs, ...turn }, wearer, setting) }
        const outline = outlineOf(garment, { ...worn.knobs, ...knobs })
        return { knobs, cost: cost + ofAge(outline, wearer), outline }
      })
      pieces.set(piece, { looks: [look], man: isMan(wearer), ways: outlined })
    }
  })
  return [...pieces.values()]
}

/** Children's legs are thin: what is close to them is worn less gladly. */
const ofAge = (outline: Outline | null, { ageGroup }: Wearer): number =>
  ageGroup === 'adult' ? 0 : outline === 'slim' ? 1.6 : outline === 'straight' ? 0.8 : 0

/** Each piece in turn takes the way that is best beside the others, until none changes. */
function climb(bottoms: readonly Bottom[], most: Most, chance: Chance, asTheyAre: boolean): number[] {
  const chosen = bottoms.map(({ ways }) => (asTheyAre ? 0 : chance.whole(0, ways.length - 1)))
  for (let pass = 0; pass < passes; pass++)
    for (const at of chance.shuffled(bottoms.map((_, i) => i))) {
      let best = Number.NEGATIVE_INFINITY
      bottoms[at].ways.forEach((_, way) => {
        const worth = worthOf(bottoms, chosen.with(at, way), most)
        if (worth > best) [best, chosen[at]] = [worth, way]
      })
    }
  return chosen
}

function worthOf(bottoms: readonly Bottom[], chosen: readonly number[], most: Most): number {
  const outlines = new Map(
    bottoms.flatMap(({ looks, ways }, i) => looks.map((look) => [look, ways[chosen[i]].outline] as const)),
  )
  const cost = bottoms.reduce((sum, { ways }, i) => sum + ways[chosen[i]].cost, 0)
  const beside = [...outlines].filter(([look, outline]) => outlines.get(look + 1) === outline).length
  const { size } = new Set(outlines.values())
  const wanted = Math.min(size, leastOutlines(outlines.size))
  const many = most ? tooMany(ofMen(bottoms, chosen), most) : 0
  return worths.wanted * wanted + worths.beyond * (size - wanted) - worths.beside * beside - worths.many * many - cost
}

const ofMen = (bottoms: readonly Bottom[], chosen: readonly number[]) =>
  bottoms.flatMap(({ looks, man, ways }, i) => (man ? looks.map(() => ways[chosen[i]].outline) : []))
