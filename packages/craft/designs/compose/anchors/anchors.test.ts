import { describe, expect, it } from 'vitest'
import { bareBrief } from '../bareBrief.ts'
import { compose } from '../compose.ts'
import { measure } from '../measures.ts'
import { steer } from '../steering.ts'
import { castOf, kindNames } from '../testing/collections.ts'
import { withAnchors } from '../withAnchors.ts'
import { anchorsOf, depthAmong, depthOf, isAnchor } from './depthOf.ts'
import { colorsToGive, recolored } from './exchange.ts'

const palettes = [
  ['#1f3a5f', '#f4ead7', '#d9623b', '#8fb3b5', '#e3b04b'],
  ['#2f3b2f', '#7a2f2a', '#c9b48a', '#3d4a63'],
]
const briefs = Array.from({ length: 24 }, (_, seed) =>
  bareBrief(castOf(kindNames[seed % 4], seed), palettes[seed % 2], { seed }),
)
const lines = briefs.map((brief) => compose(brief))

describe('the anchors of a line-up', () => {
  it('[S9.02] eight looks have one in their darks and one in their lights, in 22 collections of 24 and more', () => {
    const found = lines.map((line) => anchorsOf(line))
    expect(found.filter((anchors) => anchors.includes('dark')).length).toBeGreaterThanOrEqual(22)
    expect(found.filter((anchors) => anchors.includes('light')).length).toBeGreaterThanOrEqual(22)
  })

  it('[S9.02] a missing one is made by an exchange of colours that breaks no rule and loses no colour', () => {
    let made = 0
    for (const [i, brief] of briefs.entries()) {
      const steering = steer(brief)
      const depth = depthAmong(lines[i])
      const dark = lines[i].filter((design) => !isAnchor(depthOf(design, depth), 'dark'))
      if (dark.length < 6 || dark.length === lines[i].length) continue
      const before = measure(dark, brief, steering)
      const after = withAnchors(dark, brief, steering)
      const found = measure(after, brief, steering)
      const known = before.broken.map(({ rule }) => rule)
      expect(found.broken.filter(({ rule }) => !known.includes(rule))).toEqual([])
      found.coverage.forEach((worn, color) => {
        expect(worn).toBeGreaterThanOrEqual(Math.min(2, before.coverage[color]))
      })
      if (anchorsOf(after).length > anchorsOf(dark).length) made++
    }
    expect(made).toBeGreaterThan(2)
  })

  it('[S9.02] leaves alone what has both, and what is too short to have any', () => {
    const both = lines.findIndex((line) => anchorsOf(line).length === 2)
    expect(withAnchors(lines[both], briefs[both], steer(briefs[both]))).toEqual(lines[both])
    const few = lines[0].slice(0, 5)
    expect(withAnchors(few, briefs[0], steer(briefs[0]))).toEqual(few)
  })

  it('[S9.02] a look changes all of a colour, tells where the new one is from, and keeps prints as they are', () => {
    const [line] = lines
    const [brief] = briefs
    const look = line.findIndex((design) => colorsToGive(design, brief).length > 0)
    const [from] = colorsToGive(line[look], brief)
    const to = brief.colors.find(({ color }) => recolored(line[look], from, color, brief) !== null && color !== from)
    if (!to) throw new Error('no colour can be worn instead')
    const changed = recolored(line[look], from, to.color, brief)
    expect(changed?.garments.map(({ print }) => print)).toEqual(line[look].garments.map(({ print }) => print))
    expect(changed?.origin?.sources).toContainEqual({ kind: 'color', id: to.id })
    expect(changed?.garments.some(({ fill }) => fill.kind === 'solid' && fill.color === to.color)).toBe(true)
  })
})
