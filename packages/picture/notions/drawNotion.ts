import type { NotionSource } from '@toile/craft/applied/notionOn.ts'
import { type Knobs, readKnobs } from '@toile/craft/garments/knob.ts'
import { notions } from '@toile/craft/notions/index.ts'
import { sure } from '@toile/geometry'
import type { Stamp } from '../cloth/stamp.ts'
import type { Host } from '../surface.ts'
import { drawers } from './drawers.ts'
import { openPad } from './pad.ts'

/** Draws a notion at so many pixels to each millimetre of its ordinary size, with its height in millimetres; nothing for one that the catalogue does not hold. */
export function drawNotion(
  host: Host,
  { notion: id, colors, knobs = {} }: Extract<NotionSource, { kind: 'notion' }>,
  pixelsPerMillimetre: number,
): Stamp | null {
  const notion = notions.find((one) => one.id === id)
  if (!notion) return null
  const [width, height] = notion.size(knobs)
  const pad = openPad(host, [width, height], pixelsPerMillimetre)
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
  return pad.finish()
}
