import type { Design } from '../design.ts'
import { type Anchor, type Depth, depthAmong, depthOf, isAnchor } from './anchors/depthOf.ts'
import { colorsToGive, recolored } from './anchors/exchange.ts'
import type { Brief } from './brief.ts'
import { measure } from './measures.ts'
import type { Steering } from './steering.ts'

/** How many exchanges are tried for an anchor. */
const trials = 40
/** How many looks stand up to have one. */
const least = 6

/** A line-up with one look in its darks and one in its lights, so that the eye has where to rest: where one is missing, the look that is nearest to it changes colours with others; no rule breaks, and every colour stays as much as it was. */
export function withAnchors(designs: readonly Design[], brief: Brief, steering: Steering): Design[] {
  if (designs.length < least || brief.colors.length < 2) return [...designs]
  const depth = depthAmong(designs)
  const dark = anchored([...designs], 'dark', depth, brief, steering)
  return anchored(dark, 'light', depth, brief, steering)
}

function anchored(designs: Design[], anchor: Anchor, depth: Depth, brief: Brief, steering: Steering): Design[] {
  const other: Anchor = anchor === 'dark' ? 'light' : 'dark'
  const has = (line: readonly Design[], one: Anchor) => line.some((design) => isAnchor(depthOf(design, depth), one))
  if (has(designs, anchor)) return designs
  const away = (value: number) => (anchor === 'dark' ? value : 1 - value)
  const { broken, coverage } = measure(designs, brief, steering)
  const known = new Set(broken.map(({ rule }) => rule))
  const stays = has(designs, other)
  const keeps = (line: Design[]) => {
    const found = measure(line, brief, steering)
    return (
      found.broken.every(({ rule }) => known.has(rule)) &&
      found.coverage.every((worn, i) => worn >= Math.min(2, coverage[i])) &&
      (!stays || has(line, other))
    )
  }
  let left = trials
  const nearest = designs
    .map((design, look) => ({ look, off: away(depthOf(design, depth) ?? (anchor === 'dark' ? 1 : 0)) }))
    .toSorted((a, b) => a.off - b.off)
  for (const { look } of nearest.slice(0, 4)) {
    let now = designs
    for (let turn = 0; turn < 2 && left > 0; turn++) {
      const better = exchanges(now, look, brief)
        .map((line) => ({ line, off: away(depthOf(line[look], depth) ?? (anchor === 'dark' ? 1 : 0)) }))
        .toSorted((a, b) => a.off - b.off)
      const found = better.slice(0, 10).find(({ line }) => left-- > 0 && keeps(line))
      if (!found) break
      now = found.line
      if (isAnchor(depthOf(now[look], depth), anchor)) return now
    }
  }
  return designs
}

/** Every line-up in which a look has changed one colour for one of another look. */
const exchanges = (designs: readonly Design[], look: number, brief: Brief): Design[][] =>
  designs.flatMap((other, beside) =>
    beside === look
      ? []
      : colorsToGive(designs[look], brief).flatMap((from) =>
          colorsToGive(other, brief).flatMap((to) => {
            const [one, two] = [recolored(designs[look], from, to, brief), recolored(other, to, from, brief)]
            return one && two ? [designs.with(look, one).with(beside, two)] : []
          }),
        ),
  )
