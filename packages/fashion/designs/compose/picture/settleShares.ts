import { type Color, colorDistance, lightnessChromaHue, toHex } from '../../../colors/color.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Design, Worn } from '../../design.ts'
import type { Brief } from '../brief.ts'
import { measure } from '../measures.ts'
import { scriptOf } from '../scriptOf.ts'
import { tonal } from '../tonal.ts'
import { withColorFrom } from '../withColorFrom.ts'
import { plainColor, readLook } from '../wornLook.ts'
import { besideSkin, scenesOf } from './scenesOf.ts'
import { wornShares } from './wornShares.ts'

/** Most pieces that take another colour at last. */
const mostTurns = 6
/** The share of the cloth that is to be in accents: what is rare is shown, and stays rare. */
const accentBounds = { least: 0.055, most: 0.13 }
/** What a look in a single colour costs beyond the first, and neighbours in one main colour. */
const dull = 0.06
/** A turn that brings less is left. */
const leastGain = 0.012
/** The largest piece of each slot, in shares of a look, that may be in an accent; trousers and skirts are never. */
const mostInAccent = { top: 0.5, outer: 0.36, whole: 0.36, bottom: 0 } as const
/** Cloths that were chosen for their colour. */
const ofColor = /denim|leather|suede|lame|sequin|fur/i

/** A piece and the palette colour it may take. */
interface Turn {
  look: number
  id: string
  to: number
}

/** Where a finished line-up has too much or too little of a script's colours, single plain pieces take another of their window; asked colours keep their looks, suits and pieces that come back stay, and no rule breaks. */
export function settleShares(designs: readonly Design[], brief: Brief): Design[] {
  const script = scriptOf(brief)
  if (!script || (brief.brand.profile && brief.brandShare > 0)) return [...designs]
  let now = [...designs]
  const rules = measure(now, brief)
  for (let turn = 0; turn < mostTurns; turn++) {
    const before = lossOf(now, script)
    const better = turnsOf(now, script)
      .map((one) => {
        const designs = turned(now, one, script, brief)
        return { designs, loss: lossOf(designs, script) }
      })
      .filter(({ loss }) => loss < before - leastGain)
      .sort((a, b) => a.loss - b.loss)
    const kept = better.find(({ designs }) => keepsRules(designs, brief, rules))
    if (!kept) return now
    now = kept.designs
  }
  return now
}

function keepsRules(designs: readonly Design[], brief: Brief, rules: ReturnType<typeof measure>): boolean {
  const { broken, coverage } = measure(designs, brief)
  const asked = scriptOf(brief)?.colors.map((one) => one.asked !== null) ?? []
  return (
    broken.length <= rules.broken.length &&
    coverage.every((worn, i) => !asked[i] || worn >= Math.min(2, rules.coverage[i]))
  )
}

/** How far the worn cloth is from a script, in shares of it; accents out of bounds and dull looks on top. */
function lossOf(designs: readonly Design[], script: ColorScript): number {
  const worn = wornShares(designs, script)
  const { colors } = script
  const off = colors.reduce((sum, { share }, i) => sum + Math.abs(share - worn[i]), 0)
  const accents = colors.reduce((sum, one, i) => sum + (isAccent(one) ? worn[i] : 0), 0)
  const { least, most } = accentBounds
  const out = colors.some(isAccent) ? Math.max(0, least - accents, accents - most) : 0
  const singles = designs.filter(isSingle).length
  const mains = designs.map(mainOf)
  const again = mains.filter((main, i) => i > 0 && main !== null && main === mains[i - 1]).length
  return off + 4 * out + dull * (2 * Math.max(0, singles - 1) + again)
}

const isAccent = ({ role, asked }: ColorScript['colors'][number]) => role === 'accent' && asked === null

/** Whether all of several plain pieces are of one colour. */
function isSingle(design: Design): boolean {
  const worn = readLook(design).garments.map(plainColor)
  return worn.length > 1 && worn[0] !== null && new Set(worn).size === 1
}

function mainOf(design: Design): string | null {
  const { garments, areas } = readLook(design)
  return plainColor(garments[areas.indexOf(Math.max(...areas))])
}

function turnsOf(designs: readonly Design[], script: ColorScript): Turn[] {
  const palette = script.colors.map(({ color }) => color)
  const scenes = scenesOf(script, designs.length)
  const accents: (string | null)[] = script.colors.filter(isAccent).map(({ color }) => toHex(color))
  const pieces = designs.flatMap(({ garments }) => garments.map(pieceOf))
  const bottoms = designs.map(bottomOf)
  return designs.flatMap((design, look) => {
    const { garments, types, areas } = readLook(design)
    return garments.flatMap((worn, i): Turn[] => {
      const { fill, fabric, contrast, trim } = worn
      const others = garments.filter((other) => other !== worn)
      const free =
        plainColor(worn) !== null &&
        fill.kind === 'solid' &&
        (!ofColor.test(fabric) || accents.includes(plainColor(worn))) &&
        pieces.filter((piece) => piece === pieceOf(worn)).length === 1 &&
        !others.some((other) => other.fabric === fabric && plainColor(other) === plainColor(worn))
      if (!free) return []
      const { slot } = types[i]
      return besideSkin(scenes[look], slot, design.mannequin.person, palette).flatMap((to) => {
        const color = palette[to]
        const loud = isAccent(script.colors[to]) && areas[i] > mostInAccent[slot]
        const edges = [contrast, trim].filter((edge) => edge !== null)
        const twice = slot === 'bottom' && [bottoms[look - 1], bottoms[look + 1]].includes(toHex(color))
        return loud ||
          twice ||
          toHex(color) === plainColor(worn) ||
          edges.some((edge) => colorDistance(edge, color) < 12) ||
          !others.every((other) => meets(color, other))
          ? []
          : [{ look, id: worn.id, to }]
      })
    })
  })
}

const pieceOf = ({ cut, fabric, fill, print }: Worn) => JSON.stringify([cut, fabric, fill, print === null])

const bottomOf = (design: Design): string | null => {
  const { garments, types } = readLook(design)
  const at = types.findIndex(({ slot }) => slot === 'bottom')
  return at < 0 ? null : plainColor(garments[at])
}

/** Colours in one look are told apart, or lights and darks of one hue. */
function meets(color: Color, { fill, print }: Worn): boolean {
  if (print || fill.kind !== 'solid') return true
  const near = colorDistance(color, fill.color)
  return near >= 14 || tonal(near, lightnessChromaHue(color), lightnessChromaHue(fill.color))
}

function turned(designs: readonly Design[], { look, id, to }: Turn, script: ColorScript, { colors }: Brief): Design[] {
  const { color } = script.colors[to]
  return designs.map((design, at) =>
    at === look
      ? {
          ...design,
          garments: design.garments.map((worn) =>
            worn.id === id ? { ...worn, fill: { kind: 'solid', color } as const } : worn,
          ),
          origin: design.origin && { ...design.origin, sources: withColorFrom(design.origin.sources, colors[to].id) },
        }
      : design,
  )
}
