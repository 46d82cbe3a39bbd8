import { clearOwn } from './clearOwn.ts'
import { clothEdges } from './clothEdges.ts'
import { contactOf, darkenBeside } from './contactShadow.ts'
import type { LaidRegion } from './laid.ts'
import type { Laying } from './laying.ts'
import { type Bled, bledAt } from './bledAt.ts'
import { patchOf, readPatch } from './patchOf.ts'
import { pushAcross, pushDown, pushed } from './printOver.ts'
import type { Reach } from './copyReach.ts'
import { regionColor } from './regionColor.ts'
import { sewInto } from './sewInto.ts'

/** How firmly a region keeps its colour in the light: a hand leaves a little paper in it, as in the cloth around it. */
const holds = 0.72
/** How much darker a dye is where it dried last. */
const darker = 0.42
/** A cut edge lies as close as cloth: its shadow is that of something so many millimetres across. */
const clothThick = 7

/** Lays a region on a dyed piece: its fill within its outline, then its seam or its cut edge; hidden folds and light are the cloth's own. */
export function layRegion(laying: Laying, region: LaidRegion): void {
  const { rgba, mask, map, light, stage, pixelsPerMillimetre, held, own } = laying
  const patch = patchOf(stage, region, pixelsPerMillimetre)
  const colorAt = regionColor(laying, region)
  const sew = patch.sewn && sewInto(laying, patch, patch.sewn)
  const bled = region.feather && stage.style !== 'flat' ? bledAt(stage, pixelsPerMillimetre) : null
  const dye: Bled = new Float64Array(2)
  const reach: Reach = { left: mask.width, top: mask.height, right: 0, bottom: 0 }
  for (let y = 0; y < mask.height; y++) {
    for (let x = mask.first[y], i = y * mask.width + x; x <= mask.last[y]; x++, i++) {
      if (!mask.alpha[i]) continue
      const u = map.u[i] + pushed(light.slopeX[i]) * pushAcross
      const v = map.v[i] + pushed(light.slopeY[i]) * pushDown
      if (!(u > patch.left && v > patch.top)) continue
      const covered = readPatch(patch, patch.cover, u, v)
      dye[0] = covered
      if (bled && covered > 0 && covered < 1) bled(covered, u, v, dye)
      const [share = 0, rim = 0] = dye
      if (share > 0) {
        const j = i * 4
        const { r, g, b, opacity } = colorAt(i, u, v)
        const laid = share * opacity
        const dried = 1 - darker * rim
        rgba[j] += (r * dried - rgba[j]) * laid
        rgba[j + 1] += (g * dried - rgba[j + 1]) * laid
        rgba[j + 2] += (b * dried - rgba[j + 2]) * laid
        held[i] += (holds - held[i]) * laid
        own[i] = share
        widen(reach, x, y)
      }
      sew?.(i, u, v)
    }
  }
  if (reach.right <= reach.left) return
  if (!region.feather) {
    clothEdges(laying, reach, !region.sewn)
    const contact = region.sewn ? null : contactOf(laying, clothThick)
    if (contact) darkenBeside(laying, reach, contact)
  }
  clearOwn(laying, reach)
}

function widen(reach: Reach, x: number, y: number): void {
  if (x < reach.left) reach.left = x
  if (x >= reach.right) reach.right = x + 1
  if (y < reach.top) reach.top = y
  if (y >= reach.bottom) reach.bottom = y + 1
}
