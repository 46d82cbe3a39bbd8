import { designVersion } from '@toile/craft/designs/designVersion.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { colorOf } from '@toile/craft/colors/oklch.ts'
import type { Design } from '@toile/craft/designs/design.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { prints } from '@toile/craft/prints/index.ts'
import { sure, sureFirst } from '@toile/geometry'
import { seeWorn } from '@toile/picture/reading/brands/readCloth.ts'
import { standingOf } from '@toile/picture/reading/brands/standingOf.ts'
import { measureWorn } from '@toile/picture/reading/brands/wornMeasures.ts'
import { wornPatches } from '@toile/picture/reading/brands/wornPatches.ts'
import { findFigure } from '@toile/picture/reading/figures/findFigure.ts'
import { drawFlatLook } from '@toile/picture/looks/drawLook.ts'
import { openSources } from '@toile/picture/looks/sources.ts'
import type { Host, Surface } from '@toile/picture/surface.ts'
import { readWords } from '../readWords.ts'

const usage = `node scripts/brands/teachWorn.ts

Writes packages/picture/reading/brands/wornTable.ts anew: what every print, and plain cloth, looks like when it is worn.`
if (!readWords(process.argv.slice(2), { usage, options: {} })) process.exit()

/** Who wears what in which hand: one of each for every print. */
const ways = [
  { person: 'mina', garment: 'shiftDress', style: 'illustration', colorway: 1 },
  { person: 'zuri', garment: 'fitAndFlareDress', style: 'realistic', colorway: 0 },
] as const
const plains = 60
const [width, height] = [600, 900]

const host: Host = { createCanvas: (wide, high) => createCanvas(wide, high) as unknown as Surface }
const sources = openSources(host)

function rowsOf(way: (typeof ways)[number], print: Design['garments'][number]['print'], turn: number): number[][] {
  const color = colorOf(0.25 + 0.65 * ((turn * 0.37) % 1), 0.14 * ((turn * 0.61) % 1), turn * 47)
  const design: Design = {
    version: designVersion,
    style: way.style,
    mannequin: { person: way.person, pose: findPerson(way.person)?.flat[turn % 3] ?? '', mirrored: turn % 2 > 0 },
    shoes: { kind: 'pumps', color: { r: 40, g: 40, b: 44 } },
    lips: { r: 160, g: 80, b: 80 },
    ground: { r: 226, g: 224, b: 220 },
    garments: [
      plainWorn(way.garment, color, {
        id: 'g1',
        fabric: sure(['cotton', 'linen', 'silk', 'wool', 'crepe'][turn % 5]),
        print,
        seed: turn,
      }),
    ],
    origin: null,
  }
  const surface = drawFlatLook(host, design, sources, { width, height })
  const pixels = { width, height, rgba: surface.getContext('2d').getImageData(0, 0, width, height).data }
  const figure = findFigure(pixels)
  if (!figure) return []
  const standing = standingOf(pixels, figure)
  return wornPatches(pixels, figure, standing, measureWorn(standing)).flatMap(({ patch }) => {
    const seen = seeWorn(patch)
    return seen ? [seen.traits.map((value) => Math.round(value * 255))] : []
  })
}

const printed = prints.map((print, i) => ({
  id: print.id as string,
  rows: ways.flatMap((way) =>
    rowsOf(
      way,
      {
        source: {
          kind: 'construction',
          print: print.id,
          colors: [...(print.colorways[way.colorway] ?? sureFirst(print.colorways)).colors],
          seed: i,
        },
        mode: 'overall',
        repeat: print.repeat,
        width: print.width,
        x: 0,
        y: 0,
        angle: 0,
        opacity: 1,
      },
      i,
    ),
  ),
}))
const plain = { id: 'plain', rows: Array.from({ length: plains }, (_, i) => rowsOf(sure(ways[i % 2]), null, i)).flat() }
const all = [...printed, plain].filter(({ rows }) => rows.length > 0)
writeFileSync(
  join(import.meta.dirname, '@toile/picture/reading/brands/wornTable.ts'),
  `import type { StoredTraits } from './nearestPrints.ts'

/** What every print of the catalogue, and plain cloth, look like when they are worn, a byte for each trait: written by scripts/brands/teachWorn.ts, never by hand. */
export const wornTable: StoredTraits = {
  ids: ${JSON.stringify(all.map(({ id }) => id))},
  rows: ${JSON.stringify(all.map(({ rows }) => rows.length))},
  traits: ${sure(sure(all[0]).rows[0]).length},
  bytes: '${Buffer.from(all.flatMap(({ rows }) => rows.flat())).toString('base64')}',
}
`,
)
