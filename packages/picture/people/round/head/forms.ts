import { ellipse, type Path } from '@toile/geometry'
import { fillPlane } from '../../../raster/fillPlane.ts'
import { css } from '../../../raster/tint.ts'
import { drawFreckles } from '../../faces/facePlanes.ts'
import type { Places } from '../../faces/features.ts'
import { nearEdge } from './nearContour.ts'
import type { RoundFeatures } from './roundFeatures.ts'
import { type Tones, tonesOf } from './tones.ts'

/** Draws the forms of a turned face as an illustrator does: one shadow shape down the side that the lamp does not reach, the sockets, the chin, a warm cheek, and lights on forehead, cheekbone and chin (requirement S3.04). */
export function drawForms(features: RoundFeatures): void {
  const { outline, lay, child, man, ink } = features
  const tones = tonesOf(features)
  const within = [outline.whole]
  const shade = (places: Places, soft: number, alpha: number) =>
    lay(places, css(tones.shade), { soft, within, alpha: alpha * tones.alpha })
  drawBlush(features)
  // A half-tone goes before the shadow where the cheek is round.
  shade(sideOf(features, 0.045), child ? 26 : 16, child ? 0.2 : 0.24)
  shade(sideOf(features, 0), softEdge(features), child && !ink ? 0.72 : 0.95)
  if (man) shade(litCheek(features), 12, 0.34)
  for (const [places, alpha] of socketsOf(features)) shade(places, 5, alpha)
  shade(underLip(features), 3, child ? 0.5 : 0.9)
  drawUnderJaw(features, tones)
  drawLights(features, tones)
  drawFreckles(features)
}

const softEdge = ({ sitter, ink, child }: RoundFeatures): number =>
  sitter.stage.style === 'realistic' ? 15 : ink ? 5 : child ? 7 : 2.6

/** The shadow side: temple, outer rim of the socket, in under the cheekbone, past the mouth and round the chin. */
function sideOf({ sitter, child, man, head }: RoundFeatures, before: number): Places {
  const { bones, round, eye, brow, mouth, chinDrop } = sitter.face
  // Turned to the lamp's side a face shows more of its shadow side, and that begins later.
  const open = head.far < 0 ? 0.03 * head.turned : 0
  const x = (at: number) => at + open - before
  const bone = eye.y + 0.1
  const fall = child ? 0.012 : man ? 0.062 + 0.05 * bones - 0.03 * round : 0.04 + 0.04 * bones - 0.02 * round
  return [
    [x(0.2), 0.14],
    [x(0.222), 0.26],
    [x(0.214), eye.y - brow.y - 0.05],
    [x(0.236), eye.y - brow.y],
    [x(0.212), eye.y - 0.02],
    [x(0.218), eye.y + 0.04],
    [x(0.236), bone],
    [x(0.222 - fall * 0.5), bone + 0.07],
    [x(0.2 - fall), mouth.y - 0.05],
    [x(0.178 - fall), mouth.y + 0.03],
    [x(0.152 - fall * 0.6), 0.92],
    [x(0.09), 0.972 + chinDrop],
    [x(0.03), 1.02 + chinDrop],
    [0.2, 1.06],
    [0.42, 0.9],
    [0.42, 0.3],
    [0.3, 0.1],
  ]
}

/** A man's cheek falls in on the lit side too. */
const litCheek = ({ sitter: { face } }: RoundFeatures): Places => [
  [-0.3, 0.62],
  [-0.235, 0.67],
  [-0.175 + 0.02 * face.bones, 0.75],
  [-0.155, face.mouth.y + 0.02],
  [-0.17, 0.9],
  [-0.26, 0.86],
  [-0.34, 0.72],
]

/** Between brow and lid; the inner corner is the deepest and runs into the nose. */
function socketsOf({ sitter: { face }, child, man }: RoundFeatures): [Places, number][] {
  const { x, y, w, lid } = face.eye
  const top = y - face.brow.y
  const sunk =
    (lid === 'deep' ? 1 : lid === 'hood' ? 0.85 : lid === 'double' ? 0.6 : 0.32) * (child ? 0.5 : man ? 1 : 0.8)
  const over = (side: 1 | -1, low: number): Places => [
    [side * (x - w * 1.55), top - 0.006],
    [side * (x - w * 0.5), top + 0.012],
    [side * (x + w * 0.9), top + 0.014],
    [side * (x + w * 1.35), y - 0.014],
    [side * (x + w * 0.7), y - low],
    [side * (x - w * 0.4), y - low - 0.006],
    [side * (x - w * 1.25), y + 0.012],
    [side * (x - w * 1.6), y - 0.02],
  ]
  return [
    [over(1, 0.022), 0.95 * sunk],
    [over(-1, 0.026), 0.55 * sunk],
  ]
}

function underLip({ sitter: { face } }: RoundFeatures): Places {
  const { w, y, lower } = face.mouth
  const lip = y + lower * 1.15
  return [
    [-w * 0.52, lip + 0.004],
    [0, lip + 0.006],
    [w * 0.66, lip],
    [w * 0.5, lip + 0.022],
    [w * 0.1, lip + 0.03],
    [-w * 0.3, lip + 0.02],
  ]
}

/** What turns under from the jaw and the chin. */
function drawUnderJaw({ head, outline, sitter, child }: RoundFeatures, { shade, alpha }: Tones): void {
  const { far, see, on, turned } = head
  const near = -far
  const edge = (y: number) => {
    const [half, depth] = nearEdge(head, y)
    return see(near * half * 1.04, y, depth - 0.04)
  }
  const jaw: Path = [
    edge(0.84),
    edge(0.9),
    edge(0.96),
    see(0, 1.04, 0.3),
    on(0, 0.992),
    on(near * 0.1, 0.968),
    on(near * 0.19, 0.9),
  ]
  fillPlane(sitter.stage, jaw, css(shade), {
    soft: 5,
    within: [outline.whole],
    alpha: (child ? 0.4 : 0.6) * (0.6 + 0.4 * turned) * alpha,
  })
}

/** Few lights: forehead, cheekbone and chin, on the side of the lamp. */
function drawLights({ lay, outline, sitter, child, man, ink, deep }: RoundFeatures, { light }: Tones): void {
  const { eye, chin, chinDrop } = sitter.face
  const bone = eye.y + 0.1
  const within = [outline.whole]
  const gain = (ink ? 1.5 : 1) * (1 + 0.5 * deep)
  const lit = (places: Places, soft: number, alpha: number) =>
    lay(places, css(light), { soft, within, alpha: Math.min(0.9, alpha * gain) })
  lit(
    [
      [-0.2, 0.2],
      [-0.06, 0.17],
      [0.05, 0.22],
      [0.03, 0.33],
      [-0.06, 0.38],
      [-0.19, 0.36],
    ],
    16,
    child ? 0.3 : 0.34,
  )
  lit(
    [
      [-0.25, bone - 0.04],
      [-0.17, bone - 0.016],
      [-0.1, bone + 0.02],
      [-0.13, bone + 0.05],
      [-0.21, bone + (child ? 0.05 : 0.03)],
    ],
    ink ? 22 : 11,
    child ? 0.3 : man ? 0.36 : 0.42,
  )
  lit(
    [
      [-chin * 0.5, 0.93 + chinDrop],
      [0, 0.925 + chinDrop],
      [chin * 0.15, 0.95 + chinDrop],
      [-chin * 0.15, 0.968 + chinDrop],
    ],
    7,
    0.3,
  )
}

/** A warm cheek, wide on the lit side. */
function drawBlush({ sitter, on, size, ink, child, outline }: RoundFeatures): void {
  const { stage, face, skin } = sitter
  for (const side of [-1, 1]) {
    const place = on(side * (child ? 0.165 : 0.175), face.eye.y + (child ? 0.13 : 0.145))
    fillPlane(stage, ellipse(place, 0.08 * size, child ? 0.056 : 0.046, side * -0.4), css(skin.blush), {
      soft: ink ? 44 : 26,
      within: [outline.whole],
      alpha: (ink ? 0.34 : 0.46) * Math.min(1.15, face.blush * (child ? 1.2 : 1)),
    })
  }
}
