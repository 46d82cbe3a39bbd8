import { describe, expect, it } from 'vitest'
import { type Color, toHex } from '../colors/color.ts'
import { colorScript } from './colorScript.ts'
import type { ColorScript } from './scriptSchema.ts'
import { scriptHandSchema } from './scriptHand.ts'
import { colorOf, plainReading } from './testing/plainReading.ts'

const beach = plainReading('beach', {
  '#1d6f78': 0.34,
  '#d8c3a0': 0.3,
  '#f1ece0': 0.14,
  '#000000': 0.16,
  '#d4502e': 0.06,
})
const field = plainReading('field', { '#5d7a3a': 0.6, '#e8d26a': 0.4 })

const scriptBy = (hand: object, readings = [beach]) => colorScript(readings, [], scriptHandSchema.parse(hand))
const hexes = ({ colors }: ColorScript) => colors.map(({ color }) => toHex(color))
const partOf = ({ colors }: ColorScript, color: Color) => colors.find((one) => toHex(one.color) === toHex(color))
const free = scriptBy({})

describe('a hand laid on the colour script', () => {
  it('[S3.03] a colour that is held stays itself and alone in its place, however near others lie and however dark it is shown', () => {
    for (const { color, share } of free.colors) {
      const held = scriptBy({ kept: [{ color }] })
      expect(partOf(held, color)).toMatchObject({ kept: true })
      expect(held.colors.length).toBeLessThanOrEqual(free.colors.length)
      expect(new Set(hexes(held)).size).toBe(held.colors.length)
      if (share > 0.05) expect(Math.abs((partOf(held, color)?.share ?? 0) - share)).toBeLessThan(0.1)
    }
  })

  it('[S3.03] a role that was given holds', () => {
    const [{ color, role }] = free.colors
    expect(role).not.toBe('accent')
    expect(partOf(scriptBy({ kept: [{ color, role: 'accent' }] }), color)).toMatchObject({ role: 'accent' })
  })

  it('[S3.03] a colour that was changed takes the place, the share and the picture of the one it was', () => {
    const [{ color: from, seen }] = free.colors
    const to = colorOf('#7b2d8e')
    const changed = scriptBy({ kept: [{ color: to, of: from, role: 'base' }] })
    expect(partOf(changed, to)).toMatchObject({ role: 'base', from: 'beach', seen })
    expect(hexes(changed)).not.toContain(toHex(from))
  })

  it('[S3.03] every colour can be left out, a derived neutral and the deepest too, and is then not there', () => {
    for (const { color } of free.colors) {
      const less = scriptBy({ without: [color] })
      expect(less.colors.length).toBeGreaterThan(2)
      expect(hexes(less)).not.toContain(toHex(color))
    }
  })

  it('[S3.03] where all a picture shows was left out there is still a script', () => {
    const without = [...free.colors, ...scriptBy({ without: free.colors.map(({ color }) => color) }).colors]
    expect(scriptBy({ without: without.map(({ color }) => color) }).colors.length).toBeGreaterThan(0)
    const other = scriptBy({ without: [colorOf('#5d7a3a'), colorOf('#e8d26a')] }, [field])
    expect(other.colors.length).toBeGreaterThan(0)
  })

  it('[S3.03] every colour of two pictures says which it comes from', () => {
    const script = scriptBy({}, [beach, field])
    expect(new Set(script.colors.map(({ from }) => from))).toEqual(new Set(['beach', 'field', null]))
    expect(partOf(script, colorOf('#1d6f78'))?.from).toBe('beach')
  })
})
