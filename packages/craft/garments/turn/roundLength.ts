import type { Section } from '../../mannequins/round/section.ts'

const arcSteps = 12

/** The length round a section from the centre front to an angle. */
export function roundLength({ wide, front }: Section, angle: number): number {
  const [sine, cosine] = [Math.sin(angle / arcSteps), Math.cos(angle / arcSteps)]
  let length = 0
  let [across, before] = [0, 1]
  for (let i = 1; i <= arcSteps; i++) {
    const further = across * cosine + before * sine
    const nearer = before * cosine - across * sine
    const [x, z] = [wide * (further - across), front * (nearer - before)]
    length += Math.sqrt(x * x + z * z)
    across = further
    before = nearer
  }
  return length * Math.sign(angle)
}
