import type { Color } from '@toile/craft/colors/color.ts'
import type { Pad } from './pad.ts'
import { all, disc, line, outline, type Point, type Shape } from './shapes.ts'
import { chained, satin } from './textures.ts'

/** Where a place of the band lies: its share along, and its share from the inner edge to the outer. */
type Place = (share: number, down: number) => Point

/** A band of lace that is open between its threads: net, flowers and a scalloped edge, on any way through the plane. */
export function laceBand(pad: Pad, color: Color, scallops: number, place: Place, net = 0.5): void {
  const curve = (down: (share: number) => number): Point[] =>
    Array.from({ length: scallops * 16 + 1 }, (_, i) => place(i / (scallops * 16), down(i / (scallops * 16))))
  const wave = (share: number) => 0.8 + 0.19 * Math.abs(Math.sin(share * scallops * Math.PI))
  const [a, b] = [place(0, 0), place(0, 1)]
  const tall = Math.hypot(a[0] - b[0], a[1] - b[1])
  const thread = Math.max(0.7, tall * 0.026)
  const mesh: Shape[] = []
  const cells = Math.round(scallops * 6)
  for (let i = 0; i <= cells; i++)
    for (const lean of [-1, 1]) {
      const points = [0, 0.25, 0.5, 0.75, 1].flatMap((down): Point[] => {
        const share = (i + lean * down * 3.2) / cells
        return share < 0 || share > 1 ? [] : [place(share, down * wave(share))]
      })
      if (points.length > 1) mesh.push(line(...points))
    }
  const body = outline(...curve(() => 0), ...curve(wave).reverse())
  pad.lay(body, color, { rise: 0.05, round: 0.4, opacity: net * 0.3 })
  pad.lay(all(...mesh), color, { line: thread * 0.55, rise: 0.2, opacity: 0.85 })
  const stitch = { rise: 0.6, texture: satin(40, 0.6), round: 0.5 }
  for (let i = 0; i < scallops; i++) {
    const middle = (i + 0.5) / scallops
    const [x, y] = place(middle, 0.54)
    const petals = Array.from({ length: 6 }, (_, turn): Shape => {
      const angle = (turn * Math.PI) / 3
      const r = tall * 0.13
      return disc(x + Math.cos(angle) * r, y + Math.sin(angle) * r, tall * 0.082, tall * 0.05, (angle * 180) / Math.PI)
    })
    pad.lay(all(...petals, disc(x, y, tall * 0.05)), color, stitch)
    const leaves = [-0.34, 0.34].map((side): Shape => {
      const [lx, ly] = place(middle + side / scallops, 0.3)
      return disc(lx, ly, tall * 0.085, tall * 0.04, side > 0 ? -48 : 48)
    })
    pad.lay(all(...leaves), color, stitch)
    pad.lay(
      all(
        ...[-0.24, 0, 0.24].map((side) =>
          disc(...place(middle + side / scallops, wave(middle + side / scallops) - 0.1), tall * 0.03),
        ),
      ),
      color,
      stitch,
    )
  }
  pad.lay(line(...curve(() => 0.03)), color, { line: thread * 2, rise: 0.5, texture: chained(0, 1.2, 1.8) })
  pad.lay(line(...curve(() => 0.12)), color, { line: thread, rise: 0.4 })
  pad.lay(line(...curve((share) => wave(share) - 0.02)), color, {
    line: thread * 1.7,
    rise: 0.6,
    texture: satin(90, 0.7),
  })
}
