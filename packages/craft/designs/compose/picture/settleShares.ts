import { toHex } from '../../../colors/color.ts'
import { oklabOf } from '../../../colors/oklch.ts'
import type { ColorScript } from '../../../script/scriptSchema.ts'
import type { Design } from '../../design.ts'
import { anchorsOf } from '../anchors/depthOf.ts'
import type { Brief } from '../brief.ts'
import { leastPlain } from '../leastPlain.ts'
import { measure } from '../measures.ts'
import { scriptOf } from '../scriptOf.ts'
import { withColorFrom } from '../withColorFrom.ts'
import { plainColor, readLook } from '../wornLook.ts'
import { farFrom, offScript } from './offScript.ts'
import { isAccent, type Turn, pictureTurns } from './pictureTurns.ts'
import { wornShares } from './wornShares.ts'

/** Most pieces that take another colour at last. */
const mostTurns = 8
/** The share of the cloth that is to be in accents: what is rare is shown, and stays rare. */
const accentBounds = { least: 0.055, each: 0.03, most: 0.13 }
/** What a look in a single colour costs beyond the first, and neighbours in one main colour. */
const dull = 0.06
/** A turn that brings less is left. */
const leastGain = 0.012
/** What one look weighs in which a colour should be worn plain and is not. */
const missing = 0.5
/** Where a finished line-up has too much or too little of a script's colours, single plain pieces take another of their window; a piece that comes back in all of its looks; what is asked for or held keeps its looks, suits stay, and no rule breaks. */
export function settleShares(designs: readonly Design[], brief: Brief): Design[] {
  const script = scriptOf(brief)
  if (!script || (brief.brand.profile && brief.brandShare > 0)) return [...designs]
  let now = [...designs]
  const rules = measure(now, brief).broken.length
  const least = leastPlain(brief)
  const missingOf = (line: readonly Design[]) => missingIn(line, script, least)
  const loss = (line: readonly Design[]) => lossOf(line, script) + missing * missingOf(line)
  for (let turn = 0; turn < mostTurns; turn++) {
    const before = loss(now)
    const better = pictureTurns(now, script)
      .map((one) => {
        const designs = turned(now, one, script, brief)
        return { designs, loss: loss(designs) }
      })
      .filter(({ loss }) => loss < before - leastGain)
      .sort((a, b) => a.loss - b.loss)
    const kept = better.find(
      ({ designs }) =>
        missingOf(designs) <= missingOf(now) &&
        measure(designs, brief).broken.length <= rules &&
        keepsAnchors(designs, now),
    )
    if (!kept) return now
    now = kept.designs
  }
  return now
}

/** A line-up that has a dark look or a light one goes on having it. */
function keepsAnchors(designs: readonly Design[], before: readonly Design[]): boolean {
  const kept = anchorsOf(designs)
  return anchorsOf(before).every((anchor) => kept.includes(anchor))
}

/** How far the worn cloth is from a script, in shares of it; accents out of bounds and dull looks on top. */
function lossOf(designs: readonly Design[], script: ColorScript): number {
  const worn = wornShares(designs, script)
  const { colors } = script
  const off = offScript(
    worn,
    colors.map(({ share }) => share),
    farFrom(colors.map(({ color }) => oklabOf(color))),
  )
  const out = outOfBounds(worn.filter((_, i) => isAccent(colors[i])))
  const singles = designs.filter(isSingle).length
  const mains = designs.map(mainOf)
  const again = mains.filter((main, i) => i > 0 && main !== null && main === mains[i - 1]).length
  return off + 4 * out + dull * (2 * Math.max(0, singles - 1) + again)
}

/** How many times colours that are asked for or held are not worn plain that should be. */
const missingIn = (designs: readonly Design[], { colors }: ColorScript, least: readonly number[]): number =>
  colors.reduce((sum, { color }, i) => {
    const plain = toHex(color)
    return (
      sum +
      Math.max(
        0,
        least[i] - designs.filter(({ garments }) => garments.some((worn) => plainColor(worn) === plain)).length,
      )
    )
  }, 0)

/** How far accents are from being rare and each of them seen. */
function outOfBounds(accents: readonly number[]): number {
  const { least, each, most } = accentBounds
  const worn = accents.reduce((sum, share) => sum + share, 0)
  const unseen = accents.reduce((sum, share) => sum + Math.max(0, each - share), 0)
  return accents.length ? Math.max(0, least - worn, worn - most) + unseen : 0
}

/** Whether all of several plain pieces are of one colour. */
function isSingle(design: Design): boolean {
  const worn = readLook(design).garments.map(plainColor)
  return worn.length > 1 && worn[0] !== null && new Set(worn).size === 1
}

function mainOf(design: Design): string | null {
  const { garments, areas } = readLook(design)
  return plainColor(garments[areas.indexOf(Math.max(...areas))])
}

function turned(designs: readonly Design[], { places, to }: Turn, script: ColorScript, { colors }: Brief): Design[] {
  const { color } = script.colors[to]
  return designs.map((design, at) =>
    places.some(({ look }) => look === at)
      ? {
          ...design,
          garments: design.garments.map((worn) =>
            places.some((one) => one.look === at && one.worn === worn)
              ? { ...worn, fill: { kind: 'solid', color } as const }
              : worn,
          ),
          origin: design.origin && { ...design.origin, sources: withColorFrom(design.origin.sources, colors[to].id) },
        }
      : design,
  )
}
