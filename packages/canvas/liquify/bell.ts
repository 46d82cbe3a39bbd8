/** How much of a dab is felt at a share of its radius: all in the middle, nothing at the rim; `power` from 0 wide to 1 narrow. */
export function bell(far: number, power: number): number {
  const left = 1 - far * far
  return left * left * (1 - power * 0.75 * far * (2 - far))
}
