import { ellipse, lerp, type Path, spline } from '@toile/geometry'
import { freeLine } from '../../raster/freeLine.ts'
import { fillOutline } from '../../raster/stage.ts'
import { css, darken, mixColors } from '../../raster/tint.ts'
import { around, type Sitter } from '../sitter.ts'
import { type Brush, type HairPhase, openBrush } from './brush.ts'
import { drawBand } from './drawBand.ts'
import { drawBraid } from './drawBraid.ts'
import { drawBun } from './drawBun.ts'
import { drawCoils } from './drawCoils.ts'
import { drawFades } from './drawFades.ts'
import { drawLocks } from './drawLocks.ts'
import { drawRopes } from './drawRopes.ts'
import { drawWrap } from './drawWrap.ts'
import type { HairArt, HairLayer } from './hairArt.ts'
import { hairArts } from './index.ts'

const cap: Path = [
  [-0.2, 0.16],
  [-0.285, 0.1],
  [-0.24, -0.005],
  [-0.12, -0.062],
  [0, -0.075],
  [0.12, -0.062],
  [0.24, -0.005],
  [0.285, 0.1],
  [0.2, 0.16],
  [0, 0.08],
]

/** Draws one layer of the sitter's hair: behind the body, over the face, or the back of the head. */
export function drawHair(sitter: Sitter, phase: HairPhase): void {
  const art = hairArts[sitter.person.hair]
  const brush = openBrush(sitter, phase)
  const back = sitter.figure.view === 'back'
  if (phase === 'behind') {
    const layer = back ? art.backBehind : art.behind
    // A knot at the side shows away from where the head turns.
    if (layer) drawLayer(brush, layer, sitter.figure.headYaw > 0 ? -1 : 1, 0.85)
  } else if (phase === 'back') drawLayer(brush, art.back, 1)
  else drawFront(brush, art.front)
}

/** Draws what the sitter ties behind one ear, -1 the viewer's left: its braid, or the band of its bunch. */
export function drawTied(sitter: Sitter, side: 1 | -1): void {
  const brush = openBrush(sitter, 'front')
  const { braids = [], ties = [] } = hairArts[sitter.person.hair].front
  for (const braid of braids) if (Math.sign(braid.from[0]) === side) drawBraid(brush, braid)
  for (const tie of ties) if (isBeside(tie) && Math.sign(tie[0]) === side) drawTie(brush, tie)
}

const isBeside = ([x]: readonly [x: number, y: number]) => Math.abs(x) > 0.3

function drawLayer(brush: Brush, layer: HairLayer, side: 1 | -1, shade = 1): void {
  if (layer.fades) drawFades(brush, layer.fades.outlines, layer.fades.density)
  if (layer.locks) drawLocks(brush, layer.locks)
  if (layer.coil) drawCoils(brush, layer.coil)
  for (const ropes of layer.ropes ?? []) drawRopes(brush, ropes)
  for (const braid of layer.braids ?? []) drawBraid(brush, braid)
  for (const bun of layer.buns ?? []) drawBun(brush, bun, side, shade)
  for (const tie of layer.ties ?? []) if (!brush.sitter.tiedApart || !isBeside(tie)) drawTie(brush, tie)
  if (layer.wrap) drawWrap(brush, layer.wrap)
  if (layer.over) drawLayer(brush, layer.over, side, shade)
}

function drawFront(brush: Brush, front: HairArt['front']): void {
  const { sitter, color, at } = brush
  const { stage, skin } = sitter
  if (front.cap) {
    const outline = spline(
      cap.map(([x, y]) => at(x, y)),
      true,
      8,
    )
    fillOutline(stage, outline, css(darken(color, 0.62)))
  }
  drawLayer(brush, { ...front, braids: [] }, 1)
  if (front.babyHairs) drawBabyHairs(brush, front.babyHairs)
  if (front.parting) {
    const line = front.parting.map(([x, y]) => at(x, y))
    const scalp = css(mixColors(skin.base, color, 0.55), 0.8)
    freeLine(stage, line, { weight: 1.5, color: scalp, taper: [0.5, 0.2] })
  }
  if (!sitter.tiedApart) for (const braid of front.braids ?? []) drawBraid(brush, braid)
  if (front.band) drawBand(brush, front.band)
}

/** Fine short hairs that soften a drawn-back hairline. */
function drawBabyHairs({ sitter, chance, dark, size }: Brush, count: number): void {
  for (let i = 0; i < count; i++) {
    const u = lerp(-0.24, 0.24, (i + chance.next() * 0.8) / count)
    const [x, y] = sitter.figure.face(u * size, 0.17 + u * u * 2.1 + chance.between(-0.012, 0.008))
    const lean = u + 0.1
    const hair: Path = [
      [x, y],
      [x + lean * 0.08, y - 0.018],
      [x + lean * 0.22, y - 0.03],
    ]
    freeLine(sitter.stage, spline(hair, false, 5), { weight: 0.65, color: dark, taper: [0.6, 0.6], seed: i })
  }
}

function drawTie({ sitter, line, color, size }: Brush, [x, y]: readonly [number, number]): void {
  const band = ellipse(sitter.figure.head(x * size, y), 0.052, 0.03)
  around(sitter, band, { weight: 2.4, color: line })
  fillOutline(sitter.stage, band, css(darken(color, 0.6)))
}
