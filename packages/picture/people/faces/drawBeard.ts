import { joined, openChance, type Path, type Point, reversed, spline } from '@toile/geometry'
import { freeLine, outsideOf } from '../../raster/lines.ts'
import { plane } from '../../raster/plane.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import { masked } from '../masked.ts'
import type { Features, Places } from './features.ts'

/** Draws what the face lets grow: a moustache, a goatee, or a short beard from ear to ear. */
export function drawBeard(features: Features, head: Path): void {
  const { sitter, on } = features
  const { beard, mouth, jaw } = sitter.face
  if (beard === 'none') return
  const curve = (places: Places) => places.map(([x, y]) => on(x, y, 0.02))
  if (beard === 'short') {
    const cheek = (s: number): Places => [
      [s * 0.315, 0.54],
      [s * 0.272, 0.56],
      [s * 0.262, 0.66],
      [s * 0.225, 0.755],
      [s * 0.155, 0.795],
      [s * (mouth.w + 0.026), mouth.y - 0.012],
      [s * (mouth.w + 0.012), mouth.y + 0.03],
      [s * mouth.w * 0.55, mouth.y + mouth.lower + 0.026],
    ]
    const inner = spline(
      [...curve(cheek(-1)), on(0, mouth.y + mouth.lower + 0.034), ...reversed(curve(cheek(1)))],
      false,
      5,
    )
    const under = spline(
      [
        on(0.4, 0.62),
        on(jaw + 0.03, 0.85),
        on(0.15, 1.0),
        on(0, 1.026),
        on(-0.15, 1.0),
        on(-jaw - 0.03, 0.85),
        on(-0.4, 0.62),
      ],
      false,
      6,
    )
    grow(features, joined(inner, under), head, 620)
  }
  if (beard === 'goatee') {
    const { w, y, lower } = mouth
    const side = (s: number): Places => [
      [s * (w + 0.006), y - 0.006],
      [s * (w + 0.02), y + 0.05],
      [s * (w * 0.9), y + 0.13],
      [s * 0.05, 0.996],
    ]
    const inner: Places = [
      [-w - 0.001, y + 0.012],
      [-w * 0.6, y + lower + 0.008],
      [-0.03, y + lower + 0.028],
      [0.03, y + lower + 0.028],
      [w * 0.6, y + lower + 0.008],
      [w + 0.001, y + 0.012],
    ]
    grow(
      features,
      joined(spline(curve([...side(-1), ...reversed(side(1))]), false, 5), spline(curve(reversed(inner)), false, 5)),
      head,
      260,
    )
  }
  grow(features, moustacheOf(features), head, beard === 'moustache' ? 170 : 110)
}

function moustacheOf({ sitter, on }: Features): Path {
  const { mouth, nose, beard } = sitter.face
  const { y, w, upper } = mouth
  const top = nose.y + 0.036
  const droop = beard === 'moustache' ? 0.016 : 0.026
  const half = (s: number): Point[] =>
    (
      [
        [0, top + 0.006],
        [s * 0.03, top],
        [s * w * 0.72, y - upper - 0.02],
        [s * (w + 0.022), y + droop - 0.012],
        [s * (w + 0.014), y + droop],
        [s * w * 0.8, y - upper * 0.35 + 0.002],
        [s * w * 0.3, y - upper + 0.006],
        [0, y - upper + 0.006],
      ] as const
    ).map(([x, v]) => on(x, v, 0.03))
  return joined(spline(half(1), false, 5), reversed(spline(half(-1), false, 5)))
}

/** Fills a patch of beard softly and grows its hairs outward and down. */
function grow({ sitter, on, ink }: Features, patch: Path, head: Path, hairs: number): void {
  const { stage, skin, hair, person, face } = sitter
  const color = mixColors(darken(hair, luminance(hair) > 0.4 ? 0.74 : 0.9), skin.shadow, 0.14)
  plane(stage, patch, css(color), { soft: hairs > 300 ? 10 : 4, within: [head], alpha: 0.84 })
  const chance = openChance(person.seed * 3 + hairs)
  const tones = [0.5, 0.8, 1.35].map((by) => css(darken(color, by), 0.8))
  masked(stage, { within: [patch] }, (outer) =>
    masked(outer, { within: [head] }, (layer) => {
      for (let i = 0; i < (ink ? hairs * 0.6 : hairs); i++) {
        const x = chance.between(-0.31, 0.31)
        const y = chance.between(0.55, 1.03)
        const tone = tones[Math.floor(chance.next() * 3)]
        const length = chance.between(0.018, 0.034)
        const lean = x * 0.9 * (y > face.mouth.y ? 0.35 : 0.9)
        const [px, py] = on(x, y, 0.02)
        freeLine(
          layer,
          [
            [px, py],
            [px + lean * length, py + length * 0.5],
            [px + lean * length * 1.6, py + length],
          ],
          { weight: chance.between(0.9, 1.6), color: tone, taper: [0.1, 0.7], seed: i },
        )
      }
    }),
  )
  if (ink)
    freeLine(stage, patch.slice(0, Math.floor(patch.length * 0.5)), {
      weight: 0.9,
      color: css(darken(color, 0.6)),
      taper: [0.4, 0.4],
      outside: outsideOf(patch),
      lost: 0.6,
    })
}
