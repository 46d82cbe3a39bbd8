import type { Lab } from '@toile/craft/colors/lab.ts'
import { oklabOf } from '@toile/craft/colors/oklch.ts'
import { shrink } from '../kernels/shrink.ts'
import type { Pixels } from '../surface.ts'

/** A picture in OKLab, row by row. */
export interface LabPicture {
  width: number
  height: number
  places: readonly Lab[]
}

/** A picture at no more than `longest` pixels in OKLab; what is clear counts as white paper. */
export function labPicture(picture: Pixels, longest: number): LabPicture {
  const { width, height, rgba } = shrink(picture, longest)
  const known = new Map<number, Lab>()
  const places = Array.from({ length: width * height }, (_, i): Lab => {
    const paper = 255 - rgba[i * 4 + 3]!
    const on = (k: number) => Math.round((rgba[i * 4 + k]! * (255 - paper)) / 255 + paper)
    const [r, g, b] = [on(0), on(1), on(2)]
    const key = (r << 16) | (g << 8) | b
    const place = known.get(key) ?? oklabOf({ r, g, b })
    known.set(key, place)
    return place
  })
  return { width, height, places }
}
