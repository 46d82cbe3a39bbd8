import type { Retouch } from '@toile/craft/products/retouch.ts'
import { refuse } from '@toile/rules/refusals.ts'
import { cropped } from '../../reading/cutout/tightBox.ts'
import { onBoth, type StepDone, type Worked } from '../worked.ts'

type Crop = Extract<Retouch, { kind: 'crop' }>

/** The least share of a side that may be left. */
const least = 0.01

/** Where a crop lies on a picture, in pixels. */
export function cropBox({ left, top, right, bottom }: Crop, { width, height }: { width: number; height: number }) {
  const x = Math.min(width - 1, Math.round(left * width))
  const y = Math.min(height - 1, Math.round(top * height))
  return {
    x,
    y,
    width: Math.max(1, Math.round(right * width) - x),
    height: Math.max(1, Math.round(bottom * height) - y),
  }
}

/** The part of a picture between four lines. */
export function croppedBetween(worked: Worked, step: Crop): StepDone {
  if (step.right - step.left < least || step.bottom - step.top < least) throw refuse('editEmpty')
  return { worked: onBoth(worked, (pixels) => cropped(pixels, cropBox(step, pixels))) }
}
