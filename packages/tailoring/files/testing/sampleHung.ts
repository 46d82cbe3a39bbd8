import type { HungCloth } from '../round/roundGarment.ts'

/** Steps of a half of the tube across and along. */
const [across, along] = [12, 10]
const [radius, height, foot] = [150, 600, 400]

/** A tube of two halves, the left one mirrored, that are sewn at both sides: 471 mm wide each, 600 mm high, 400 mm above the floor. */
export function sampleHung(wider = 0): HungCloth {
  const count = (across + 1) * (along + 1)
  const flat = new Float32Array(4 * count)
  const positions = new Float32Array(6 * count)
  const triangles: number[] = []
  const width = Math.PI * radius
  for (const half of [0, 1])
    for (let row = 0; row <= along; row++)
      for (let column = 0; column <= across; column++) {
        const corner = half * count + row * (across + 1) + column
        const angle = Math.PI * (half + column / across)
        const share = column / across
        flat.set([half ? -width * (1 - share) : width * share, (height * row) / along], 2 * corner)
        const out = radius + wider
        positions.set([-out * Math.cos(angle), foot + (height * row) / along, out * Math.sin(angle)], 3 * corner)
        if (row < along && column < across) {
          const above = corner + across + 1
          triangles.push(corner, corner + 1, above + 1, corner, above + 1, above)
        }
      }
  const each = 2 * across * along
  const part = (half: number) => ({
    piece: 'side',
    mirrored: half === 1,
    firstCorner: half * count,
    corners: count,
    firstTriangle: half * each,
    triangles: each,
  })
  return { mesh: { flat, triangles: Uint32Array.from(triangles), parts: [part(0), part(1)] }, positions }
}
