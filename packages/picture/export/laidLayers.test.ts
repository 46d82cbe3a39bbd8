import { createCanvas } from '@napi-rs/canvas'
import type { Applied } from '@toile/craft/applied/applied.ts'
import type { Spot } from '@toile/craft/applied/spot.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { boundsOf, lengths, type Point, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { drawFlat } from '../looks/drawFlat.ts'
import { lookMap } from '../looks/lookMap.ts'
import { placeOf } from '../looks/onLookMap.ts'
import { readableLines } from '../looks/readableLines.ts'
import { noUploads, openSources } from '../looks/sources.ts'
import { withinPiece } from '../looks/withinPiece.ts'
import { notionLines } from '../notions/notionLines.ts'
import type { Host, Pixels, Surface } from '../surface.ts'
import { svgFlat } from './svgFlat.ts'
import { svgLineDrawing } from './svgLineDrawing.ts'

// Its drawImage is typed for its own canvases only; every surface here is one, because this host made it.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const plain = openSources(host, noUploads)
const round: Pixels = { width: 40, height: 40, rgba: new Uint8ClampedArray(40 * 40 * 4) }
for (let i = 0; i < 1600; i++)
  if (Math.hypot((i % 40) - 19.5, Math.floor(i / 40) - 19.5) < 18) round.rgba.set([9, 9, 9, 255], i * 4)
const sources = {
  ...plain,
  stamp: (...of: Parameters<NonNullable<typeof plain.stamp>>) =>
    of[0].kind === 'picture' ? { picture: round, rise: null } : (plain.stamp?.(...of) ?? null),
}
const color = { r: 200, g: 200, b: 205 }
const spot = (u: number, v: number, side: Spot['side'] = 'front'): Spot => ({ part: 'body', side, u, v, from: 'top' })

const element = (notion: string, at: Spot, own: Partial<Extract<Applied, { kind: 'notion' }>> = {}): Applied => ({
  kind: 'notion',
  id: notion,
  source: { kind: 'notion', notion, colors: [] },
  at,
  width: 30,
  angle: 0,
  mirrored: false,
  opacity: 1,
  hidden: false,
  ...own,
})
const region = (kind: 'seam' | 'cut' | 'feather', at: Spot): Applied => ({
  kind: 'region',
  id: kind,
  at,
  outlines: [
    [
      [-30, -30],
      [30, -30],
      [30, 30],
      [-30, 30],
    ],
  ],
  fill: { kind: 'solid', color },
  edge: kind === 'feather' ? { kind, width: 20 } : { kind },
  hidden: false,
})

const look = (applied: Applied[], pose = 'relaxed', garment = 'tShirt'): Design => ({
  version: designVersion,
  style: 'realistic',
  mannequin: { person: 'ines', pose, mirrored: false },
  shoes: { kind: 'pump', color },
  lips: color,
  ground: color,
  origin: null,
  garments: [{ ...plainWorn(garment, color, { id: 'g1', seed: 1 }), applied }],
})

/** Named groups of what lies on garments, each with its paths. */
const groupsOf = (svg: string, side = '') =>
  [...svg.matchAll(/<g id="([a-z]*-?)laid-\d+" inkscape:groupmode="layer" inkscape:label="([^"]*)"[^>]*>(.*?)<\/g>/g)]
    .filter(([, prefix]) => prefix === side)
    .map(([, , label, paths]) => ({ label, paths: sure(paths) }))
const boxOf = (paths: string) =>
  boundsOf([...paths.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[ LC"])/g)].map(([, x, y]): Point => [Number(x), Number(y)]))
const middleOf = (paths: string): Point => {
  const { left, right, top, bottom } = boxOf(paths)
  return [(left + right) / 2, (top + bottom) / 2]
}
const lines = (design: Design, view: Spot['side'] = 'front') => svgLineDrawing(host, design, view, sources)

describe('what lies on cloth in line drawings', () => {
  it.each(['relaxed', ''])(
    '[S4.01] every element has a group of its name, within 1.5 mm of where the look map sees its spot, in the stance “%s”',
    (pose) => {
      const spots = [spot(0, 120), spot(50, 260), spot(-60, 330)]
      const notions = ['shirtButton', 'rivet', 'roundPatch'] as const
      const design = look(
        notions.map((notion, i) => element(notion, sure(spots[i]), { width: 12 })),
        pose,
      )
      const groups = groupsOf(lines(design))
      expect(groups.map(({ label }) => label)).toEqual(['Shirt button', 'Rivet', 'Round patch'])
      const map = lookMap(host, design, sources, { width: 800, height: 1200, view: 'front' })
      if (!map) throw new Error('nobody stands')
      const seen = spots.map((at): Point => {
        const place = placeOf(map, 0, at)
        if (!place) throw new Error('not seen')
        const size = map.millimetresPerHead / map.scale
        return [place.x * size, place.y * size]
      })
      const drawn = groups.map(({ paths }) => middleOf(paths))
      const apart = (places: readonly Point[], i: number): Point => [
        sure(places[i])[0] - sure(places[0])[0],
        sure(places[i])[1] - sure(places[0])[1],
      ]
      for (const i of [1, 2]) {
        const [ax, ay] = apart(drawn, i)
        const [bx, by] = apart(seen, i)
        expect(Math.hypot(ax - bx, ay - by)).toBeLessThan(1.5)
      }
    },
  )

  it('keeps its size and its angle', () => {
    const bar = (angle: number) => {
      const [group] = groupsOf(lines(look([element('safetyPin', spot(0, 250), { width: 60, angle })])))
      const { left, right, top, bottom } = boxOf(group?.paths ?? '')
      return [right - left, bottom - top] as const
    }
    const [wide, low] = bar(0)
    const [narrow, tall] = bar(90)
    expect(wide).toBeGreaterThan(45)
    expect(wide).toBeLessThan(66)
    expect(tall).toBeGreaterThan(2.5 * narrow)
    expect(wide).toBeGreaterThan(2.5 * low)
  })

  it('draws all copies in one group, and nothing that is hidden', () => {
    const row = element('rivet', spot(0, 120), { width: 10, copies: { count: 4, to: spot(0, 330) } })
    const one = groupsOf(lines(look([element('rivet', spot(0, 120), { width: 10 })])))
    const [group, ...others] = groupsOf(lines(look([row, element('star', spot(40, 200), { hidden: true })])))
    expect(others).toEqual([])
    const count = (paths = '') => paths.match(/<path/g)?.length ?? 0
    expect(count(group?.paths)).toBe(4 * count(one[0]?.paths))
  })

  it('draws the front without what lies on the back, in the look and in the flat', () => {
    const design = look([element('shirtButton', spot(0, 200)), element('starPatch', spot(0, 200, 'back'))])
    const names = (svg: string, side = '') => groupsOf(svg, side).map(({ label }) => label)
    expect(names(lines(design))).toEqual(['Shirt button'])
    expect(names(lines(design, 'back'))).toEqual(['Star patch'])
    const flat = svgFlat(design, 'g1', sources) ?? ''
    expect(names(flat, 'front-')).toEqual(['Shirt button'])
    expect(names(flat, 'back-')).toEqual(['Star patch'])
  })

  it('draws a sewn region as a seam with stitches, a cut one as a line, a dye as a hatch', () => {
    const svg = lines(
      look([region('seam', spot(0, 120)), region('cut', spot(0, 230)), region('feather', spot(0, 330))]),
    )
    const [sewn, cut, fading] = groupsOf(svg)
    expect([sewn, cut, fading].map((one) => one?.label)).toEqual(['Region, sewn in', 'Region, cut', 'Region, fading'])
    expect(sewn?.paths).toMatch(/stroke-width="[\d.]+"\/>.*dasharray/)
    expect(cut?.paths).toContain('<path')
    expect(cut?.paths).not.toContain('dasharray')
    expect(fading?.paths).not.toContain('dasharray')
    expect(fading?.paths.match(/<path/g)?.length).toBeGreaterThan(3)
  })

  it('draws a picture that is laid on as its outline', () => {
    const picture = element('logo', spot(0, 220), { source: { kind: 'picture', hash: 'a'.repeat(64) }, width: 50 })
    const [group] = groupsOf(lines(look([picture])))
    expect(group?.label).toBe('Picture')
    const { left, right } = boxOf(group?.paths ?? '')
    expect(right - left).toBeGreaterThan(40)
    expect(right - left).toBeLessThan(48)
  })

  it('an element hides the seams under it and what lies below it', () => {
    const stitches = (applied: Applied[]) => {
      const svg = svgFlat(look(applied, 'relaxed', 'denimJacket'), 'g1', sources) ?? ''
      const from = svg.indexOf('id="front-topstitch"')
      return svg.slice(from, svg.indexOf('</g>', from))
    }
    expect(stitches([element('roundPatch', spot(0, 300), { width: 90 })])).not.toBe(stitches([]))
    const below = element('shirtButton', spot(0, 220), { width: 11 })
    const names = groupsOf(lines(look([below, element('roundPatch', spot(0, 220), { width: 70 })]))).map(
      ({ label }) => label,
    )
    expect(names).toEqual(['Round patch'])
  })

  /** Things that reach over the side of a skirt and over its hem. */
  const reaching = [
    region('seam', { part: 'skirt', side: 'front', u: 150, v: 200, from: 'top' }),
    element('pussyBow', { part: 'skirt', side: 'front', u: 190, v: 300, from: 'top' }, { width: 200 }),
    element('chunkyZip', { part: 'skirt', side: 'front', u: 0, v: 20, from: 'bottom' }),
  ]

  it('nothing that lies on a garment breaks its outline', () => {
    const outline = (applied: Applied[]) => {
      const svg = svgFlat(look(applied, 'relaxed', 'aLineSkirt'), 'g1', sources) ?? ''
      const from = svg.indexOf('id="front-outline"')
      return svg.slice(from, svg.indexOf('</g>', from))
    }
    expect(groupsOf(svgFlat(look(reaching, 'relaxed', 'aLineSkirt'), 'g1', sources) ?? '', 'front-')).toHaveLength(3)
    expect(outline(reaching)).toBe(outline([]))
  })

  it.each(['aLineSkirt', 'trousers', 'tShirt', 'denimJacket'])(
    'the outline of a flat in pixels has no gap, walked all round, whatever lies on it: %s',
    (garment) => {
      const [width, height] = [400, 500]
      for (const applied of [[], reaching]) {
        const { data } = drawFlat(host, look(applied, 'relaxed', garment), sources, { width, height })
          .getContext('2d')
          .getImageData(0, 0, width, height)
        const isCloth = (x: number, y: number) => sure(data[(y * width + x) * 4 + 3]) > 128
        let [edge, gaps] = [0, 0]
        for (let y = 1; y < height - 1; y++)
          for (let x = 1; x < width - 1; x++) {
            if (!isCloth(x, y)) continue
            if (isCloth(x - 1, y) && isCloth(x + 1, y) && isCloth(x, y - 1) && isCloth(x, y + 1)) continue
            edge++
            if (sure(data[(y * width + x) * 4]) > 90) gaps++
          }
        expect(edge).toBeGreaterThan(500)
        expect(gaps).toBe(0)
      }
    },
  )

  it('what is too small to be read is drawn larger, and what would be a blot with fewer lines', () => {
    const widthOf = (notion: string, width: number) => {
      const svg = svgFlat(look([element(notion, spot(0, 200), { width })]), 'g1', sources) ?? ''
      const { left, right } = boxOf(groupsOf(svg, 'front-')[0]?.paths ?? '')
      return right - left
    }
    expect(widthOf('sequin', 5)).toBeGreaterThan(1.1)
    expect(widthOf('roundPatch', 80)).toBeLessThan(11)
    const row = element('rivet', spot(0, 150), { width: 3, copies: { count: 12, to: spot(0, 205) } })
    expect(groupsOf(lines(look([row])))).toHaveLength(1)
    for (const notion of ['coilZip', 'sequinStar', 'yarnFringe', 'crossStitchBorder', 'monogramWreath']) {
      const drawn = notionLines({ kind: 'notion', notion, colors: [] })
      if (!drawn) throw new Error(notion)
      const shown = readableLines(drawn, 1, 1.2)
      const inkOf = (kind: (one: (typeof shown)[number]) => boolean) =>
        shown.filter(kind).reduce((sum, { path, weight }) => sum + (lengths(path).at(-1) ?? 0) * weight, 0)
      const outlines = new Set(
        drawn.lines.filter(({ kind }) => kind === 'outline' || kind === 'stitch').map(({ path }) => path),
      )
      const own = inkOf(({ path }) => outlines.has(path))
      expect(
        inkOf(() => true),
        notion,
      ).toBeLessThan(Math.max(own, 0.35 * drawn.width * drawn.height) + 1e-6)
    }
  })

  it('a line ends at the outline of its piece, however coarse it is', () => {
    const square = [
      [0, 0],
      [53, 0],
      [53, 50],
      [0, 50],
    ] as const
    const [run] = withinPiece(
      [
        [10, 10],
        [40, 10],
        [70, 10],
      ],
      [square],
    )
    expect(run?.at(-1)?.[0]).toBeCloseTo(53, 0)
    expect(run?.at(-1)?.[0]).toBeLessThanOrEqual(53)
  })

  it('a flat in pixels draws an element in line, white, and not beyond the cloth', () => {
    const draw = (applied: Applied[]) =>
      drawFlat(host, look(applied), sources, { width: 400, height: 500 }).getContext('2d').getImageData(0, 0, 400, 500)
        .data
    const [bare, laid] = [draw([]), draw([element('roundPatch', spot(0, 220), { width: 120 })])]
    let dark = 0
    let beyond = 0
    for (let i = 0; i < bare.length; i += 4) {
      if (bare[i + 3] === 0 && laid[i + 3] !== 0) beyond++
      if ((bare[i] ?? 0) > 230 && (laid[i] ?? 0) < 110) dark++
    }
    expect(dark).toBeGreaterThan(60)
    expect(beyond).toBe(0)
  })
})
