import { createCanvas } from '@napi-rs/canvas'
import { isTiled } from '@toile/canvas/document/layer.ts'
import { openTiles } from '@toile/canvas/tiles/tileStore.ts'
import { bareBrief } from '@toile/craft/designs/compose/bareBrief.ts'
import { compose } from '@toile/craft/designs/compose/compose.ts'
import { type Design, styleSchema } from '@toile/craft/designs/design.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { drawLook } from '../../looks/drawLook.ts'
import { openSources } from '../../looks/sources.ts'
import { openGoldenUploads, ownMannequin, tracedShirt } from '../../looks/testing/goldenUploads.ts'
import type { Host, Surface } from '../../surface.ts'
import { flattened } from '../testing/flattened.ts'
import { canvasOfLook } from './canvasOfLook.ts'

// Its drawImage is typed for its own canvases only; every surface here is one, because this host made it.
const host: Host = { createCanvas: (width, height) => createCanvas(width, height) as unknown as Surface }
const size = { width: 240, height: 360 }
const palette = ['#1f3a5f', '#f4ead7', '#d9623b']
const button = { part: 'body', side: 'front', u: 0, v: 160, from: 'top' } as const

/** Two looks in each hand, one of them before a ground on which the figure throws its shadow. */
const designs = styleSchema.options.flatMap((style, i) =>
  compose(bareBrief(['ines', 'theo'], palette, { seed: 5 + i }))
    .slice(0, 2)
    .map((design, k): Design => ({ ...design, style, ...(k ? { backdrop: 'studio' } : {}) })),
)
const open = (design: Design, view: 'front' | 'back' = 'front', sources = openSources(host)) => {
  const store = openTiles()
  const document = canvasOfLook(host, design, sources, store, { ...size, view, designId: 'd1' })
  const look = drawLook(host, design, sources, { ...size, view })
  return { document, store, look: look.getContext('2d').getImageData(0, 0, size.width, size.height).data }
}

/** How far the layers laid over each other are from the look where they are furthest, in 255ths. */
function furthest({ document, store, look }: ReturnType<typeof open>): number {
  const laid = flattened(document, store)
  let most = 0
  laid.forEach((value, i) => {
    most = Math.max(most, Math.abs(value - sure(look[i])))
  })
  return most
}

describe('a look opened as its layers', () => {
  it.each(designs.map((design, i) => ({ design, view: i % 2 ? ('front' as const) : ('back' as const) })))(
    '[S1.12] is the look within two of 255 everywhere: $design.style from the $view',
    ({ design, view }) => {
      expect(furthest(open(design, view))).toBeLessThanOrEqual(2)
    },
    60_000,
  )

  it('[S3.20] has its ground, its person and its garments in groups, by words that all languages have', () => {
    const { document } = open(sure(designs[4]))
    const groups = document.root.flatMap((id) => document.layers[id] ?? [])
    expect(groups[0]?.name).toBe('Ground')
    const worn = sure(designs[4]).garments.filter(({ hidden }) => !hidden)
    const parts = new Set(groups.map(({ part }) => part?.part))
    for (const { id } of worn) expect(parts.has(id)).toBe(true)
    const names = new Set(Object.values(document.layers).map(({ name }) => name))
    for (const name of ['Skin', 'Face', 'Hair', 'Shoes', 'Cloth', 'Shadow', 'Shading', 'Highlights'])
      expect(names).toContain(name)
    for (const layer of Object.values(document.layers)) expect(layer.part?.designId).toBe('d1')
  })

  it('[S3.20] keeps cloth, print and what is laid on it apart, shaded and lit by blends', () => {
    const [first] = compose(bareBrief(['ines'], palette, { seed: 5 }))
    const worn = sure(sure(first).garments[0])
    const red = { r: 220, g: 20, b: 20 }
    const design: Design = {
      ...sure(first),
      style: 'realistic',
      mannequin: { person: 'ines', pose: 'relaxed', mirrored: false },
      garments: [
        {
          ...worn,
          id: 'g1',
          cut: { kind: 'garment', garment: 'tShirt' },
          knobs: {},
          fill: { kind: 'solid', color: { r: 40, g: 60, b: 200 } },
          print: null,
          applied: [
            {
              kind: 'region',
              id: 'r1',
              at: button,
              outlines: [
                [
                  [-40, -40],
                  [40, -40],
                  [40, 40],
                  [-40, 40],
                ],
              ],
              fill: { kind: 'solid', color: red },
              edge: { kind: 'cut' },
              hidden: false,
            },
          ],
        },
      ],
    }
    const { document, store } = open(design)
    const layers = Object.values(document.layers).filter((layer) => layer.part?.part.startsWith('g1/'))
    const colorsOf = (name: string) => {
      const counts = new Map<string, number>()
      for (const layer of layers.filter((one) => one.name === name))
        for (const ref of isTiled(layer) ? Object.values(layer.tiles) : []) {
          const tile = sure(store.get(ref))
          for (let i = 0; i < tile.length; i += 4)
            if (tile[i + 3] === 255) {
              const key = tile.slice(i, i + 3).join()
              counts.set(key, (counts.get(key) ?? 0) + 1)
            }
        }
      return [...counts].sort((a, b) => b[1] - a[1])
    }
    const [cloth] = colorsOf('Cloth')
    expect(cloth?.[0].split(',').map(Number)).toEqual([40, 60, 200])
    const element = sure(colorsOf('Element')[0])[0].split(',').map(Number)
    expect(Math.abs(sure(element[0]) - red.r)).toBeLessThan(12)
    expect(new Set(layers.map(({ name, blend }) => `${name} ${blend}`))).toEqual(
      new Set(['Shadow multiply', 'Cloth normal', 'Element normal', 'Shading multiply', 'Highlights screen']),
    )
  })

  it('[S1.12] holds a traced sketch like any garment', () => {
    const first = sure(designs[0])
    const worn = sure(first.garments[0])
    const design: Design = { ...first, garments: [{ ...worn, cut: { kind: 'traced', traced: tracedShirt } }] }
    const opened = open(design, 'front', openSources(host, openGoldenUploads(host)))
    expect(furthest(opened)).toBeLessThanOrEqual(2)
    expect(Object.values(opened.document.layers).map(({ name }) => name)).toContain('Sketch')
  })

  it('[S1.12] is the look within two of 255 where the mannequin that wore it is gone, and with one of a person’s own', () => {
    const mannequin = { person: ownMannequin, pose: 'relaxed', mirrored: false }
    const design: Design = { ...sure(designs[0]), mannequin }
    const sources = [openSources(host), openSources(host, openGoldenUploads(host))]
    const [gone, own] = sources.map((one) => open(design, 'front', one))
    expect(furthest(sure(gone))).toBeLessThanOrEqual(2)
    expect(furthest(sure(own))).toBeLessThanOrEqual(2)
    expect(sure(own).look).not.toEqual(sure(gone).look)
  })
})
