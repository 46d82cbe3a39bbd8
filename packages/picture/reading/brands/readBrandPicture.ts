import type { Fault, Reading } from '@toile/craft/brands/brandReading.ts'
import { shrink } from '../../kernels/shrink.ts'
import type { Pixels } from '../../surface.ts'
import { findFigure } from '../figures/findFigure.ts'
import { extractPalette } from '../palette/extractPalette.ts'
import { measureMood } from '../palette/measureMood.ts'
import type { TracedPiece } from '../trace/traced.ts'
import { kindOfPicture } from './kindOfPicture.ts'
import { readCloth } from './readCloth.ts'
import { readFaults } from './readFaults.ts'
import { readFlat } from './readFlat.ts'
import { readLook } from './readLook.ts'
import { readStroke } from './readStroke.ts'
import { readSurface } from './readSurface.ts'

/** A figure below this doubt is one. */
const leastSure = 0.75
const colors = 8

type Said = Pick<
  Reading,
  'kind' | 'confidence' | 'colors' | 'cloths' | 'shapes' | 'outline' | 'wearer' | 'stroke' | 'surface'
> & {
  faults: Fault[]
}

/** Reads one picture of a brand (requirement S2.61): what it shows, its cloth, cut, lines and colours, and what speaks against it. The same pixels give the same reading. */
export function readBrandPicture(pixels: Pixels): Reading {
  const said = sayOf(pixels)
  const { width, height } = pixels
  const faults = [...said.faults, ...readFaults(pixels, said.kind)]
  return { version: 1, width, height, mood: measureMood(pixels), ...said, faults: [...new Set(faults)] }
}

function sayOf(pixels: Pixels): Said {
  const seems = kindOfPicture(pixels)
  if (seems === 'print') return printSaid(pixels)
  const figure = seems === 'sheet' ? null : findFigure(pixels)
  if (figure && figure.doubt < leastSure) return lookSaid(pixels, figure)
  if (seems !== 'scene') {
    const flat = readFlat(pixels)
    if (flat) return flatSaid(flat)
  }
  return {
    ...nothing,
    kind: 'scene',
    confidence: 0.5,
    colors: extractPalette(shrink(pixels, 480), colors),
    faults: ['busyGround'],
  }
}

const nothing = { cloths: [], shapes: [], outline: null, wearer: null, stroke: null, surface: null }

function printSaid(pixels: Pixels): Said {
  const cloth = readCloth(pixels, 'flat', null)
  const found = extractPalette(shrink(pixels, 480), colors)
  return {
    ...nothing,
    kind: 'print',
    confidence: cloth?.confidence ?? 0.3,
    colors: found,
    cloths: cloth && cloth.kind !== 'plain' ? [{ ...cloth, colors: found.length }] : [],
    faults: [],
  }
}

function lookSaid(pixels: Pixels, figure: NonNullable<ReturnType<typeof findFigure>>): Said {
  const { shapes, cloths, outline, cloth } = readLook(pixels, figure)
  const { crop, mask } = figure
  const low = mask.values.subarray((mask.height - 2) * mask.width).some((value) => value === 1)
  const cut = low && crop.top + crop.height >= pixels.height - 1
  return {
    kind: 'look',
    confidence: 1 - figure.doubt,
    colors: extractPalette(cloth, colors),
    cloths,
    shapes,
    outline,
    wearer: figure.gender,
    stroke: null,
    surface: readSurface(cloth),
    faults: [...(figure.several ? (['several'] as const) : []), ...(cut ? (['cropped'] as const) : [])],
  }
}

function flatSaid({ traced, shape }: NonNullable<ReturnType<typeof readFlat>>): Said {
  const { fill } = traced
  return {
    ...nothing,
    kind: 'garment',
    confidence: Math.max(0.2, traced.confidence),
    colors: fill ? extractPalette(inside(traced, fill), colors) : [],
    shapes: [shape],
    stroke: fill ? null : readStroke(traced),
    faults: [
      ...(traced.several ? (['several'] as const) : []),
      ...(traced.warnings?.includes('atBorder') ? (['cropped'] as const) : []),
    ],
  }
}

/** The colours of a garment without those around it. */
function inside({ width, height, mask }: TracedPiece, fill: Uint8ClampedArray): Pixels {
  const rgba = fill.slice()
  mask.forEach((opacity, i) => {
    rgba[i * 4 + 3] = opacity > 200 ? 255 : 0
  })
  return { width, height, rgba }
}
