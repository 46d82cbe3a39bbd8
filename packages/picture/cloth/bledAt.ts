import { clamp, smooth } from '@toile/geometry'
import type { Stage } from '../raster/stage.ts'

/** How far a dye covers at a place, and how much darker it dried there, both 0..1. */
export type Bled = Float64Array

/** Millimetres from one run of wet colour to the next, and of the finer ones within. */
const wide = 16
const fine = 5
/** Bristles of a dry brush and threads that soak: how wide in millimetres and at least in pixels, and how many times as long. */
const bristle = { wide: 1.1, pixels: 1.5, long: 26 }
const thread = { wide: 1.4, pixels: 1.6, long: 18 }

/** Tells of a dye that fades how it covers a place of the cloth in the manner of the hand: ink in two wet washes whose rims dry dark, gouache in strokes of a dry brush, a photograph as cloth that was dipped, drawn up its threads. */
export function bledAt({ style, wash }: Pick<Stage, 'style' | 'wash'>, pixelsPerMillimetre: number) {
  const strands = (u: number, v: number, { wide, pixels, long }: typeof bristle) => {
    const size = Math.max(wide, pixels / pixelsPerMillimetre)
    return wash(u / size, v / (size * long)) - 0.5
  }
  const runs = (u: number, v: number) =>
    wash(u / wide, v / (wide * 1.6)) * 0.65 + wash(u / fine + 31, v / (fine * 1.6)) * 0.35 - 0.5
  return (share: number, u: number, v: number, into: Bled): void => {
    // At either end of the fading nothing is left to run.
    const open = 4 * share * (1 - share)
    into[1] = 0
    if (style === 'ink') {
      const run = clamp(share + runs(u, v) * 0.62 * open)
      const [thin, full] = [smooth(0.22, 0.25, run), smooth(0.58, 0.61, run)]
      into[0] = thin * 0.5 + full * 0.5
      into[1] = Math.max(thin * smooth(0.31, 0.25, run), full * smooth(0.67, 0.61, run))
    } else if (style === 'illustration') {
      const dry = clamp(share + strands(u, v, bristle) * 1.5 * open + runs(u, v) * 0.3 * open)
      into[0] = smooth(0.41, 0.57, dry)
    } else {
      const drawn = clamp(share + strands(u, v, thread) * 0.75 * open + runs(u, v) * 0.3 * open)
      into[0] = smooth(0.04, 0.96, drawn)
      into[1] = 0.5 * smooth(0.08, 0.2, drawn) * smooth(0.46, 0.24, drawn)
    }
  }
}
