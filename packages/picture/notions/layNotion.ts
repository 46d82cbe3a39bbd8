import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import { type Knobs, readKnobs } from '@toile/craft/garments/knob.ts'
import { notions } from '@toile/craft/notions/index.ts'
import { sure } from '@toile/geometry'
import { drawers } from './drawers.ts'
import type { Pad } from './pad.ts'

/** Lays a notion on a pad of its ordinary size in millimetres, as its drawer says; nothing for one that the catalogue does not hold. */
export function layNotion<One extends Pad>(
  { notion: id, colors, knobs = {} }: Extract<NotionSource, { kind: 'notion' }>,
  open: (size: readonly [number, number]) => One,
): One | null {
  const notion = notions.find((one) => one.id === id)
  if (!notion) return null
  const [width, height] = notion.size(knobs)
  const pad = open([width, height])
  const values: Readonly<Record<string, number | string>> = readKnobs<Knobs>(notion.knobs, knobs)
  drawers[notion.id]({
    pad,
    width,
    height,
    color: (part) => colors[part] ?? sure(notion.colors[part]).normal,
    number(knob) {
      const value = values[knob]
      if (typeof value !== 'number') throw new Error(`${id} has no number ${knob}`)
      return value
    },
    choice(knob) {
      const value = values[knob]
      if (typeof value !== 'string') throw new Error(`${id} has no choice ${knob}`)
      return value
    },
  })
  return pad
}
