const straight = 3.141592653589793

/** The angle in radians of a direction, from -π to π, by its series, within 1e-12: the host's own may differ in its last bits between builds. */
export function angleOf(x: number, y: number): number {
  const [across, down] = [Math.abs(x), Math.abs(y)]
  if (across === 0 && down === 0) return 0
  const steep = down > across
  const angle = arcTangent(steep ? across / down : down / across)
  const upright = steep ? straight / 2 - angle : angle
  const facing = x < 0 ? straight - upright : upright
  return y < 0 ? -facing : facing
}

/** Of a number from 0 to 1. */
function arcTangent(value: number): number {
  if (value > 0.2679491924311227)
    return straight / 6 + arcTangent((1.7320508075688772 * value - 1) / (1.7320508075688772 + value))
  const square = value * value
  let sum = 0
  for (let k = 19; k >= 1; k -= 2) sum = 1 / k - square * sum
  return value * sum
}
