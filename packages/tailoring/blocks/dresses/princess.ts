import { add, distance, lerp, mix, type Point, rotate, scale, subtract, sure } from '@toile/geometry'
import { shoulderCut, topOf } from './aboveWaist.ts'
import { type Darting, type Half, line, type Open, type Parts } from './half.ts'
import { type Line, backwards, turned } from './lines.ts'

/** What lies below the bust: of the center panel as far as its own end of the waist dart, of the side panel from the other end round to the side of the waist, and from the other end down to where the side panel starts. */
interface Lower {
  center: Open
  panel: Open
  ends: readonly [center: Point, side: Point]
  back: readonly Line[]
}

/** Whether a way to shape the bust cuts a side panel off. */
export const isPanelled = (darting: Darting): boolean => darting === 'princess' || darting === 'shoulderPrincess'

/** A half that is cut over the bust point, from the armhole or the shoulder; the side panel is turned so that its waist is level. */
export function princess({ face, turn, top: edge }: Parts, darting: Darting, lower: Lower): Half {
  const { apex, under } = face
  const [a, b] = lower.ends
  const byShoulder = darting === 'shoulderPrincess' && edge.arm.length > 1
  const all = byShoulder ? shoulderCut(edge) : topOf(edge)
  const count = byShoulder ? edge.arm.length + 1 : 1
  const [before, after] = [all.slice(0, count), all.slice(count)]
  const top = sure(before.at(-1)).to
  const rise = apex[1] - a[1]
  // The center panel leans inward over the bust by half the dart, so that its own edge and the side panel's are smooth there.
  const lean = (sign: number): Point => [-Math.sin((sign * turn) / 2), Math.cos(turn / 2)]
  const reach = distance(apex, top)
  const toApex = (from: Point, sign: number): Line =>
    line('panel', apex, [mix(from, apex, 0.33), subtract(apex, scale(lean(sign), rise * 0.3))])
  const over = line('panel', top, [
    add(apex, scale(lean(1), reach * 0.32)),
    [lerp(apex[0], top[0], 0.62), lerp(apex[1], top[1], 0.78)],
  ])
  return {
    main: { from: lower.center.from, lines: [...lower.center.lines, toApex(a, 1), over, ...after] },
    panel: {
      from: lower.panel.from,
      lines: [
        ...lower.panel.lines,
        line('side', rotate(under, -turn, apex)),
        ...turned(before, -turn, apex),
        ...turned(backwards(apex, [over]), -turn, apex),
        ...backwards(b, [toApex(b, -1)]),
        ...lower.back,
      ],
    },
  }
}
