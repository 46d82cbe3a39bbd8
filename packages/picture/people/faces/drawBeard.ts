import type { Color } from '@toile/craft/colors/color.ts'
import { joined, openChance, type Path, reversed, spline } from '@toile/geometry'
import { fillPlane } from '../../raster/fillPlane.ts'
import { freeLine, outsideOf } from '../../raster/freeLine.ts'
import { css, darken, luminance, mixColors } from '../../raster/tint.ts'
import { masked } from '../masked.ts'
import { beardShapes } from './beardShapes.ts'
import type { Features, Places } from './features.ts'

/** Draws what the face lets grow: a moustache, a goatee, or a short beard from ear to ear. */
export function drawBeard(features: Features, head: Path): void {
  for (const { edges, hairs } of beardShapes(features.sitter.face)) {
    const curve = (places: Places) =>
      spline(
        places.map(([x, y, lift]) => features.on(x, y, lift)),
        false,
        5,
      )
    grow(features, joined(curve(edges[0]), reversed(curve(edges[1]))), head, hairs)
  }
}

/** Fills a patch of beard softly and grows its hairs outward and down. */
function grow({ sitter, on, ink }: Features, patch: Path, head: Path, hairs: number): void {
  const { stage, skin, hair, person, face } = sitter
  const color = mixColors(darken(hair, luminance(hair) > 0.4 ? 0.74 : 0.9), skin.shadow, 0.14)
  fillPlane(stage, patch, css(color), { soft: hairs > 300 ? 9 : 2.5, within: [head], alpha: hairs > 300 ? 0.8 : 0.9 })
  const chance = openChance(person.seed * 3 + hairs)
  const strand = (): Path => {
    const [x, y] = [chance.between(-0.31, 0.31), chance.between(0.55, 1.03)]
    const length = chance.between(0.018, 0.034)
    // On the cheek hair grows outward, on the chin down.
    const lean = x * (y > face.mouth.y ? 0.32 : 0.8) * length
    const [px, py] = on(x, y, 0.02)
    return [
      [px, py],
      [px + lean, py + length * 0.5],
      [px + lean * 1.6, py + length],
    ]
  }
  masked(stage, { within: [patch] }, (outer) =>
    masked(outer, { within: [head] }, (layer) => {
      for (let i = 0; i < hairs * 0.35; i++) {
        const shade = css(darken(color, [0.6, 0.85, 1.25][i % 3]), 0.55)
        freeLine(layer, strand(), { weight: chance.between(0.9, 1.6), color: shade, taper: [0.1, 0.7], seed: i })
      }
    }),
  )
  if (ink) drawEdge(sitter.stage, patch, color)
}

function drawEdge(stage: Features['sitter']['stage'], patch: Path, color: Color): void {
  freeLine(stage, patch.slice(0, Math.floor(patch.length * 0.5)), {
    weight: 0.9,
    color: css(darken(color, 0.6)),
    taper: [0.4, 0.4],
    outside: outsideOf(patch),
  })
}
