import type { DistanceField } from '../form/form.ts'

/** How cloth lies on a body: how far it keeps away in millimetres, and how it rubs. */
export interface Contact {
  away: number
  friction: number
}

/** Lets nothing sink below the ground, where it lies still. */
function touchGround(at: Float32Array, was: Float32Array, away: number) {
  for (let a = 0; a < at.length; a += 3) {
    if (at[a + 1]! >= away) continue
    at[a + 1] = away
    was[a + 1] = away
    at[a] = was[a]!
    at[a + 2] = was[a + 2]!
  }
}

/** Pushes particles out of a body and up from the ground, and lets them rub on it; `was` moves along with the push, so that none bounces. */
export function touchBody(at: Float32Array, was: Float32Array, field: DistanceField, { away, friction }: Contact) {
  const { from, cell, count, values } = field
  const [nx, ny, nz] = count
  const [ox, oy, oz] = from
  const slice = nx * ny
  const per = 1 / cell
  touchGround(at, was, away)
  for (let a = 0; a < at.length; a += 3) {
    let fx = (at[a]! - ox) * per
    let fy = (at[a + 1]! - oy) * per
    let fz = (at[a + 2]! - oz) * per
    if (!(fx >= 0 && fy >= 0 && fz >= 0 && fx < nx - 1 && fy < ny - 1 && fz < nz - 1)) continue
    const ix = fx | 0
    const iy = fy | 0
    const iz = fz | 0
    const q = ix + nx * iy + slice * iz
    fx -= ix
    fy -= iy
    fz -= iz
    const v0 = values[q]!
    const v1 = values[q + 1]!
    const v2 = values[q + nx]!
    const v3 = values[q + nx + 1]!
    const u0 = values[q + slice]!
    const u1 = values[q + slice + 1]!
    const u2 = values[q + slice + nx]!
    const u3 = values[q + slice + nx + 1]!
    const low = v0 + (v1 - v0) * fx
    const high = v2 + (v3 - v2) * fx
    const lowFar = u0 + (u1 - u0) * fx
    const highFar = u2 + (u3 - u2) * fx
    const near = low + (high - low) * fy
    const far = lowFar + (highFar - lowFar) * fy
    const depth = away - near - (far - near) * fz
    if (depth <= 0) continue
    let gx = ((v1 - v0) * (1 - fy) + (v3 - v2) * fy) * (1 - fz) + ((u1 - u0) * (1 - fy) + (u3 - u2) * fy) * fz
    let gy = (high - low) * (1 - fz) + (highFar - lowFar) * fz
    let gz = far - near
    const steep = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1)
    gx *= steep
    gy *= steep
    gz *= steep
    const push = depth * 0.98
    at[a] = at[a]! + gx * push
    at[a + 1] = at[a + 1]! + gy * push
    at[a + 2] = at[a + 2]! + gz * push
    let tx = at[a]! - was[a]!
    let ty = at[a + 1]! - was[a + 1]!
    let tz = at[a + 2]! - was[a + 2]!
    const out = tx * gx + ty * gy + tz * gz
    tx -= out * gx
    ty -= out * gy
    tz -= out * gz
    const slid = Math.sqrt(tx * tx + ty * ty + tz * tz)
    const held = slid <= friction * push ? 1 : (friction * push) / slid
    at[a] = at[a]! - tx * held
    at[a + 1] = at[a + 1]! - ty * held
    at[a + 2] = at[a + 2]! - tz * held
    if (out <= 0) continue
    was[a] = was[a]! + gx * out
    was[a + 1] = was[a + 1]! + gy * out
    was[a + 2] = was[a + 2]! + gz * out
  }
}
