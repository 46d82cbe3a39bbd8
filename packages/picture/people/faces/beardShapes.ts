import type { Face } from '@toile/craft/mannequins/faces/face.ts'
import { reversed } from '@toile/geometry'
import type { Places } from './features.ts'

/** A patch of beard between two edges that run the same way, and how many hairs are drawn over the face for it. */
interface Patch {
  edges: readonly [Places, Places]
  hairs: number
}

/** From the viewer's left to the right over a middle. */
const across = (half: (side: -1 | 1) => Places, middle: Places = []): Places => [
  ...half(-1),
  ...middle,
  ...reversed(half(1)),
]

/** The patches of a face's beard. */
export function beardShapes(face: Face): Patch[] {
  switch (face.beard) {
    case 'none':
      return []
    case 'moustache':
      return [moustache(face, 0.016, 170)]
    case 'goatee':
      return [goatee(face), moustache(face, 0.026, 110)]
    case 'short':
      return [fullBeard(face), moustache(face, 0.026, 110)]
  }
}

function moustache({ mouth, nose }: Face, droop: number, hairs: number): Patch {
  const { y, w, upper } = mouth
  const top = nose.y + 0.036
  return {
    hairs,
    edges: [
      across(
        (s) => [
          [s * (w + 0.014), y + droop, 0.03],
          [s * (w + 0.022), y + droop - 0.012, 0.03],
          [s * w * 0.72, y - upper - 0.02, 0.03],
          [s * 0.03, top, 0.03],
        ],
        [[0, top + 0.006, 0.03]],
      ),
      across(
        (s) => [
          [s * (w + 0.014), y + droop, 0.03],
          [s * w * 0.8, y - upper * 0.35 + 0.002, 0.03],
          [s * w * 0.3, y - upper + 0.006, 0.03],
        ],
        [[0, y - upper + 0.006, 0.03]],
      ),
    ],
  }
}

function goatee({ mouth }: Face): Patch {
  const { w, y, lower } = mouth
  return {
    hairs: 260,
    edges: [
      across((s) => [
        [s * (w + 0.006), y - 0.006, 0.02],
        [s * (w + 0.02), y + 0.05, 0.02],
        [s * w * 0.9, y + 0.13, 0.02],
        [s * 0.05, 0.996, 0.02],
      ]),
      across((s) => [
        [s * (w + 0.001), y + 0.012, 0.02],
        [s * w * 0.6, y + lower + 0.008, 0.02],
        [s * 0.03, y + lower + 0.028, 0.02],
      ]),
    ],
  }
}

function fullBeard({ mouth, jaw }: Face): Patch {
  const { w, y, lower } = mouth
  return {
    hairs: 620,
    edges: [
      across(
        (s) => [
          [s * 0.315, 0.54, 0.02],
          [s * 0.272, 0.56, 0.02],
          [s * 0.262, 0.66, 0.02],
          [s * 0.225, 0.755, 0.02],
          [s * 0.155, 0.795, 0.02],
          [s * (w + 0.026), y - 0.012, 0.02],
          [s * (w + 0.012), y + 0.03, 0.02],
          [s * w * 0.55, y + lower + 0.026, 0.02],
        ],
        [[0, y + lower + 0.034, 0.02]],
      ),
      across(
        (s) => [
          [s * 0.4, 0.62],
          [s * (jaw + 0.03), 0.85],
          [s * 0.15, 1],
        ],
        [[0, 1.026]],
      ),
    ],
  }
}
