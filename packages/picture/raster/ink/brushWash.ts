import { lerp, smooth } from '@toile/geometry'
import type { ClothShading } from '../shading.ts'
import { count, folded, onLitSide, openTally, settle } from '../trueColor.ts'
import { openMarks } from './brushMarks.ts'
import { inkOf } from './inkOf.ts'
import { openPaper } from './openPaper.ts'
import { secondWash } from './secondWash.ts'

/** Cloth in ink: one wet wash that stops short of the light and dries with a rim, a second wash with a wet edge, black where cloth meets cloth. */
export function shadeBrushWash(s: ClothShading): void {
  const { mask, light, region, stage, rgba, weft, depths, brightness } = s
  const { pen } = stage
  const marks = openMarks(stage, region, mask)
  const { open, read: readOpen } = openPaper(s, marks)
  const { second, read: readSecond } = secondWash(s, marks)
  const form = s.form ?? light.diffuse
  const long = s.longForm ?? form
  const tally = openTally()
  const ink = inkOf(stage.ground)
  const sheet = (stage.ground.r * 0.3 + stage.ground.g * 0.6 + stage.ground.b * 0.1) / 255
  // Paper is light only beside what is darker than it.
  const paler = (value: number) => smooth(-0.03, 0.08, sheet - value)
  // On what moves an edge of bare paper would wander over the cloth: a thin wash stays on it.
  const most = stage.moves ? 0.55 : 1
  const drawn = ink.drawn
  // Weaves finer than the paper's tooth would be noise.
  const woven = 1.3 * smooth(0.25, 0.8, pen)
  for (let y = 0; y < mask.height; y++) {
    marks.readBrush(y)
    marks.readWater(y)
    marks.readPaper(y)
    readOpen(y)
    readSecond(y)
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const j = i * 4
      const at = i + depths.inward[i]
      const shade = second[i]
      ink.dip(rgba[j], rgba[j + 1], rgba[j + 2])
      const { pale, dark } = ink
      const near = depths.near[i] / pen
      // What lies on the cloth keeps its colour: a little paper, and its own line.
      if (s.laid) open[i] *= 1 - s.laid.held[i]
      // Pigment gathers at the rim of each wash, in the hollows of the paper and at the foot of the piece.
      const dried = open[i]
      const rim = 1.6 * dried * (1 - dried)
      const wet = 4 * shade * (1 - shade) * (0.46 - 0.4 * marks.lost[x])
      const water = (marks.pool[x] - 0.5) * 0.3 + (s.drift ? s.drift[i] : 0) * 0.12
      const tooth = (marks.tooth[x] - 0.5) * (0.1 + 0.2 * shade)
      const bounce = shade * smooth(11, 3, near) * smooth(0.15, 0.6, -depths.facing[i])
      let density = 1 + (water + tooth) * (0.45 + 0.55 * (1 - dark)) * stage.hand.texture + rim + wet
      density += (0.62 - 0.2 * pale) * shade - 0.28 * bounce + 0.1 * smooth(3, 0, near) * (1 - 0.35 * pale)
      if (weft) density -= (weft.tone[i] - 1) * (1 + 0.6 * shade) * woven
      if (s.relief) density += (1 - s.relief[i]) * 1.2
      // Spot black: under the deepest folds and, on dark cloth, in all of the shade.
      const deep = smooth(0.44, 0.52, form[at] - light.diffuse[at] + depths.cavity[at] * 0.1) * depths.cast[at]
      const spot = Math.max(deep * 0.45 * (1 - pale), dark * shade * 0.8)
      const left = open[i] * paler(ink.value) * most
      ink.lay(density, shade * (0.06 + 0.14 * pale) * (1 - left), (marks.pool[x] - 0.5) * 0.16, left)
      for (let k = 0; k < 3; k++) drawn[k] = lerp(drawn[k] * brightness, ink.black[k], spot * (1 - left))
      const plane = shade < 0.1 && left < 0.05 && spot < 0.05
      const weight = plane ? 1 : left < 0.5 && onLitSide(long[at]) ? folded : 0
      if (weight)
        count(
          tally,
          weight,
          rgba[j] * brightness,
          rgba[j + 1] * brightness,
          rgba[j + 2] * brightness,
          drawn[0],
          drawn[1],
          drawn[2],
        )
      open[i] = Math.max(left, spot)
      rgba[j] = drawn[0]
      rgba[j + 1] = drawn[1]
      rgba[j + 2] = drawn[2]
    }
  }
  settle(rgba, mask, tally, open)
}
